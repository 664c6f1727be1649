import { useMemo } from 'react'
import type { Seat } from '../../../engine/kernel/game.ts'
import { type SessionState, useSession } from '../../host/session.ts'
import { seatsHere } from '../../host/viewer.ts'

/** The part of a match that a player looks back on. */
export interface Lookback {
  /** The player's own seats: events that affect them concern the player. */
  readonly own: readonly Seat[]
  /** Index of the first step to look back on: the player's own last one, or the first. */
  readonly from: number
}

type Looking = Pick<SessionState, 'match' | 'viewer' | 'standing' | 'steps' | 'sentAfter'>

/**
 * Returns the part that the player at this screen looks back on: everything since their own last move. That move is
 * included, as others may have answered it. A player who watches bots looks back on the last move.
 */
export function lookbackOf(session: Looking): Lookback {
  const { steps, sentAfter } = session
  const own = ownSeats(session)
  if (own.length === 0) return { own, from: Math.max(0, steps.length - 1) }
  const last = steps.findLastIndex(({ by }) => own.includes(by))
  return { own, from: Math.max(0, last, sentAfter) }
}

/** Returns the asked seat, else the viewer's, else all seats of this screen. */
export function ownSeats({ match, viewer, standing }: Pick<Looking, 'match' | 'viewer' | 'standing'>): readonly Seat[] {
  const asked = standing?.asked?.seat
  if (asked !== undefined) return [asked]
  const seats = match?.seats ?? []
  if (seats.some(({ seat }) => seat === viewer)) return [viewer]
  return seatsHere(seats)
}

/** Returns the part that the player at this screen looks back on now. */
export function useLookback(): Lookback {
  const own = useSession((session) => ownSeats(session).join())
  const from = useSession((session) => lookbackOf(session).from)
  return useMemo(() => ({ own: own === '' ? [] : own.split(','), from }), [own, from])
}
