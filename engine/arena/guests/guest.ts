import type { Seat } from '../../kernel/game.ts'
import type { OutsideEntrant } from './contestant.ts'

/** Where the calls of a program are answered, for one seat of a match. */
export interface Desk {
  readonly seat: Seat
  /** Its seat must decide. */
  readonly isAsked: boolean
  /** Answers a line. */
  answer(line: string): Answered
}

/** What is sent to the program, and why it has lost if what it sent was unlawful. */
export interface Answered {
  /** Null when nothing is to be answered. */
  readonly line: string | null
  readonly fault: string | null
}

/** A program at a seat, whatever carries its lines. */
export interface Guest {
  /** Answers its calls until it has played a move. Rejects with a Forfeit. */
  decide(): Promise<void>
  /** The match is over: it may ask how it ended, and must end then. */
  leave(): Promise<void>
}

/** Starts a program for a desk. */
export type Usher = (entrant: OutsideEntrant, desk: Desk) => Guest

/** Thrown when a program has lost its match: it did what it must not do, took too long, or is gone. */
export class Forfeit extends Error {}
