import { CylinderGeometry } from 'three'
import { FLAME_AT } from '../anchors.ts'
import type { Parts } from '../bake/model.ts'
import { joined, part } from '../geometry/part.ts'
import { ball, drum, ring, rod, turned } from '../geometry/solids.ts'

const BRASS = '#d9a84e'
const DARK_BRASS = '#5a3c14'
const FINISH = { roughness: 0.3, metalness: 0.95, grain: 0 }

const FOOT = [
  [0.62, 0],
  [0.66, 0.06],
  [0.6, 0.16],
  [0.46, 0.22],
  [0.44, 0.3],
  [0.001, 0.3],
] as const
const ROOF = [
  [0.46, 1.54],
  [0.5, 1.52],
  [0.54, 1.57],
  [0.48, 1.62],
  [0.3, 1.85],
  [0.16, 1.95],
  [0.16, 2.08],
  [0.2, 2.12],
  [0.12, 2.2],
  [0.001, 2.22],
] as const

/** Returns a brass lantern, 2.7 high: `body`, `glass` and `flame`. */
export function lantern(): Parts {
  const bars = Array.from({ length: 6 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)]
    return part(rod([0.44 * c, 0.28, 0.44 * s], [0.4 * c, 1.55, 0.4 * s], 0.028, 0.028, 5, true), BRASS, FINISH)
  })
  const glass = new CylinderGeometry(0.38, 0.4, 1.2, 18, 1, true).translate(0, 0.92, 0)
  const flame = ball(0.13, FLAME_AT, [0.8, 1.9, 0.8], 10, 8)
  glass.deleteAttribute('uv')
  flame.deleteAttribute('uv')
  return {
    body: joined([
      part(turned(FOOT, 20), DARK_BRASS, FINISH),
      ...bars,
      part(ring(0.44, 0.03, [0, 0.92, 0], { sides: 5, segments: 20 }), BRASS, FINISH),
      part(turned(ROOF, 20), BRASS, FINISH),
      part(ring(0.3, 0.03, [0, 2.42, 0], { turn: [0, 0, 0], sides: 5, segments: 18 }), BRASS, FINISH),
      part(drum(0.13, 0.14, 0.36, [0, 0.46, 0], 10), '#f1e2bd', { roughness: 0.6, grain: 0 }),
    ]),
    glass,
    flame,
  }
}
