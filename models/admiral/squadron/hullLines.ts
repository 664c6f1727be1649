import type { Triple } from '../../geometry/solids.ts'
import { Lines } from '../../ship/lines.ts'
import { CLASSES, type ShipClass, type SquadronForm, WATERLINE } from './classes.ts'

/** The reach of lantern and carving behind the stern, in the measure of the forms. */
const STERN_REACH = 0.124

/**
 * Ships are carved lower and broader than real ones, for their length: ships in neighbouring cells stay apart, and
 * masts do not reach over the row behind.
 */
const STOUT = { height: 0.64, breadth: 1.14 } as const

/** The placement of a class's carving on the table: its middle on the origin, the waterline at height 0. */
export interface Fit {
  /** The cells along the keel, upward and across for one of the form's cells. */
  readonly scale: Triple
  /** Middle of the whole ship before scaling. */
  readonly middle: number
}

/** Returns the lines of a class, in the measure of its form. */
export function linesOf(shipClass: ShipClass): Lines & { readonly form: SquadronForm } {
  return new Lines(CLASSES[shipClass]) as Lines & { readonly form: SquadronForm } // the form of the line above
}

/** Returns the scale from the form's measure to cells on the table. */
export function fitOf(shipClass: ShipClass): Fit {
  const { length, bowsprit, onTable } = CLASSES[shipClass]
  const whole = STERN_REACH + length + bowsprit.ahead
  const scale = onTable / whole
  return {
    scale: [scale, scale * STOUT.height, scale * STOUT.breadth],
    middle: (bowsprit.ahead - STERN_REACH) / 2,
  }
}

/** Returns the place of a point of the form on the finished model. */
export function fitted({ scale: [along, up, across], middle }: Fit, [x, y, z]: Triple): Triple {
  return [(x - middle) * along, (y - WATERLINE) * up, z * across]
}
