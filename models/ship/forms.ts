/** A raised deck: height of its planking over the deck next to it. */
interface Castle {
  readonly height: number
}

/** Shares of the length at which the castles end. */
interface Ends {
  readonly poop: number
  readonly quarterdeck: number
  readonly forecastle: number
}

/** The parts of the stern: rows of windows above each other, lanterns, windowed bays at the quarters. */
interface SternForm {
  readonly rows: 1 | 2
  readonly lanterns: 1 | 3
  readonly bays: boolean
}

/**
 * The differences between ships. Lengths are in cells before the model's own scale; `t` runs from the stern (0) to the
 * bow (1).
 */
export interface ShipForm {
  readonly length: number
  readonly beam: number
  readonly depth: number
  readonly quarterdeck: Castle
  readonly poop: Castle
  readonly forecastle: Castle
  readonly ends?: Ends
  /** The height of the rail at the stern over that amidships; at the bow it is a quarter more. */
  readonly sheer?: number
  /** The fullness of the bow: the higher, the blunter. */
  readonly entry?: number
  readonly stern?: SternForm
  /** Lengths of the lowest yards, in beams. */
  readonly spread?: number
  /** The places of the masts and their heights over the deck, from the stern. */
  readonly masts: readonly { readonly t: number; readonly height: number; readonly tiers: number }[]
  /** The start of the lowest sail, and the heights of the sails above each other, as shares of the mast. */
  readonly lowestYard: number
  readonly tiers: readonly number[]
  /** Heights of the gun decks between keel (0) and rail (1). */
  readonly gunDecks: readonly number[]
  readonly guns: { readonly from: number; readonly step: number; readonly count: number }
  /** The reach of the bowsprit ahead and up. */
  readonly bowsprit: { readonly ahead: number; readonly up: number }
}

/** The depth of the decks below their rail. */
export const BULWARK = 0.055

/** The default values of a form. */
export const USUAL = {
  ends: { poop: 0.15, quarterdeck: 0.3, forecastle: 0.8 },
  sheer: 0.1,
  entry: 2.5,
  stern: { rows: 1, lanterns: 1, bays: false },
  spread: 1.85,
} as const

const FLAT: Castle = { height: 0 }

/** Jackal's two-master, drawn at scale 1.3: high castles, and a lowest yard that leaves the crew in sight. */
export const TWO_MASTER: ShipForm = {
  length: 1.3,
  beam: 0.5,
  depth: 0.34,
  quarterdeck: { height: 0.13 },
  poop: { height: 0.09 },
  forecastle: { height: 0.09 },
  masts: [
    { t: 0.3, height: 1.16 * 0.96, tiers: 2 },
    { t: 0.68, height: 1.16, tiers: 2 },
  ],
  lowestYard: 0.24,
  tiers: [0.4, 0.28],
  gunDecks: [0.71],
  guns: { from: 0.24, step: 0.155, count: 4 },
  bowsprit: { ahead: 0.34, up: 0.26 },
}

const threeMasts = (height: number): ShipForm['masts'] => [
  { t: 0.2, height: height * 0.8, tiers: 2 },
  { t: 0.47, height, tiers: 3 },
  { t: 0.74, height: height * 0.9, tiers: 3 },
]

/** Ship of the line: three gun decks, three masts. */
export const LINE: ShipForm = {
  length: 1.62,
  beam: 0.56,
  depth: 0.42,
  quarterdeck: { height: 0.13 },
  poop: { height: 0.1 },
  forecastle: { height: 0.07 },
  masts: threeMasts(1.28),
  lowestYard: 0.18,
  tiers: [0.3, 0.25, 0.17],
  gunDecks: [0.5, 0.68, 0.84],
  guns: { from: 0.2, step: 0.104, count: 6 },
  bowsprit: { ahead: 0.26, up: 0.24 },
}

/** Galleon: two gun decks under high castles. */
export const GALLEON: ShipForm = {
  length: 1.45,
  beam: 0.54,
  depth: 0.36,
  quarterdeck: { height: 0.17 },
  poop: { height: 0.17 },
  forecastle: { height: 0.13 },
  masts: threeMasts(1.16),
  lowestYard: 0.2,
  tiers: [0.3, 0.25, 0.17],
  gunDecks: [0.54, 0.76],
  guns: { from: 0.22, step: 0.125, count: 5 },
  bowsprit: { ahead: 0.24, up: 0.24 },
}

/** Frigate: one gun deck, lean and low. */
export const FRIGATE: ShipForm = {
  length: 1.38,
  beam: 0.42,
  depth: 0.29,
  quarterdeck: { height: 0.07 },
  poop: FLAT,
  forecastle: { height: 0.05 },
  masts: threeMasts(1.2).map((mast) => ({ ...mast, tiers: Math.min(2, mast.tiers) })),
  lowestYard: 0.18,
  tiers: [0.36, 0.28],
  gunDecks: [0.71],
  guns: { from: 0.22, step: 0.17, count: 4 },
  bowsprit: { ahead: 0.24, up: 0.2 },
}

/** Brig: two masts, few guns. */
export const BRIG: ShipForm = {
  length: 1.12,
  beam: 0.42,
  depth: 0.25,
  quarterdeck: { height: 0.05 },
  poop: FLAT,
  forecastle: { height: 0.03 },
  masts: [
    { t: 0.3, height: 1.04 * 0.96, tiers: 2 },
    { t: 0.68, height: 1.04, tiers: 2 },
  ],
  lowestYard: 0.18,
  tiers: [0.4, 0.28],
  gunDecks: [0.71],
  guns: { from: 0.3, step: 0.2, count: 2 },
  bowsprit: { ahead: 0.14, up: 0.14 },
}
