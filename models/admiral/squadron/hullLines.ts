import type { Triple } from '../../geometry/solids.ts'
import { Lines } from '../../ship/lines.ts'
import { CLASSES, type ShipClass, type SquadronForm, WATERLINE } from './classes.ts'

/** How far lantern and carving reach out behind the stern, in the measure of the forms. */
const STERN_REACH = 0.124

/** Ships are carved stouter than they were built, against their length: ships in neighbouring cells stay apart, and masts do not reach over the row behind. */
const STOUT = { height: 0.64, breadth: 1.14 } as const

/** How a class's carving is laid on the table: its middle on the origin, the waterline at height 0. */
export interface Fit {
  /** Cells along the keel, upward and across for one of the form's. */
  readonly scale: Triple
  /** Middle of the whole ship before scaling. */
  readonly middle: number
}

/** The lines of a class, in the measure of its form. */
export function linesOf(shipClass: ShipClass): Lines & { readonly form: SquadronForm } {
  return new Lines(CLASSES[shipClass]) as Lines & { readonly form: SquadronForm } // the form just given
}

/** Turns the form's measure into cells on the table. */
export function fitOf(shipClass: ShipClass): Fit {
  const { length, bowsprit, onTable } = CLASSES[shipClass]
  const whole = STERN_REACH + length + bowsprit.ahead
  const scale = onTable / whole
  return {
    scale: [scale, scale * STOUT.height, scale * STOUT.breadth],
    middle: (bowsprit.ahead - STERN_REACH) / 2,
  }
}

/** Where a point of the form is on the finished model. */
export function fitted({ scale: [along, up, across], middle }: Fit, [x, y, z]: Triple): Triple {
  return [(x - middle) * along, (y - WATERLINE) * up, z * across]
}
