import type { Lobby, LobbySeat, ScreensState } from '../../../electron/contract/screens.ts'

/** How a seat's screen has been, as far as the table has seen. */
export interface Absence {
  /** When its connection was found lost, in milliseconds since 1970; null while it is there. */
  readonly since: number | null
  /** It has come back, and its seat is played here or by a bot meanwhile. */
  readonly isBack: boolean
  /** The players have chosen to wait, or to leave the seat as it is. */
  readonly isSettled: boolean
}

/** By guest. */
export type Absences = Readonly<Record<string, Absence>>

const THERE: Absence = { since: null, isBack: false, isSettled: false }

/** The key of an absence: the guest of the seat, or the seat itself where its guest has stood up. */
export const absenceKey = ({ seat, guest }: Pick<LobbySeat, 'seat' | 'guest'>): string => guest ?? `seat/${seat}`

/**
 * Returns the absences after the news that the host sends now.
 *
 * @param was the lobby that was sent before
 */
export function absencesAfter(
  before: Absences,
  { room }: ScreensState,
  now: number,
  was: Lobby | null = null,
): Absences {
  const lobby = room?.lobby
  return Object.fromEntries(
    (lobby?.seats ?? []).flatMap((seat) => {
      const key = absenceKey(seat)
      const isLeft = seat.by === 'elsewhere' && (key in before || hadGuest(seat, was))
      if (seat.guest === null && (lobby?.matchId !== was?.matchId || !isLeft)) return []
      return [[key, absenceAfter(before[key], seat, now)]]
    }),
  )
}

const hadGuest = ({ seat }: LobbySeat, was: Lobby | null): boolean =>
  was?.seats.some((one) => one.seat === seat && one.guest !== null) === true

function absenceAfter(before: Absence = THERE, { by, connected }: Lobby['seats'][number], now: number): Absence {
  if (!connected) return before.since === null ? { since: now, isBack: false, isSettled: false } : before
  const isBack = by !== 'elsewhere' && (before.isBack || before.since !== null)
  return isBack ? { since: null, isBack, isSettled: before.isBack && before.isSettled } : THERE
}
