import type { Guns } from '../geometry/arcs.ts'
import type { Crossing } from './activation.ts'
import type { Cell } from './board.ts'
import type { Occasion } from './offer.ts'
import type { UnitId } from './unit.ts'

/** The aims of shots (A-FIRE). */
export const AIMS = ['hull', 'sails'] as const
export type Aim = (typeof AIMS)[number]

/** The number of shots that a ship or fort gives to an attack. */
export interface Volley {
  readonly ship: UnitId
  readonly shots: number
}

/** A declared attack: `shots` of several ships are one salvo. */
export interface Attack {
  readonly by: readonly Volley[]
  readonly target: UnitId
  readonly aim: Aim
  readonly crossing: Crossing | null
  /** True if Target aims every gun of it. */
  readonly marksman: boolean
  readonly occasion: Occasion
  /** Set when Swift has fired at it first, which was its answer (A-REPLY). */
  readonly answered?: true
}

/** One gunner's part in a shot or salvo. */
export interface Broadside extends Volley {
  readonly guns: Guns
  readonly from: Cell
  /** The distance of the shot as the rules count it, in cells. */
  readonly distance: number
}
