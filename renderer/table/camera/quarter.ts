import type { Spot } from '../spot.ts'

/** The side of the table from which the viewer looks, in quarter turns: 0 from the south, 1 east, 2 north, 3 west. */
export type Quarter = 0 | 1 | 2 | 3

export const QUARTERS = [0, 1, 2, 3] as const satisfies readonly Quarter[]

/** Returns the side nearest to an azimuth in radians. */
export function quarterOf(azimuth: number): Quarter {
  const turns = Math.round(azimuth / (Math.PI / 2))
  return QUARTERS[((turns % 4) + 4) % 4] ?? 0
}

const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/**
 * Returns a step in the table's coordinates for a viewer at a side: `right` is to their right and `near` towards them,
 * cells.
 */
export function stepFrom(quarter: Quarter, right: number, near: number): Spot {
  const [c, s] = WAYS[quarter]
  return { x: right * c + near * s, z: near * c - right * s }
}
