import { sounds } from '../../audio/sounds.ts'
import { useText } from '../../i18n/useText.ts'
import { IconButton } from '../controls.tsx'
import { DiceIcon } from '../icons.tsx'
import { TextField } from '../TextField.tsx'
import { parseSeed } from './draft.ts'

interface SeedFieldProps {
  readonly label: string
  readonly value: string
  /** What the seed determines in this game. */
  readonly about: string
  readonly onChange: (seed: string) => void
}

/** The seed of a match, with a button that rolls one. */
export function SeedField({ label, value, about, onChange }: SeedFieldProps) {
  const t = useText()
  return (
    <div className="seed-row">
      <TextField
        label={label}
        about={about}
        numeric
        value={value}
        onChange={onChange}
        error={parseSeed(value) === 'invalid' ? t('error.seed') : undefined}
        errors={[t('error.seed')]}
        testId="new-seed"
      />
      <IconButton
        label={t('new.seed.roll')}
        className="seed-roll"
        onClick={() => {
          sounds.play('wood', { bus: 'interface' })
          onChange(rolledSeed())
        }}
        testId="seed-roll"
      >
        <DiceIcon size={1.75} />
      </IconButton>
    </div>
  )
}

/** Six digits: enough variety, and easy to read out to a friend. */
const rolledSeed = (): string => String(Math.floor(Math.random() * 1_000_000))
