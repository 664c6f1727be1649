import { type BufferGeometry, PlaneGeometry, ShapeGeometry, SphereGeometry } from 'three'
import { ball, box, cone, placed, type Triple } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE } from '../bench/finishes.ts'
import { flat, rays } from '../bench/forms.ts'

interface SkullPlace {
  readonly at: Triple
  readonly size: number
  /** The backward lean, in radians. */
  readonly back?: number
  /** False to leave the line out, for a painted skull. */
  readonly lined?: boolean
  /** True if its jaw hangs, shouting. */
  readonly shouts?: boolean
}

/** Carves a skull that looks up to the front. */
export function skull(carver: Carver, { at, size, back = 0.7, lined = true, shouts = false }: SkullPlace): void {
  const lay = (solid: BufferGeometry) => placed(solid.scale(size, size, size), at, [-back, 0, 0])
  const bone = { shade: 0.8, grain: 0.1, ...(lined ? {} : BARE) }
  const cranium = new SphereGeometry(0.2, carver.cut(8, 7), carver.cut(5, 4)).scale(1, 0.95, 0.8).translate(0, 0.06, 0)
  carver.add(lay(cranium), '#f7ecd2', bone)
  for (const side of [-1, 1]) {
    const socket = ball(0.066, [side * 0.085, 0.05, 0.135], [1, 1.12, 0.6], carver.cut(6, 4), 3)
    carver.add(lay(socket), '#24120c', BARE)
  }
  carver.add(lay(cone(0.03, 0.06, [0, -0.035, 0.165], 3, [0.2, 0, 0])), '#24120c', BARE)
  if (shouts) {
    carver.add(lay(box([0.24, 0.25, 0.14], [0, -0.18, 0.05])), '#efe0c0', bone)
    const mouth = new ShapeGeometry(flat(rays(8, [0.085]))).scale(1, 1.12, 1).translate(0, -0.185, 0.124)
    carver.add(lay(mouth), '#4a0a10', { ...BARE, shade: 0 })
    carver.add(lay(new PlaneGeometry(0.1, 0.032).translate(0, -0.115, 0.128)), '#fff6df', { ...BARE, shade: 0 })
  } else {
    carver.add(lay(box([0.2, 0.13, 0.16], [0, -0.13, 0.06])), '#efe0c0', bone)
    for (const x of [-0.05, 0, 0.05])
      carver.add(lay(new PlaneGeometry(0.014, 0.1).translate(x, -0.14, 0.143)), '#3a2015', BARE)
  }
}
