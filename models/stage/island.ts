import type { BufferGeometry } from 'three'
import { planar } from '../geometry/planar.ts'
import { surface, type Triple } from '../geometry/solids.ts'
import { fractalNoise } from '../noise.ts'
import { BEACH } from './beach.ts'
import { LAND } from './measures.ts'
import { islandDistance } from './shore.ts'

/** The number of steps along the shore, and of the finer ones for measuring it. */
const AROUND = 232
const MEASURES = 2048
/** The distance from the middle of the island to the sides of its four notches. */
const NOTCH = Math.min(...LAND.flatMap(({ halfX, halfZ }) => [halfX, halfZ]))

/** Returns the distance with the four notches filled a little, so that the beach runs round them. */
function softDistance(x: number, z: number): number {
  const notch = Math.min(Math.abs(x), Math.abs(z)) - NOTCH
  const d = islandDistance(x, z)
  return notch > 0 && notch < 0.45 ? d - (0.45 - notch) * 0.22 : d
}

/** Returns how far out along a direction the ground is `distance` from the tiles. */
function reach(turn: number, distance: number): number {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  let [near, far] = [4, 9]
  for (let i = 0; i < 24; i++) {
    const middle = (near + far) / 2
    if (softDistance(c * middle, s * middle) < distance) near = middle
    else far = middle
  }
  return near
}

/** Returns directions that divide the shore into equal lengths, so that the capes are as round as the bays. */
function directions(): readonly number[] {
  const turns = Array.from({ length: MEASURES + 1 }, (_, i) => (i / MEASURES) * Math.PI * 2)
  const shore = turns.map((turn) => {
    const r = reach(turn, 0.3)
    return [Math.cos(turn) * r, Math.sin(turn) * r] as const
  })
  let length = 0
  const lengths = shore.map(([x, z], i) => {
    const [fromX, fromZ] = shore[Math.max(0, i - 1)] ?? [x, z]
    length += Math.hypot(x - fromX, z - fromZ)
    return length
  })
  return Array.from({ length: AROUND + 1 }, (_, i) => {
    const found = lengths.findIndex((each) => each >= (length * i) / AROUND - 1e-9)
    return turns[found] ?? 0
  })
}

function beach(turn: number, v: number): Triple {
  const ring = v * (BEACH.length - 1)
  const [distance = 0, height = 0] = BEACH[Math.round(ring)] ?? []
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const flat = reach(turn, distance)
  if (ring < 0.5) return [c * flat, height, s * flat]
  const wave = (fractalNoise(c * flat * 1.3 + 20, s * flat * 1.3 + 20, 3) - 0.47) * Math.min(1, ring / 2)
  const r = flat + wave * 0.34
  return [c * r, height + wave * 0.05, s * r]
}

/** Returns the sand under the tiles and the beach around them; its picture repeats. */
export function island(): BufferGeometry {
  const rows = BEACH.length
  const turns = directions()
  // the first row is the middle of the island, the others are the rings
  const geometry = surface(AROUND, rows, (u, v) => {
    const row = Math.round(v * rows)
    return row === 0 ? [0, 0, 0] : beach(turns[Math.round(u * AROUND)] ?? 0, (row - 1) / (rows - 1))
  })
  return planar(geometry, 1 / 3, 1 / 3)
}
