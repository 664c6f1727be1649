/** Rings of the beach: distance from the tiles' edge and height (cells). The last one lies under water. */
export const BEACH = [
  [0.03, 0],
  [0.13, -0.018],
  [0.22, -0.055],
  [0.3, -0.12],
  [0.36, -0.2],
  [0.41, -0.32],
  [0.43, -0.45],
] as const

/**
 * Returns the height of the beach at a distance from the tiles; level on land, the sea's floor beyond the last ring.
 */
export function beachHeight(distance: number): number {
  let [before, high] = [0, 0]
  for (const [ring, height] of BEACH) {
    if (distance <= ring) return high + ((height - high) * (distance - before)) / (ring - before || 1)
    before = ring
    high = height
  }
  return high
}
