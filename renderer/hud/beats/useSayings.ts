import { type ReactNode, useMemo, useRef } from 'react'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import type { BeatFinder } from './beat.ts'
import { type Cause, sayingOf, withSaying } from './sayings.ts'

/** A game's source of occasions for bots' remarks. */
export interface SayingSource {
  /**
   * Returns the seats that an event affects, and how, by the view before the event. The first one that can speak does.
   * Empty for most events.
   */
  causesOf(event: { readonly kind: string }, before: unknown): readonly Cause[]
  /** Returns the number of the turn, or of another measure of progress in the game. */
  turnOf(view: unknown): number
  /** Returns the flag of a seat. */
  flagOf(seat: Seat, view: unknown): ReactNode
  /** The least number of turns from one remark to the next. */
  readonly pause: number
}

/** Returns beats with bots' remarks about them; a remark without a beat gets its own. */
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
