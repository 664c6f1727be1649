import { type BufferGeometry, CylinderGeometry } from 'three'
import { drum, placed, rod, turned } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { THIN, TRIFLE } from '../bench/finishes.ts'

interface BottlePlace {
  readonly x: number
  readonly z: number
  readonly size: number
  /** The lean of its neck to the east, in radians. */
  readonly lean?: number
}

/** Carves a bottle leaning back like a picture on an easel: from above its whole length is visible. */
export function bottle(carver: Carver, { x, z, size, lean = 0 }: BottlePlace): void {
  const lay = (solid: BufferGeometry) => placed(solid.scale(size, size, size), [x, 0.03, z], [-0.62, 0, -lean])
  const sides = carver.cut(6, 5)
  const glass = turned(
    [[0.12, 0], [0.12, 0.27], [0.043, 0.38], ...(carver.isFull ? [[0.042, 0.49] as const] : [])],
    sides,
  )
  carver.add(lay(glass), '#2c9d58', { roughness: 0.2, grain: 0, line: 0.013 })
  const label = new CylinderGeometry(0.124, 0.124, 0.13, sides, 1, true).translate(0, 0.15, 0)
  carver.add(lay(label), '#f8ebc8', { line: 0, shade: 0.6, grain: 0.1 })
  carver.add(lay(drum(0.03, 0.03, 0.01, [0, 0.15, 0.118], 5, [Math.PI / 2, 0, 0])), '#c23b2f', TRIFLE)
  const cork = new CylinderGeometry(0.04, 0.038, carver.cut(0.055, 0.15), sides - 1).translate(
    0,
    carver.cut(0.515, 0.46),
    0,
  )
  carver.add(lay(cork), '#c9935a', THIN)
}

/** Carves the log on which bottles lean. */
export function log(carver: Carver, half: number, z: number): void {
  carver.add(rod([-half, 0.058, z], [half, 0.058, z - 0.02], 0.052, 0.052, carver.cut(6, 5)), '#8a5a30', { grain: 0.8 })
}
