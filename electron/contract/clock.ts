import type { Seat } from '../../engine/kernel/game.ts'

/** How long the people of a match may think, in seconds. */
export type TimeLimit =
  /** For each move; it is full again with every question. */
  | { readonly kind: 'move'; readonly seconds: number }
  /** For all moves of a seat; each move adds the increment. */
  | { readonly kind: 'match'; readonly seconds: number; readonly increment: number }

/** What happens to a seat without time left: a bot makes its move, or it has lost. */
export type AtTimeEnd = 'bot' | 'loses'

/** The clock of a match. It is no part of the rules. */
export type MatchClock = TimeLimit & { readonly atEnd: AtTimeEnd }

/** The least and the most seconds of each kind of clock, and of an increment. */
export const CLOCK_BOUNDS = { move: [5, 3600], match: [60, 4 * 3600], increment: [0, 60] } as const

/** The time that a seat has left. */
export interface SeatTime {
  readonly seat: Seat
  /** Milliseconds. */
  readonly left: number
  readonly running: boolean
}

/** Why a match is over that ended on time. */
export const LOST_ON_TIME = 'time'
