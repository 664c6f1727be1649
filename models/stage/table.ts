import type { BufferGeometry } from 'three'
import { roundedRectangle } from '../geometry/outline.ts'
import { planar } from '../geometry/planar.ts'
import { plate } from '../geometry/solids.ts'

/** Height of the table top under the water's tray (cells). */
export const TABLE_Y = -0.62
const BEVEL = 0.28

/** The captain's table: a slab with a rounded edge, in its place under the tray. Its wood repeats. */
export function table(): BufferGeometry {
  const slab = plate(roundedRectangle(30, 22, 1.2), { depth: 0.5, bevel: BEVEL, bevelSteps: 4, curve: 4 })
  slab.rotateX(Math.PI / 2).translate(0, TABLE_Y - BEVEL, -0.3)
  return planar(slab, 1 / 11, 1 / 9.5)
}
