import { LAND, type Rectangle } from './measures.ts'

/** Distance from land to a place (cells), negative on it. */
export type ShoreDistance = (x: number, z: number) => number

/** The distance from land that rectangles cover. */
export function shoreOf(land: readonly Rectangle[]): ShoreDistance {
  return (x, z) => land.reduce((least, one) => Math.min(least, distanceFrom(one, x, z)), Number.POSITIVE_INFINITY)
}

/** Distance from Jackal's classic island. */
export const islandDistance = shoreOf(LAND)

function distanceFrom(land: Rectangle, x: number, z: number): number {
  const [dx, dz] = [Math.abs(x - land.x) - land.halfX, Math.abs(z - land.z) - land.halfZ]
  return Math.hypot(Math.max(dx, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dz), 0)
}
