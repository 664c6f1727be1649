import type { Cell } from './board.ts'
import type { UnitId } from './unit.ts'

/** begun → moving → moved, or begun → turned, or begun → repaired; firing ends a move under way. */
export const STAGES = ['begun', 'moving', 'moved', 'turned', 'repaired'] as const

/** The one ship or fort that acts, once a round (A-ROUND). */
export interface Activation {
  readonly ship: UnitId
  readonly stage: (typeof STAGES)[number]
  /** The points that its move has left; below zero only at the end of the move. */
  readonly left: number
  readonly fired: boolean
  /** True once a ready Swift has had its chance at the beginning of the activation. */
  readonly challenged: boolean
  /** Set when Swift was declared with the first deed: no enemy's ready Swift fires at the ship (A-REPLY). */
  readonly swiftDeclared?: true
}

/** The place of a moving ship under fire: in its cell, or on the corner between two cells (A-CROSS). */
export interface Crossing {
  readonly ship: UnitId
  /** The two cells on either side of the corner. */
  readonly cells: readonly [Cell, Cell]
  /** True if the heading changes in this manoeuvre, so that the ship cannot answer. */
  readonly turning: boolean
}
