import { createContext, useContext, useMemo } from 'react'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import { useSession } from '../host/session.ts'
import type { SessionState } from '../host/sessionState.ts'
import { seatsHere } from '../host/viewer.ts'
import { RecordedSeats } from './useWords.ts'

/** The seats that panels mark as the reader's. None outside a match: in a recording, in the picture of a stream. */
export const OwnSeats = createContext<readonly Seat[]>([])

/**
 * Returns the seats of the reader: the window's viewer, else the seat of the only person at this screen. If several
 * share it, the asked seat.
 */
export function readersSeats({
  match,
  viewer,
  standing,
}: Pick<SessionState, 'match' | 'viewer' | 'standing'>): readonly Seat[] {
  const seats = match?.seats ?? []
  const here = seatsHere(seats)
  const looks = seats.some(({ seat }) => seat === viewer)
  if (here.length < 2 || (looks && !here.includes(viewer))) return looks ? [viewer] : here
  const asked = standing?.asked?.seat
  return asked !== undefined && here.includes(asked) ? [asked] : []
}

/** Returns whether one person plays against bots alone: a pause keeps no other player waiting. */
export function isAgainstBots(seats: MatchInfo['seats'] = []): boolean {
  return seats.length > 1 && seats.filter(({ player }) => player.kind !== 'bot').length === 1
}

/** Returns whether a seat is the reader's. */
export function useIsOwn(seat: Seat | null): boolean {
  const own = useContext(OwnSeats)
  return seat !== null && own.includes(seat)
}

const NOBODY: readonly Seat[] = []

/** Returns the reader's seats in the match on the table; none in a recording. */
export function useOwnSeats(): readonly Seat[] {
  const isRecorded = useContext(RecordedSeats) !== null
  const own = useSession((session) => readersSeats(session).join())
  return useMemo(() => (isRecorded || own === '' ? NOBODY : own.split(',')), [isRecorded, own])
}
