import type { Triple } from '../geometry/solids.ts'

/** Half the distance between a fort's towers, and their height (cells). */
export const FORT_TOWERS = { half: 0.235, height: 0.3 } as const

/** Top of a fort's flag pole over its ground. */
export const FORT_POLE = 1.33

const DIAGONAL = FORT_TOWERS.half + 0.105

/**
 * Muzzles of a fort's eight guns in the fort's own space, by heading: N, NE, E … clockwise. Those on the walls stand
 * lower than those on the towers.
 */
export const FORT_GUNS: readonly Triple[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
].map(
  ([dx = 0, dz = 0]): Triple =>
    dx !== 0 && dz !== 0 ? [dx * DIAGONAL, FORT_TOWERS.height + 0.075, dz * DIAGONAL] : [dx * 0.34, 0.235, dz * 0.34],
)
