import type { PairScores } from '../arena.ts'
import type { Entrant, Pairing } from '../arenaGame.ts'

/** A program outside of this one, by its command line. */
export interface OutsideEntrant {
  readonly program: string
  /** What it may take for a move, its start included. */
  readonly seconds: number
}

/** Whoever takes part: a player of the arena, or a program outside. */
export type Contestant = Entrant | OutsideEntrant

/** Who meets whom, where either may be a program outside. */
export interface OpenPairing extends Omit<Pairing, 'a' | 'b'> {
  readonly a: Contestant
  readonly b: Contestant
}

/** A pair that was played. */
export interface PairReport {
  readonly scores: PairScores
  /** Why matches were lost without being played to their end, one line each. */
  readonly forfeits: readonly string[]
}

export function isOutside(contestant: Contestant): contestant is OutsideEntrant {
  return 'program' in contestant
}

/** The pairing where nobody in it is a program outside; else null. */
export function closedPairing({ a, b, ...place }: OpenPairing): Pairing | null {
  return isOutside(a) || isOutside(b) ? null : { ...place, a, b }
}
