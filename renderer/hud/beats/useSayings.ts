import { useMemo, useRef } from 'react'
import { useSession } from '../../host/session.ts'
import type { Beat, BeatFinder } from './beat.ts'
import { type Cause, sayingOf } from './sayings.ts'

/** How a game tells what bots may speak about. */
export interface SayingSource {
  /** What an event, on the view before it, means to a seat; null for most. */
  causeOf(event: { readonly kind: string }, before: unknown): Cause | null
  /** Counts the turns, or whatever passes in the game. */
  turnOf(view: unknown): number
  /** Turns from one saying to the next, at least. */
  readonly pause: number
}

/** Beats with what bots say about them; what is no moment of its own becomes one when somebody speaks. */
export function useSayings(find: BeatFinder, { causeOf, turnOf, pause }: SayingSource): BeatFinder {
  const spoke = useRef<{ readonly match: string; readonly turn: number } | null>(null)
  return useMemo(
    () => (event, before, words) => {
      const beat = find(event, before, words)
      const { match } = useSession.getState()
      const cause = match && causeOf(event, before)
      if (!match || !cause) return beat
      const turn = turnOf(before)
      const last = spoke.current?.match === match.id ? spoke.current.turn : null
      const saying = sayingOf(match, cause, turn, last, pause)
      if (saying === null) return beat
      spoke.current = { match: match.id, turn }
      return spoken(beat, words.nameOf(cause.seat), words.t(saying))
    },
    [find, causeOf, turnOf, pause],
  )
}

function spoken(beat: Beat | null, name: string, line: string): Beat {
  return { ...(beat ?? { title: name, text: null }), line: beat ? `${name}: ${line}` : line, isSpoken: true }
}
