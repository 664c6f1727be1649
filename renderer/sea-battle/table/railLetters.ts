import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'

/**
 * The height of every letter and number on the rails, in cells: from the water to the beginning of the turn's ribbon.
 */
export const LETTER_HEIGHT = 0.48

/** The distance from the middle of a tray to the middle of the letters, in cells: on the rails' inner part. */
export const LETTER_RAIL = SEA_TRAY.size / 2 + SEA_TRAY.rail * 0.42

/** The side of a letter's square, and its height: just over the rails; cells. */
export const LETTER_LAID = { side: 0.66, height: 0.198 } as const
