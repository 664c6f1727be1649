import { useState } from 'react'
import type { VoteState } from '../../../electron/contract/vote.ts'
import { useSession } from '../../host/session.ts'
import type { NameMove } from '../../hud/coach/gameCoach.ts'
import { useWords } from '../../hud/useWords.ts'
import { useShownNow } from '../../playback/useShownTable.ts'

interface Kept {
  readonly vote: string
  readonly names: readonly string[]
}

const NOTHING: Kept = { vote: '', names: [] }

/**
 * Returns the names of a poll's options, by their places. They stay once the poll is over: the position after the move
 * would give other names, or none.
 */
export function useOptionNames(poll: VoteState | null, nameMove: NameMove | null): readonly string[] {
  const words = useWords()
  const shown = useShownNow((now) => now.shown)
  const isPlayed = useSession(({ match }) => match?.moves !== poll?.moves)
  const [kept, keep] = useState(NOTHING)
  if (!poll) return NOTHING.names
  const { vote, options, chosen } = poll
  const numbers = options.map(({ option }) => String(option))
  if (kept.vote === vote && (isPlayed || chosen !== undefined)) return kept.names
  if (isPlayed || !nameMove) return numbers
  const names = options.map((one, place) => nameMove(shown, one, words, options) ?? numbers[place] ?? '')
  const isNew = kept.vote !== vote || names.some((name, place) => name !== kept.names[place])
  if (isNew) keep({ vote, names })
  return names
}
