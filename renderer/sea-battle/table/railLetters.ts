import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'

/** How tall every letter and number is on the rails, cells: from the water to where the turn's ribbon begins. */
export const LETTER_HEIGHT = 0.48

/** From the middle of a tray to the middle of the letters, cells: on the rails' inner part. */
export const LETTER_RAIL = SEA_TRAY.size / 2 + SEA_TRAY.rail * 0.42

/** Side of a letter's square, and where it lies: a hair over the rails; cells. */
export const LETTER_LAID = { side: 0.66, height: 0.198 } as const
