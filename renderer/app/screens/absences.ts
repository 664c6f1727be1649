import type { Lobby, LobbySeat, ScreensState } from '../../../electron/contract/screens.ts'

/** The presence of a seat's screen, as the table knows it. */
export interface Absence {
  /** The time when the loss of its connection was noticed, in milliseconds since 1970; null while it is connected. */
  readonly since: number | null
  /** True if it has returned while its seat is played here or by a bot. */
  readonly isBack: boolean
  /** True if the players have chosen to wait, or to leave the seat unchanged. */
  readonly isSettled: boolean
}

/** The absences by guest. */
export type Absences = Readonly<Record<string, Absence>>

const THERE: Absence = { since: null, isBack: false, isSettled: false }

/** Returns the key of an absence: the guest of the seat, or the seat itself if its guest has left it. */
export const absenceKey = ({ seat, guest }: Pick<LobbySeat, 'seat' | 'guest'>): string => guest ?? `seat/${seat}`

/**
 * Returns the absences after the host's new lobby.
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
