import type { Triple } from '../../geometry/solids.ts'
import { USUAL } from '../../ship/forms.ts'
import { mastsOf } from '../../ship/rig.ts'
import { type ShipClass, WATERLINE } from './classes.ts'
import { type Hoist, hoistsOf } from './flags.ts'
import { chasersOf, portsOf } from './gunPorts.ts'
import { fitOf, fitted, linesOf } from './hullLines.ts'

/** The turn of the models in radians: their bows point to +x, so a ship that heads north (−z) is turned by this. */
export const BOW_TURN = Math.PI / 2

/**
 * The places on a ship, in cells from its model's origin: x toward the bow, z toward starboard, y over the waterline.
 */
export interface ShipMeasures {
  /** From the stern lantern to the bowsprit's end. */
  readonly length: number
  /** The hull alone, for foam and collisions: its middle along x, half its length, half its breadth. */
  readonly hull: { readonly middle: number; readonly halfLength: number; readonly halfBeam: number }
  /** Height of the deck amidships. */
  readonly deck: number
  /** The place of gold: on the quarterdeck, before the mizzen mast, where few sails cover it. */
  readonly hold: Triple
  /** Muzzles of the broadside guns from the bow to the stern, of every deck. */
  readonly guns: { readonly starboard: readonly Triple[]; readonly port: readonly Triple[] }
  /** Muzzles that point ahead and astern. */
  readonly bowGuns: readonly Triple[]
  readonly sternGuns: readonly Triple[]
  /** The masts from the stern: their feet on deck, and their tops. */
  readonly masts: readonly { readonly foot: Triple; readonly top: Triple }[]
  /** The flags from the stern mast forward, then the one at the stern. */
  readonly flags: readonly Hoist[]
}

/** The distance of a muzzle from its port, in the measure of the forms. */
const MUZZLE = 0.085
/** The distance of the hold aft of the step down from the quarterdeck: a share of the hull's length. */
const HOLD_AFT = 0.08

function measured(shipClass: ShipClass): ShipMeasures {
  const [lines, fit] = [linesOf(shipClass), fitOf(shipClass)]
  const place = (point: Triple) => fitted(fit, point)
  const muzzles = portsOf(lines).map(([x, y, z]) => place([x, y, z + MUZZLE]))
  const chasers = chasersOf(lines)
  const { form } = lines
  const [along, up, across] = fit.scale
  const hold = (form.ends ?? USUAL.ends).quarterdeck - HOLD_AFT
  return {
    length: form.onTable,
    hull: {
      middle: place([0, 0, 0])[0],
      halfLength: (form.length / 2) * along,
      halfBeam: lines.plank(0.45, (WATERLINE + 0.06) / form.depth)[2] * across,
    },
    deck: place([0, lines.deck(0.5, 1), 0])[1],
    hold: place([lines.along(hold), lines.deck(hold, 1), 0]),
    guns: { starboard: muzzles, port: muzzles.map(([x, y, z]) => [x, y, -z]) },
    bowGuns: chasers.bow.map(place),
    sternGuns: chasers.stern.map(place),
    masts: mastsOf(lines).map(({ foot, top }) => ({ foot: place(foot), top: place(top) })),
    flags: hoistsOf(lines).map(({ at, size: [length, height] }) => ({
      at: place(at),
      size: [length * along, height * up],
    })),
  }
}

/** The measures of every class. */
export const SHIP_MEASURES: Readonly<Record<ShipClass, ShipMeasures>> = {
  line: measured('line'),
  galleon: measured('galleon'),
  frigate: measured('frigate'),
  brig: measured('brig'),
}
