import type { Cell } from './board.ts'
import type { UnitId } from './unit.ts'

/** begun → moving → moved, or begun → turned, or begun → repaired; firing ends a move under way. */
export const STAGES = ['begun', 'moving', 'moved', 'turned', 'repaired'] as const

/** The one ship or fort that acts, once a round (A-ROUND). */
export interface Activation {
  readonly ship: UnitId
  readonly stage: (typeof STAGES)[number]
  /** Points left of her move; below zero only at its end. */
  readonly left: number
  readonly fired: boolean
  /** A ready Swift had his chance at her beginning. */
  readonly challenged: boolean
  /** Swift was declared with her first deed: no enemy's ready Swift fires at her (A-REPLY). */
  readonly swiftDeclared?: true
}

/** Where a moving ship is while she is fired at: in her cell, or on the corner between two cells (A-CROSS). */
export interface Crossing {
  readonly ship: UnitId
  /** The two cells on either side of the corner. */
  readonly cells: readonly [Cell, Cell]
  /** Her heading changes in this manoeuvre, so that she cannot answer. */
  readonly turning: boolean
}
