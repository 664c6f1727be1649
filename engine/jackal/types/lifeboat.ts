import type { Cell, Side } from './board.ts'
import type { TeamId } from './team.ts'

/** The lifeboat (J-BOAT) ashore or carried by a piece, whose `load` is `boat`. */
export interface BoatAshore {
  readonly at: Cell
  /** The step of a turntable on which the boat lies, from 1; 0 elsewhere. */
  readonly step: number
  readonly afloat: false
}

/** The lifeboat once it is launched: it never comes ashore again. */
export interface BoatAfloat {
  readonly at: Cell
  readonly afloat: true
  /** The owner: the team that launched it. */
  readonly team: TeamId
  /**
   * Sides of the board along which it may be rowed: two while it lies at a corner, none in waters inside the island.
   */
  readonly sides: readonly Side[]
}

export type Lifeboat = BoatAshore | BoatAfloat
