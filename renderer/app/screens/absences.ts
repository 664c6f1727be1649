import type { Lobby, ScreensState } from '../../../electron/contract/screens.ts'

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

/** What has become of absences with what the host tells now. */
export function absencesAfter(before: Absences, { room }: ScreensState, now: number): Absences {
  const seats = room?.lobby?.seats ?? []
  return Object.fromEntries(
    seats.flatMap((seat) => (seat.guest === null ? [] : [[seat.guest, absenceAfter(before[seat.guest], seat, now)]])),
  )
}

function absenceAfter(before: Absence = THERE, { by, connected }: Lobby['seats'][number], now: number): Absence {
  if (!connected) return before.since === null ? { since: now, isBack: false, isSettled: false } : before
  const isBack = by !== 'elsewhere' && (before.isBack || before.since !== null)
  return isBack ? { since: null, isBack, isSettled: before.isBack && before.isSettled } : THERE
}
