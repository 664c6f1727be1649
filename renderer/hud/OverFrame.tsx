import type { ReactNode } from 'react'
import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import { useSession } from '../host/session.ts'
import { winnersText } from '../i18n/words.ts'
import { TurnFrame } from './TurnFrame.tsx'
import { useWords } from './useWords.ts'

interface OverFrameProps {
  /**
   * The outcome by the rules. In a match the host's outcome takes precedence, because a player may have lost on time.
   */
  readonly outcome: Outcome
  /** The flag of a winner. */
  readonly flagOf: (winner: Seat) => ReactNode
}

/** Shows the winner in place of the turn, and no other player. */
export function OverFrame({ outcome: byRules, flagOf }: OverFrameProps) {
  const words = useWords()
  const told = useSession((state) => state.standing?.outcome ?? null)
  const outcome = told ?? byRules
  const [first] = outcome.winners
  return (
    <TurnFrame
      flag={first === undefined ? null : flagOf(first)}
      about={words.t('hud.over')}
      title={outcome.winners.map(words.nameOf).join(', ')}
      line={winnersText(outcome, words)}
      side={first ?? ''}
    />
  )
}
