import type { BufferGeometry } from 'three'
import { part } from '../geometry/part.ts'
import { ball } from '../geometry/solids.ts'

/** Returns an iron ball of radius 0.09, centred. */
export function cannonball(): BufferGeometry {
  return part(ball(0.09, [0, 0, 0], [1, 1, 1], 12, 8), '#33343d', { roughness: 0.4, metalness: 0.7, grain: 0 })
}
