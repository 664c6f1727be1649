import { SHIP_CLASSES, type ShipClass } from '../../../engine/admiral/types.ts'
import { TAR } from '../../ship/colours.ts'
import type { ShipForm } from '../../ship/forms.ts'
import type { ShipPaint, Strake } from '../../ship/paint.ts'
import { SQUADRON_PAINT, type SquadronId, type SquadronPaint } from '../../teams.ts'

export { SHIP_CLASSES, type ShipClass }

/** The sails besides the square ones. */
interface Canvas {
  /** The triangles between foremast and bowsprit. */
  readonly jibs: 0 | 1 | 2
  /** The sail on the aftermost mast: a gaff sail instead of the lowest square one, or a triangle on a slanting yard. */
  readonly aft: 'gaff' | 'lateen'
  /** The height of its boom over the deck, and its length. */
  readonly boom: readonly [up: number, length: number]
  /** True if it has a small square sail under the bowsprit. */
  readonly spritsail: boolean
}

export interface SquadronForm extends ShipForm {
  readonly canvas: Canvas
  /** The reach of a carved head under the bowsprit. */
  readonly beak: number
  /** Cells on the table from the bowsprit's end to the stern lantern. */
  readonly onTable: number
}

/** Height of the water over the keel, in the measure of the forms. */
export const WATERLINE = 0.1

/** The four classes, each distinguished by its outline: see `ShipForm` for the measures. */
export const CLASSES: Readonly<Record<ShipClass, SquadronForm>> = {
  /** Three gun decks under a high gilded stern, three masts with three sails each. */
  line: {
    length: 1.62,
    beam: 0.57,
    depth: 0.47,
    quarterdeck: { height: 0.12 },
    poop: { height: 0.12 },
    forecastle: { height: 0.06 },
    ends: { poop: 0.15, quarterdeck: 0.33, forecastle: 0.8 },
    sheer: 0.08,
    entry: 3,
    stern: { rows: 2, lanterns: 3, bays: true },
    spread: 1.75,
    masts: [
      { t: 0.2, height: 1.04, tiers: 3 },
      { t: 0.47, height: 1.34, tiers: 3 },
      { t: 0.76, height: 1.2, tiers: 3 },
    ],
    lowestYard: 0.17,
    tiers: [0.3, 0.26, 0.17],
    gunDecks: [0.46, 0.65, 0.84],
    guns: { from: 0.17, step: 0.092, count: 7 },
    bowsprit: { ahead: 0.3, up: 0.24 },
    canvas: { jibs: 2, aft: 'gaff', boom: [0.3, 0.33], spritsail: false },
    beak: 0.14,
    onTable: 1.42,
  },
  /** Towering castles fore and aft, a long beak, few large sails and a slanting yard on the mizzen. */
  galleon: {
    length: 1.4,
    beam: 0.56,
    depth: 0.34,
    quarterdeck: { height: 0.17 },
    poop: { height: 0.2 },
    forecastle: { height: 0.17 },
    ends: { poop: 0.18, quarterdeck: 0.37, forecastle: 0.76 },
    sheer: 0.15,
    entry: 3.2,
    stern: { rows: 2, lanterns: 1, bays: true },
    spread: 1.55,
    masts: [
      { t: 0.15, height: 0.74, tiers: 0 },
      { t: 0.48, height: 1.16, tiers: 2 },
      { t: 0.75, height: 0.94, tiers: 2 },
    ],
    lowestYard: 0.2,
    tiers: [0.4, 0.26],
    gunDecks: [0.54, 0.79],
    guns: { from: 0.3, step: 0.105, count: 5 },
    bowsprit: { ahead: 0.38, up: 0.3 },
    canvas: { jibs: 0, aft: 'lateen', boom: [0.3, 0.5], spritsail: true },
    beak: 0.26,
    onTable: 1.22,
  },
  /** Long and lean, flush decks, one row of guns under tall narrow sails. */
  frigate: {
    length: 1.5,
    beam: 0.38,
    depth: 0.27,
    quarterdeck: { height: 0.05 },
    poop: { height: 0 },
    forecastle: { height: 0.035 },
    ends: { poop: 0.12, quarterdeck: 0.3, forecastle: 0.82 },
    sheer: 0.06,
    entry: 1.9,
    stern: { rows: 1, lanterns: 1, bays: false },
    spread: 1.95,
    masts: [
      { t: 0.2, height: 0.98, tiers: 3 },
      { t: 0.47, height: 1.3, tiers: 3 },
      { t: 0.74, height: 1.16, tiers: 3 },
    ],
    lowestYard: 0.16,
    tiers: [0.32, 0.26, 0.18],
    gunDecks: [0.7],
    guns: { from: 0.18, step: 0.1, count: 7 },
    bowsprit: { ahead: 0.4, up: 0.17 },
    canvas: { jibs: 2, aft: 'gaff', boom: [0.13, 0.36], spritsail: false },
    beak: 0.1,
    onTable: 1.26,
  },
  /** Two masts on a small round hull, with a great gaff sail behind. */
  brig: {
    length: 1.12,
    beam: 0.4,
    depth: 0.25,
    quarterdeck: { height: 0.04 },
    poop: { height: 0 },
    forecastle: { height: 0.03 },
    ends: { poop: 0.12, quarterdeck: 0.28, forecastle: 0.82 },
    sheer: 0.1,
    entry: 2.4,
    stern: { rows: 1, lanterns: 1, bays: false },
    spread: 1.8,
    masts: [
      { t: 0.38, height: 1, tiers: 2 },
      { t: 0.74, height: 0.92, tiers: 2 },
    ],
    lowestYard: 0.2,
    tiers: [0.45, 0.3],
    gunDecks: [0.68],
    guns: { from: 0.27, step: 0.16, count: 4 },
    bowsprit: { ahead: 0.3, up: 0.16 },
    canvas: { jibs: 1, aft: 'gaff', boom: [0.13, 0.42], spritsail: false },
    beak: 0.07,
    onTable: 0.9,
  },
}

