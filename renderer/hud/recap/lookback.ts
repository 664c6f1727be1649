import { useMemo } from 'react'
import type { Seat } from '../../../engine/kernel/game.ts'
import { type SessionState, useSession } from '../../host/session.ts'
import { seatsHere } from '../../host/viewer.ts'

/** Which part of a match somebody looks back on. */
export interface Lookback {
  /** His own seats: what befalls them concerns him. */
  readonly own: readonly Seat[]
  /** Index of the step from which he looks back: his own last one, or the first. */
  readonly from: number
}

type Looking = Pick<SessionState, 'match' | 'viewer' | 'standing' | 'steps' | 'sentAfter'>

/**
 * What the player at this screen looks back on: all since his own last move. That move is included, as others may have
 * answered it. Who watches bots looks back on the last move.
 */
export function lookbackOf(session: Looking): Lookback {
  const { steps, sentAfter } = session
  const own = ownSeats(session)
  if (own.length === 0) return { own, from: Math.max(0, steps.length - 1) }
  const last = steps.findLastIndex(({ by }) => own.includes(by))
  return { own, from: Math.max(0, last, sentAfter) }
}

/** The seat that is asked, else the viewer's, else all of this screen. */
export function ownSeats({ match, viewer, standing }: Pick<Looking, 'match' | 'viewer' | 'standing'>): readonly Seat[] {
  const asked = standing?.asked?.seat
  if (asked !== undefined) return [asked]
  const seats = match?.seats ?? []
  if (seats.some(({ seat }) => seat === viewer)) return [viewer]
  return seatsHere(seats)
}

/** What the player at this screen looks back on now. */
export function useLookback(): Lookback {
  const own = useSession((session) => ownSeats(session).join())
  const from = useSession((session) => lookbackOf(session).from)
  return useMemo(() => ({ own: own === '' ? [] : own.split(','), from }), [own, from])
}
