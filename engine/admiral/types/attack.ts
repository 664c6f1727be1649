import type { Guns } from '../geometry/arcs.ts'
import type { Crossing } from './activation.ts'
import type { Cell } from './board.ts'
import type { Occasion } from './offer.ts'
import type { UnitId } from './unit.ts'

/** What shots are aimed at (A-FIRE). */
export const AIMS = ['hull', 'sails'] as const
export type Aim = (typeof AIMS)[number]

/** How many of her shots a ship or fort gives to an attack. */
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
  /** Target aims every gun of it. */
  readonly marksman: boolean
  readonly occasion: Occasion
  /** Swift has fired at it first, which was his answer (A-REPLY). */
  readonly answered?: true
}

/** One gunner's part in a shot or salvo. */
export interface Broadside extends Volley {
  readonly guns: Guns
  readonly from: Cell
  /** Cells that the shot is counted to fly. */
  readonly distance: number
}
