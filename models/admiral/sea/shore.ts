import { fractalNoise } from '../../noise.ts'
import { type SeaMap, type Spot, sharesSide } from './map.ts'
import { rocksOf } from './rocks.ts'

/** Distance in cells from a place of the table to the nearest shore; negative on land. */
export type Shore = (x: number, z: number) => number

/** The reach of land within its cell, to its straight sides and around a fort; also the radius of rounded corners. */
const REACH = 0.5
const FORT_REACH = 0.52
const ROUNDING = 0.36
/** Bays between two cells are filled softly over this width. */
const BLEND = 0.34
/** The maximum distances that the coast wanders inland and beyond its cell: a ship may lie in the next cell. */
const WANDER = { inland: 0.36, outward: 0.03 } as const
/** The distance beyond which the exact value is never needed. */
const FAR = 2.2

interface Block extends Spot {
  readonly halfX: number
  readonly halfZ: number
}

/** Returns rectangles that cover the land: every cell, and every two cells together that share a side. */
function blocksOf({ land, forts }: SeaMap): readonly Block[] {
  const isFort = (cell: Spot) => forts.some(({ x, z }) => x === cell.x && z === cell.z)
  const single = land.map((cell) => {
    const half = (isFort(cell) ? FORT_REACH : REACH) - ROUNDING
    return { ...cell, halfX: half, halfZ: half }
  })
  const double = land.flatMap((a, i) =>
    land.slice(i + 1).flatMap((b) => {
      if (!sharesSide(a, b)) return []
      const half = REACH - ROUNDING
      const [alongX, alongZ] = [Math.abs(a.x - b.x) / 2, Math.abs(a.z - b.z) / 2]
      return [{ x: (a.x + b.x) / 2, z: (a.z + b.z) / 2, halfX: half + alongX, halfZ: half + alongZ }]
    }),
  )
  return [...single, ...double]
}

function fromBlock(block: Block, x: number, z: number): number {
  const [dx, dz] = [Math.abs(x - block.x) - block.halfX, Math.abs(z - block.z) - block.halfZ]
  return Math.hypot(Math.max(dx, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dz), 0) - ROUNDING
}

/** Returns the smaller of two distances, with the corner between them filled. */
function blended(a: number, b: number): number {
  const share = Math.max(BLEND - Math.abs(a - b), 0) / BLEND
  return Math.min(a, b) - share * share * BLEND * 0.25
}

/** Returns a function that gives the blocks that may count at a place: looked up once for every square of one cell. */
function nearestOf(blocks: readonly Block[]): (x: number, z: number) => readonly Block[] {
  const known = new Map<number, readonly Block[]>()
  return (x, z) => {
    const [column, row] = [Math.floor(x), Math.floor(z)]
    const key = column * 1000 + row
    const found = known.get(key)
    if (found) return found
    const near = blocks.filter(
      (block) =>
        Math.abs(column + 0.5 - block.x) < block.halfX + FAR + 0.75 &&
        Math.abs(row + 0.5 - block.z) < block.halfZ + FAR + 0.75,
    )
    known.set(key, near)
    return near
  }
}

/** Returns the coast of the islands alone. */
export function coastOf(map: SeaMap): Shore {
  const blocksNear = nearestOf(blocksOf(map))
  return (x, z) => {
    let distance = FAR
    for (const block of blocksNear(x, z)) distance = blended(distance, fromBlock(block, x, z))
    if (distance > 1.5) return distance
    const wander = (fractalNoise(x * 1.35 + 40, z * 1.35 + 40, 3) - 0.44) * WANDER.inland
    return distance - Math.min(wander, WANDER.outward)
  }
}

/** Returns the coast of islands and reefs, where the water foams. */
export function shoreOf(map: SeaMap): Shore {
  const coast = coastOf(map)
  const rocks = map.reefs.flatMap(rocksOf)
  return (x, z) => {
    let distance = coast(x, z)
    for (const rock of rocks) {
      if (Math.abs(x - rock.x) > 2 || Math.abs(z - rock.z) > 2) continue
      // shallows get deeper sooner round a rock than round an island
      distance = Math.min(distance, (Math.hypot(x - rock.x, z - rock.z) - rock.radius) * 1.5)
    }
    return distance
  }
}
