/** A place in a model's own units. */
export type Anchor = readonly [x: number, y: number, z: number]

/** Height of the sea on every table, cells. */
export const WATER_Y = -0.17

/** The place of the airplane's `propeller`, which turns about z; its mesh is centred on the origin. */
export const PROPELLER_AT: Anchor = [0, 0, 0.425]

/** The middle of the lantern's flame. */
export const FLAME_AT: Anchor = [0, 0.86, 0]

/** The places of the things in the sea's corners in the water, as circles for the foam: x, z, radius (cells). */
export const CORNER_FOAM: readonly (readonly [x: number, z: number, radius: number])[] = [
  [-6.66, 6.24, 0.1],
  [-6.26, 6.24, 0.1],
  [-6.29, 6.08, 0.1],
  [-5.81, 6.08, 0.1],
  [-5.68, 5.9, 0.14],
  [6.1, -6.1, 0.2],
  [-6.1, -6.1, 0.36],
  [-5.78, -5.9, 0.2],
  [6.04, 6.05, 0.13],
  [5.76, 6.17, 0.24],
]
