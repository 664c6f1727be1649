import type { ReactNode } from 'react'
import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import { winnersText } from '../i18n/words.ts'
import { TurnFrame } from './TurnFrame.tsx'
import { useWords } from './useWords.ts'

interface OverFrameProps {
  readonly outcome: Outcome
  /** The flag of a winner. */
  readonly flagOf: (winner: Seat) => ReactNode
}

/** In place of whose turn it is, who has won; nobody else is named. */
export function OverFrame({ outcome, flagOf }: OverFrameProps) {
  const words = useWords()
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
