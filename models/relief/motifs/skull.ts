import { type BufferGeometry, SphereGeometry } from 'three'
import { ball, box, cone, placed, type Triple } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, TRIFLE } from '../bench/finishes.ts'

interface SkullPlace {
  readonly at: Triple
  readonly size: number
  /** How far it leans back, radians. */
  readonly back?: number
  /** False leaves the line out, for a skull that is painted on. */
  readonly lined?: boolean
}

/** A skull that looks up to the front. */
export function skull(carver: Carver, { at, size, back = 0.7, lined = true }: SkullPlace): void {
  const lay = (solid: BufferGeometry) => placed(solid.scale(size, size, size), at, [-back, 0, 0])
  const bone = { shade: 0.8, grain: 0.1, ...(lined ? {} : BARE) }
  const cranium = new SphereGeometry(0.2, carver.cut(8, 7), carver.cut(5, 4)).scale(1, 0.95, 0.8).translate(0, 0.06, 0)
  carver.add(lay(cranium), '#f7ecd2', bone)
  carver.add(lay(box([0.2, 0.13, 0.16], [0, -0.13, 0.06])), '#efe0c0', bone)
  for (const side of [-1, 1]) {
    const socket = ball(0.066, [side * 0.085, 0.05, 0.135], [1, 1.12, 0.6], carver.cut(6, 5), 3)
    carver.add(lay(socket), '#24120c', BARE)
  }
  carver.add(lay(cone(0.03, 0.06, [0, -0.035, 0.165], 3, [0.2, 0, 0])), '#24120c', BARE)
  for (const x of [-0.05, 0, 0.05]) carver.add(lay(box([0.012, 0.1, 0.02], [x, -0.14, 0.142])), '#3a2015', TRIFLE)
}
