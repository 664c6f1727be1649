/** A place on the table, cells from the middle of the field: x to the east, z to the south. */
export interface Spot {
  readonly x: number
  readonly z: number
}

/** The contents of a sea, each by the middle of its cell. */
export interface SeaMap {
  /** Cells of land, those of forts among them. */
  readonly land: readonly Spot[]
  readonly forts: readonly Spot[]
  readonly reefs: readonly Spot[]
}

/** Height of the ground under a fort and at a treasure (cells). */
export const FORT_GROUND = 0.02
export const CLEARING_GROUND = 0.04
/** The place of a treasure, from the middle of its cell: on the side toward the camera. */
export const CLEARING: Spot = { x: 0.04, z: 0.16 }

const beside = (a: Spot, b: Spot) => Math.max(Math.abs(a.x - b.x), Math.abs(a.z - b.z)) < 1.5 && a !== b

/** Returns whether two cells share a side. */
export const sharesSide = (a: Spot, b: Spot) => Math.abs(Math.abs(a.x - b.x) + Math.abs(a.z - b.z) - 1) < 0.1

/** Returns the islands: groups of cells of land that share sides or corners. */
export function islandsIn(land: readonly Spot[]): readonly (readonly Spot[])[] {
  const left = new Set(land)
  const islands: Spot[][] = []
  for (const first of land) {
    if (!left.delete(first)) continue
    const island = [first]
    for (const cell of island) {
      for (const other of left) {
        if (!beside(cell, other)) continue
        left.delete(other)
        island.push(other)
      }
    }
    islands.push(island)
  }
  return islands
}

/** Returns a whole number for use as a seed, always the same for a place. */
export const seedOf = ({ x, z }: Spot) => Math.round(x * 2 + 201) * 811 + Math.round(z * 2 + 201)
