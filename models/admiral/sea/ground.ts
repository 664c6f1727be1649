import { Color } from 'three'
import { WATER_Y } from '../../anchors.ts'
import { fractalNoise } from '../../noise.ts'
import { randomFrom } from '../../random.ts'
import { CLEARING, CLEARING_GROUND, FORT_GROUND, islandsIn, type SeaMap, type Spot, seedOf, sharesSide } from './map.ts'
import { coastOf, type Shore } from './shore.ts'

/** A hill or mountain: its place, height over the beach, and width. */
interface Peak extends Spot {
  readonly height: number
  readonly radius: number
}

/** A place that is kept level: its radius, and its height over the sea. */
interface Level extends Spot {
  readonly radius: number
  readonly height: number
}

/** The ground of all islands of a sea. */
export interface Ground {
  /** Distance to the coast, negative on land. */
  readonly coast: Shore
  /** Returns height of the ground over the sea, cells; below zero where it lies under water. */
  readonly height: (x: number, z: number) => number
  /** Returns the height of the ground where the distance inland is already known. */
  readonly heightAt: (x: number, z: number, inland: number) => number
  /** Returns whether a plant may grow there, at the given distance from level places. */
  readonly isFree: (x: number, z: number, margin: number) => boolean
  readonly colour: (place: GroundPoint, target: Color) => Color
}

/** A point of the ground: its distance inland, and its height over the sea. */
interface GroundPoint extends Spot {
  readonly inland: number
  readonly y: number
}

const smooth = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** The maximum height of a hill behind which a ship may lie. */
const BEFORE_SEA = 0.22

/**
 * Returns the peaks: every cell has a hill behind its clearing; on an island of several cells, the cell with the most
 * land around it has the mountain. Hills at the north edge of an island are low: they hide no ship.
 */
function peaksOf(island: readonly Spot[]): readonly Peak[] {
  const neighbours = (cell: Spot) => island.filter((other) => sharesSide(cell, other)).length
  const isShelter = (cell: Spot) => island.some((other) => other.x === cell.x && other.z === cell.z - 1)
  const rank = (cell: Spot) => neighbours(cell) + (isShelter(cell) ? 8 : 0)
  const summit = [...island].sort((a, b) => rank(b) - rank(a) || seedOf(a) - seedOf(b))[0]
  const large = island.length > 1
  return island.map((cell) => {
    const random = randomFrom(seedOf(cell) + 5)
    const [x, z] = [cell.x + (random() - 0.5) * 0.16, cell.z - 0.14 - random() * 0.06]
    const hill = 0.13 + random() * 0.14
    if (!isShelter(cell)) return { x, z, height: Math.min(hill, BEFORE_SEA), radius: 0.36 }
    if (large && cell === summit) return { x, z, height: 0.52 + 0.05 * Math.min(3, island.length), radius: 0.52 }
    return { x, z, height: hill, radius: 0.36 }
  })
}

function levelsOf({ land, forts }: SeaMap): readonly Level[] {
  const isFort = (cell: Spot) => forts.some(({ x, z }) => x === cell.x && z === cell.z)
  return land.map((cell) =>
    isFort(cell)
      ? { ...cell, radius: 0.42, height: FORT_GROUND - WATER_Y }
      : { x: cell.x + CLEARING.x, z: cell.z + CLEARING.z, radius: 0.12, height: CLEARING_GROUND - WATER_Y },
  )
}

const PALETTE = {
  wet: new Color('#7d663f'),
  sand: new Color('#917749'),
  grass: new Color('#4e6a2c'),
  shade: new Color('#345225'),
  rock: new Color('#6e655c'),
  dark: new Color('#554d46'),
} as const

/** Returns the ground of a sea; computed once for a map, asked for every point. */
export function groundOf(map: SeaMap): Ground {
  const coast = coastOf(map)
  const levels = levelsOf(map)
  const isFort = (cell: Spot) => map.forts.some(({ x, z }) => x === cell.x && z === cell.z)
  const peaks = islandsIn(map.land)
    .flatMap(peaksOf)
    .filter((peak) => !map.land.some((cell) => isFort(cell) && Math.hypot(cell.x - peak.x, cell.z - peak.z) < 0.5))

  const rough = (x: number, z: number) => fractalNoise(x * 2.3 + 13, z * 2.3 + 28, 4) - 0.47
  const heightAt = (x: number, z: number, inland: number) => {
    if (inland < 0) return inland * 0.55
    let y = 0.19 * (1 - Math.exp(-inland * 5.5))
    for (const peak of peaks) {
      const near = 1 - Math.hypot(x - peak.x, z - peak.z) / peak.radius
      if (near > 0) y += peak.height * near ** 1.5 * smooth(0.06, 0.36, inland)
    }
    y += rough(x, z) * 0.34 * Math.min(1, Math.max(0, y - 0.1) * 3)
    for (const level of levels) {
      const share = 1 - smooth(level.radius, level.radius + 0.16, Math.hypot(x - level.x, z - level.z))
      y += (level.height - y) * share * smooth(0.02, 0.12, inland)
    }
    return y
  }

  const height = (x: number, z: number) => heightAt(x, z, -coast(x, z))

  const isFree = (x: number, z: number, margin: number) =>
    levels.every((level) => Math.hypot(x - level.x, z - level.z) > level.radius + margin)

  const colour = ({ x, z, inland, y }: GroundPoint, target: Color) => {
    const n = rough(x * 1.9, z * 1.9)
    target.copy(PALETTE.wet).lerp(PALETTE.sand, smooth(-0.02, 0.09, inland))
    target.lerp(PALETTE.grass, smooth(0.19, 0.26, inland + n * 0.12))
    if (inland > 0.2) target.lerp(PALETTE.shade, smooth(-0.1, 0.28, n) * smooth(0.2, 0.3, inland))
    target.lerp(PALETTE.rock, smooth(0.42, 0.52, y + n * 0.35))
    if (y > 0.45) target.lerp(PALETTE.dark, smooth(0, 0.3, n))
    return target
  }
  return { coast, height, heightAt, isFree, colour }
}