/** Oiled planks, light and dark: hulls are of wood, sails and bases have the team's colour. */
const HONEY = '#b98a4e'
/** The pale bands along gun decks of men-of-war, and their black wales: a ship of the line has two, a frigate one. */
const BAND = '#efdcaa'
const WALE = '#1d1512'
/** The galleon's old dark oak and its gilding. */
const OLD = '#5e3018'
const GILDED = '#d9a441'

/** The pattern of a class's planking with one strake in the team's colour, from the keel up. */
const PLANKING: Readonly<Record<ShipClass, (band: string) => readonly Strake[]>> = {
  line: (band) => [
    [0.12, TAR],
    [0.38, WALE],
    [0.54, BAND],
    [0.6, WALE],
    [0.76, BAND],
    [0.9, WALE],
    [1, band],
  ],
  galleon: (band) => [
    [0.12, TAR],
    [0.44, OLD],
    [0.5, GILDED],
    [0.66, OLD],
    [0.72, GILDED],
    [0.88, OLD],
    [1, band],
  ],
  frigate: (band) => [
    [0.12, TAR],
    [0.56, WALE],
    [0.84, BAND],
    [0.92, WALE],
    [1, band],
  ],
  brig: (band) => [
    [0.12, TAR],
    [0.34, TAR],
    [0.6, HONEY],
    [0.88, '#d3a566'],
    [1, band],
  ],
}

/** Returns the paint of a team's ship of a class. */
export function paintOf(shipClass: ShipClass, team: SquadronId): ShipPaint {
  return paintedWith(shipClass, SQUADRON_PAINT[team])
}

/** Returns the paint of a ship without colours: charred and bleached planks. */
export function wornPaint(shipClass: ShipClass): ShipPaint {
  return paintedWith(shipClass, { band: '#54463a', accent: '#3c3128', stern: '#4b3d32' })
}

function paintedWith(
  shipClass: ShipClass,
  { band, accent, stern }: Pick<SquadronPaint, 'band' | 'accent' | 'stern'>,
): ShipPaint {
  const strakes = PLANKING[shipClass](band)
  return { band, accent, stern, brace: 0, strakes: { full: strakes, low: strakes.slice(1) } }
}
