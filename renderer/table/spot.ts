/** A point on the table's plane, in cells from the middle of the board; x grows to the east, z to the south. */
export interface Spot {
  readonly x: number
  readonly z: number
}

/** A point above the table, in cells; y grows upward. */
export interface Point extends Spot {
  readonly y: number
}

/** Returns the distance on the table's plane, in cells. */
export function distance(from: Spot, to: Spot): number {
  return Math.hypot(to.x - from.x, to.z - from.z)
}
