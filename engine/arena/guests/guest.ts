import type { Seat } from '../../kernel/game.ts'
import type { OutsideEntrant } from './contestant.ts'

/** Answers the calls of a program for one seat of a match. */
export interface Desk {
  readonly seat: Seat
  /** True while its seat must decide. */
  readonly isAsked: boolean
  /** Answers a line. */
  answer(line: string): Answered
}

/** The answer to a program, and the reason why it has lost if its line was illegal. */
export interface Answered {
  /** The answer to send; null if there is none. */
  readonly line: string | null
  readonly fault: string | null
}

/** A program at a seat, over any transport. */
export interface Guest {
  /** Answers its calls until it has played a move. Rejects with a Forfeit. */
  decide(): Promise<void>
  /** Ends the match for it: it may ask for the result, and must exit then. */
  leave(): Promise<void>
}

/** Starts a program for a desk. */
export type Usher = (entrant: OutsideEntrant, desk: Desk) => Guest

/** Thrown when a program has lost its match: it broke a rule, took too long, or has exited. */
export class Forfeit extends Error {}
