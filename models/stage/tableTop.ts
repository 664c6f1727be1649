import type { BufferGeometry } from 'three'
import { roundedRectangle } from '../geometry/outline.ts'
import { planar } from '../geometry/planar.ts'
import { plate } from '../geometry/solids.ts'

/** Height of the table top under the water's tray (cells). */
export const TABLE_Y = -0.62
const BEVEL = 0.28

/** Width, depth and middle of a table top (cells). */
export interface TableSize {
  readonly width: number
  readonly depth: number
  readonly z: number
}

const TABLE: TableSize = { width: 30, depth: 22, z: -0.3 }
/** The table for games with a tray twice as wide. */
export const WIDE_TABLE: TableSize = { width: 40, depth: 33, z: -1.6 }

/** Returns the captain's table: a slab with a rounded edge, in place under the tray. Its wood repeats. */
export function table({ width, depth, z }: TableSize = TABLE): BufferGeometry {
  const slab = plate(roundedRectangle(width, depth, 1.2), { depth: 0.5, bevel: BEVEL, bevelSteps: 4, curve: 4 })
  slab.rotateX(Math.PI / 2).translate(0, TABLE_Y - BEVEL, z)
  return planar(slab, 1 / 11, 1 / 9.5)
}
