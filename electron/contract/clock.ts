import type { Seat } from '../../engine/kernel/game.ts'

/** The thinking time of people in a match, in seconds. */
export type TimeLimit =
  /** A time for each move; it is full again each time the seat is asked. */
  | { readonly kind: 'move'; readonly seconds: number }
  /** A time for all moves of a seat; each move adds the increment. */
  | { readonly kind: 'match'; readonly seconds: number; readonly increment: number }

/** The consequence for a seat without time left: a bot makes its move, or the seat has lost. */
export type AtTimeEnd = 'bot' | 'loses'

/** The clock of a match. It is not part of the rules. */
export type MatchClock = TimeLimit & { readonly atEnd: AtTimeEnd }

/** The least and the most seconds of each kind of clock, and of an increment. */
export const CLOCK_BOUNDS = { move: [5, 3600], match: [60, 4 * 3600], increment: [0, 60] } as const

/** The time that a seat has left. */
export interface SeatTime {
  readonly seat: Seat
  /** The time left, in milliseconds. */
  readonly left: number
  readonly running: boolean
}

/** The reason of an outcome decided on time. */
export const LOST_ON_TIME = 'time'
