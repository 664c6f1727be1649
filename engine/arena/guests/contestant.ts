import type { PairScores } from '../arena.ts'
import type { Entrant, Pairing } from '../arenaGame.ts'

/** An external program, given by its command line. */
export interface OutsideEntrant {
  readonly program: string
  /** The time limit for a move, including the start. */
  readonly seconds: number
}

/** A contestant: a player of the arena, or an external program. */
export type Contestant = Entrant | OutsideEntrant

/** Two contestants that meet, of which either may be an external program. */
export interface OpenPairing extends Omit<Pairing, 'a' | 'b'> {
  readonly a: Contestant
  readonly b: Contestant
}

/** A pair that was played. */
export interface PairReport {
  readonly scores: PairScores
  /** The reasons of forfeits, one line each. */
  readonly forfeits: readonly string[]
}

export function isOutside(contestant: Contestant): contestant is OutsideEntrant {
  return 'program' in contestant
}

/** Returns the pairing if neither is an external program; otherwise null. */
export function closedPairing({ a, b, ...place }: OpenPairing): Pairing | null {
  return isOutside(a) || isOutside(b) ? null : { ...place, a, b }
}
