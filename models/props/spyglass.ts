import type { BufferGeometry } from 'three'
import { joined, part } from '../geometry/part.ts'
import { turned } from '../geometry/solids.ts'

const BRASS = '#dcae55'
const FINISH = { roughness: 0.26, metalness: 0.95, grain: 0 }

const FRONT = [
  [0.001, 0.02],
  [0.26, 0.02],
  [0.3, 0],
  [0.33, 0.04],
  [0.33, 0.14],
  [0.29, 0.18],
  [0.27, 0.3],
] as const
const BARREL = [
  [0.275, 0.29],
  [0.278, 1.51],
] as const
const DRAWS = [
  [0.28, 1.48],
  [0.3, 1.5],
  [0.3, 1.6],
  [0.23, 1.62],
  [0.22, 2.5],
  [0.25, 2.52],
  [0.25, 2.62],
  [0.19, 2.64],
  [0.18, 3.35],
  [0.22, 3.38],
  [0.22, 3.5],
  [0.14, 3.55],
  [0.001, 3.52],
] as const

/** Returns an extended spyglass, 3.5 long, lying along +x on the ground. */
export function spyglass(): BufferGeometry {
  const whole = joined([
    part(turned(FRONT, 18), BRASS, FINISH),
    part(turned(BARREL, 18), '#5a2f1c', { roughness: 0.5, grain: 0.6 }),
    part(turned(DRAWS, 18), BRASS, FINISH),
  ])
  return whole.rotateZ(-Math.PI / 2).translate(0, 0.33, 0)
}
