/**
 * Distance from the rectangle with corner (halfX, halfZ), negative inside. The island is two of them crossed.
 */
function fromRectangle(x: number, z: number, halfX: number, halfZ: number): number {
  const [dx, dz] = [Math.abs(x) - halfX, Math.abs(z) - halfZ]
  return Math.hypot(Math.max(dx, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dz), 0)
}

/** Distance from Jackal's island to a place (cells), negative on it: 11 × 11 cells without their corners. */
export function islandDistance(x: number, z: number): number {
  return Math.min(fromRectangle(x, z, 5.5, 4.5), fromRectangle(x, z, 4.5, 5.5))
}
