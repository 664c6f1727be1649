import { LAND, type Rectangle } from './measures.ts'

/** Returns the distance from land to a place (cells), negative on it. */
export type ShoreDistance = (x: number, z: number) => number

/**
 * Returns the distance from land that rectangles cover. It is called for tens of thousands of places while a map is
 * being drawn.
 */
export function shoreOf(land: readonly Rectangle[]): ShoreDistance {
  return (x, z) => {
    let [inside, outside] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (const one of land) {
      const dx = Math.abs(x - one.x) - one.halfX
      const dz = Math.abs(z - one.z) - one.halfZ
      if (dx <= 0 && dz <= 0) inside = Math.min(inside, Math.max(dx, dz))
      else outside = Math.min(outside, squared(dx) + squared(dz))
    }
    return inside <= 0 ? inside : Math.sqrt(outside)
  }
}

/** Returns the square of the positive part of a distance. */
const squared = (d: number): number => (d > 0 ? d * d : 0)

/** Distance from Jackal's classic island. */
export const islandDistance = shoreOf(LAND)
