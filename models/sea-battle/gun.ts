import type { BufferGeometry } from 'three'
import { outline } from '../geometry/outline.ts'
import { joined, part } from '../geometry/part.ts'
import { ball, box, drum, placed, plate, ring, turned } from '../geometry/solids.ts'

const IRON = { roughness: 0.38, metalness: 0.75, grain: 0 }
const BRASS = { roughness: 0.26, metalness: 0.95, grain: 0 }
const OAK = '#7a4620'
const DARK_OAK = '#4d2912'
/** The upward angle of the barrel, in radians. */
const ELEVATION = 0.42
/** The point where the barrel turns in its bed. */
const TRUNNION = [0, 0.34, 0] as const

/** The barrel lies along +x from breech to muzzle. */
const BARREL = [
  [0.001, -0.42],
  [0.1, -0.42],
  [0.155, -0.36],
  [0.155, -0.28],
  [0.135, -0.26],
  [0.128, 0.06],
  [0.112, 0.1],
  [0.096, 0.52],
  [0.13, 0.58],
  [0.13, 0.66],
  [0.07, 0.66],
  [0.06, 0.5],
] as const

function barrel(): BufferGeometry {
  const pieces = [
    part(turned(BARREL, 16), '#3a3b44', IRON),
    part(ball(0.062, [0, -0.47, 0], [1, 1, 1], 10, 7), '#3a3b44', IRON),
    ...[-0.3, 0.08, 0.6].map((y) => part(ring(y < 0 ? 0.15 : 0.124, 0.016, [0, y, 0], RING), '#d9a84e', BRASS)),
    part(drum(0.052, 0.052, 0.46, [0, 0, 0], 10, [Math.PI / 2, 0, 0]), '#3a3b44', IRON),
  ]
  const lying = joined(pieces).rotateZ(-Math.PI / 2 + ELEVATION)
  return lying.translate(...TRUNNION)
}

const RING = { sides: 5, segments: 16 }

/** Returns one stepped cheek of the carriage. */
function cheek(z: number): BufferGeometry {
  const steps = outline([
    [-0.5, 0.06],
    [0.26, 0.06],
    [0.3, 0.28],
    [0.14, 0.34],
    [-0.1, 0.34],
    [-0.14, 0.26],
    [-0.3, 0.25],
    [-0.34, 0.17],
    [-0.5, 0.16],
  ])
  return part(plate(steps, { depth: 0.06, bevel: 0.008 }).translate(0, 0, z - 0.03), OAK)
}

function wheels(): readonly BufferGeometry[] {
  return [-0.36, 0.16].flatMap((x) => [
    part(drum(0.026, 0.026, 0.6, [x, 0.1, 0], 8, [Math.PI / 2, 0, 0]), DARK_OAK),
    ...[-0.27, 0.27].flatMap((z) => [
      part(drum(0.1, 0.1, 0.07, [x, 0.1, z], 14, [Math.PI / 2, 0, 0]), DARK_OAK, { roughness: 0.5 }),
      part(drum(0.034, 0.034, 0.09, [x, 0.1, z], 8, [Math.PI / 2, 0, 0]), '#d9a84e', BRASS),
    ]),
  ])
}

/** Returns a ship's gun on its carriage, muzzle toward +x and up; it stands on the origin. */
export function gun(): BufferGeometry {
  const bed = part(placed(box([0.66, 0.05, 0.3], [0, 0, 0]), [-0.12, 0.13, 0]), DARK_OAK)
  return joined([barrel(), bed, cheek(-0.18), cheek(0.18), ...wheels()])
}
