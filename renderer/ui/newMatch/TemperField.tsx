import { useState } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { sounds } from '../../audio/sounds.ts'
import { useText } from '../../i18n/useText.ts'
import { Segments } from '../controls.tsx'
import { type TemperChoice, temperChoices, temperWord } from './tempers.ts'

interface TemperFieldProps {
  readonly game: GameId
  readonly seat: Seat
  /** Name of the seat. */
  readonly side: string
  readonly value: TemperChoice | undefined
  readonly onChange: (temper: TemperChoice | undefined) => void
}

/** The temper of a bot: a button that says which, and shows all there are. */
export function TemperField({ game, seat, side, value, onChange }: TemperFieldProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const choices = temperChoices(game)
  if (choices.length === 0) return null
  const words = { none: t('temper.none'), of: (choice: TemperChoice) => temperWord(game, choice, t) }
  const chosen = t('temper.chosen', { temper: value === undefined ? words.none : words.of(value) })
  return (
    <>
      <button
        type="button"
        className="button is-quiet is-small seat-temper"
        aria-expanded={isOpen}
        aria-label={`${side}. ${chosen}`}
        data-testid={`seat-${seat}-temper`}
        onClick={() => {
          sounds.play('click', { bus: 'interface' })
          setOpen(!isOpen)
        }}
      >
        {chosen}
      </button>
      {isOpen && (
        <Segments<TemperChoice | 'none'>
          label={t('temper.of', { team: side })}
          value={value ?? 'none'}
          onChange={(choice) => onChange(choice === 'none' ? undefined : choice)}
          options={[
            { value: 'none' as const, label: words.none, testId: `seat-${seat}-temper-none` },
            ...choices.map((choice) => ({
              value: choice,
              label: words.of(choice),
              testId: `seat-${seat}-temper-${choice}`,
            })),
          ]}
        />
      )}
    </>
  )
}
