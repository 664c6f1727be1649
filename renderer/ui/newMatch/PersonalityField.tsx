import { useEffect, useRef } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { sounds } from '../../audio/sounds.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Segments } from '../controls.tsx'
import { type PersonalityChoice, personalityChoices, personalityManner, personalityWord } from './personalities.ts'

interface PersonalityProps {
  readonly game: GameId
  readonly seat: Seat
  /** Name of the seat. */
  readonly side: string
  readonly value: PersonalityChoice | undefined
}

interface PersonalityButtonProps extends PersonalityProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Shows the personality of a bot, and opens the list of all; nothing if the game has none. */
export function PersonalityButton({ game, seat, side, value, isOpen, onOpen }: PersonalityButtonProps) {
  const t = useText()
  if (personalityChoices(game).length === 0) return null
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

interface PersonalityListProps extends PersonalityProps {
  readonly onChange: (personality: PersonalityChoice | undefined) => void
}

/** All personalities that a bot may have, and the meaning of the chosen one, once the list is open. */
export function PersonalityList({ game, seat, side, value, onChange }: PersonalityListProps) {
  const t = useText()
  const manner = useRef<HTMLParagraphElement>(null)
  useEffect(() => manner.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <>
      <Segments<PersonalityChoice | 'none'>
        label={t('temper.of', { team: side })}
        value={value ?? 'none'}
        onChange={(choice) => onChange(choice === 'none' ? undefined : choice)}
        options={(['none', ...personalityChoices(game)] as const).map((choice) => ({
          value: choice,
          label: wordFor(game, choice, t),
          testId: `seat-${seat}-temper-${choice}`,
        }))}
      />
      <p ref={manner} className="temper-manner" aria-live="polite">
        {personalityManner(game, value ?? 'none', t)}
      </p>
    </>
  )
}

const wordFor = (game: GameId, choice: PersonalityChoice | 'none', t: Translate): string =>
  choice === 'none' ? t('temper.none') : personalityWord(game, choice, t)
