import { useEffect, useRef } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { sounds } from '../../audio/sounds.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Segments } from '../controls.tsx'
import { type TemperChoice, temperChoices, temperManner, temperWord } from './tempers.ts'

interface TemperProps {
  readonly game: GameId
  readonly seat: Seat
  /** Name of the seat. */
  readonly side: string
  readonly value: TemperChoice | undefined
}

interface TemperButtonProps extends TemperProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Shows the personality of a bot, and opens the list of all; nothing if the game has none. */
export function TemperButton({ game, seat, side, value, isOpen, onOpen }: TemperButtonProps) {
  const t = useText()
  if (temperChoices(game).length === 0) return null
  const chosen = t('temper.chosen', { temper: wordFor(game, value ?? 'none', t) })
  return (
    <button
      type="button"
      className="button is-quiet is-small seat-temper"
      aria-expanded={isOpen}
      aria-label={`${side}. ${chosen}`}
      data-testid={`seat-${seat}-temper`}
      onClick={() => {
        sounds.play('click', { bus: 'interface' })
        onOpen(!isOpen)
      }}
    >
      {chosen}
    </button>
  )
}

interface TemperListProps extends TemperProps {
  readonly onChange: (temper: TemperChoice | undefined) => void
}

/** All personalities that a bot may have, and the meaning of the chosen one, once the list is open. */
export function TemperList({ game, seat, side, value, onChange }: TemperListProps) {
  const t = useText()
  const manner = useRef<HTMLParagraphElement>(null)
  useEffect(() => manner.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <>
      <Segments<TemperChoice | 'none'>
        label={t('temper.of', { team: side })}
        value={value ?? 'none'}
        onChange={(choice) => onChange(choice === 'none' ? undefined : choice)}
        options={(['none', ...temperChoices(game)] as const).map((choice) => ({
          value: choice,
          label: wordFor(game, choice, t),
          testId: `seat-${seat}-temper-${choice}`,
        }))}
      />
      <p ref={manner} className="temper-manner" aria-live="polite">
        {temperManner(game, value ?? 'none', t)}
      </p>
    </>
  )
}

const wordFor = (game: GameId, choice: TemperChoice | 'none', t: Translate): string =>
  choice === 'none' ? t('temper.none') : temperWord(game, choice, t)
