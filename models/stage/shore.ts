import { LAND, type Rectangle } from './measures.ts'

/** Distance from Jackal's island to a place (cells), negative on it. */
export function islandDistance(x: number, z: number): number {
  return Math.min(...LAND.map((land) => distanceFrom(land, x, z)))
}

function distanceFrom(land: Rectangle, x: number, z: number): number {
  const [dx, dz] = [Math.abs(x - land.x) - land.halfX, Math.abs(z - land.z) - land.halfZ]
  return Math.hypot(Math.max(dx, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dz), 0)
}
