import { type ReactNode, useMemo, useRef } from 'react'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import type { BeatFinder } from './beat.ts'
import { type Cause, sayingOf, withSaying } from './sayings.ts'

/** How a game tells what bots may speak about. */
export interface SayingSource {
  /** What an event, on the view before it, means to seats, who may speak first standing first; nothing for most. */
  causesOf(event: { readonly kind: string }, before: unknown): readonly Cause[]
  /** Counts the turns, or whatever passes in the game. */
  turnOf(view: unknown): number
  /** The flag that a seat plays under. */
  flagOf(seat: Seat, view: unknown): ReactNode
  /** Turns from one saying to the next, at least. */
  readonly pause: number
}

/** Beats with what bots say about them; what is no moment of its own becomes one when somebody speaks. */
export function useSayings(find: BeatFinder, { causesOf, turnOf, flagOf, pause }: SayingSource): BeatFinder {
  const spoke = useRef<{ readonly match: string; readonly turn: number } | null>(null)
  return useMemo(
    () => (event, before, words) => {
      const beat = find(event, before, words)
      const { match } = useSession.getState()
      const causes = match ? causesOf(event, before) : []
      if (!match || causes.length === 0) return beat
      const turn = turnOf(before)
      const last = spoke.current?.match === match.id ? spoke.current.turn : null
      for (const cause of causes) {
        const saying = sayingOf(match, cause, turn, last, pause)
        if (saying === null) continue
        spoke.current = { match: match.id, turn }
        const speaker = { name: words.nameOf(cause.seat), flag: flagOf(cause.seat, before) }
        return withSaying(beat, speaker, words.t(saying))
      }
      return beat
    },
    [find, causesOf, turnOf, flagOf, pause],
  )
}
