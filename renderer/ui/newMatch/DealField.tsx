import { LONGEST_DEAL_NAME } from '../../../engine/kernel/dealName.ts'
import { sounds } from '../../audio/sounds.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { Button, IconButton } from '../controls.tsx'
import { DiceIcon } from '../icons.tsx'
import { TextField } from '../TextField.tsx'
import { dealOfTheDay, drawDealName } from './dealNames.ts'
import { DEAL_FAULTS, type DealFault } from './draft.ts'

interface DealFieldProps {
  readonly value: string
  /** The explanation of the name's effect in this game. */
  readonly about: string
  readonly fault: DealFault | null
  readonly onChange: (name: string) => void
}

/** The field for the name of a match's deal, with buttons that draw one and that take the deal of the day. */
export function DealField({ value, about, fault, onChange }: DealFieldProps) {
  const t = useText()
  const language = useLanguage((state) => state.language)
  return (
    <div className="deal-row">
      <TextField
        label={t('new.deal')}
        about={about}
        value={value}
        onChange={onChange}
        maxLength={LONGEST_DEAL_NAME}
        error={fault ? t(`error.deal-${fault}`) : undefined}
        errors={DEAL_FAULTS.map((one) => t(`error.deal-${one}`))}
        testId="new-seed"
      />
      <IconButton
        label={t('new.deal.draw')}
        className="deal-draw"
        onClick={() => {
          sounds.play('wood', { bus: 'interface' })
          onChange(drawDealName(language))
        }}
        testId="seed-roll"
      >
        <DiceIcon size={1.75} />
      </IconButton>
      <Button small kind="quiet" onClick={() => onChange(dealOfTheDay(new Date()))} testId="deal-of-the-day">
        {t('new.deal.today')}
      </Button>
    </div>
  )
}
