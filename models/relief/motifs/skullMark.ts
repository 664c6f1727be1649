import { type BufferGeometry, ShapeGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { placed, type Triple } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE } from '../bench/finishes.ts'
import { flat, rays } from '../bench/forms.ts'

const BONE = [
  [-0.1, -0.22],
  [0.1, -0.22],
  [0.11, -0.1],
  [0.22, -0.06, 0.21, 0.08],
  [0.19, 0.25, 0, 0.26],
  [-0.19, 0.25, -0.21, 0.08],
  [-0.22, -0.06, -0.11, -0.1],
]

interface MarkPlace {
  readonly at: Triple
  /** The size; 1 is half a cell high. */
  readonly size: number
  /** The backward lean, in radians. */
  readonly back: number
}

/** Carves a skull painted on something. */
export function skullMark(carver: Carver, { at, size, back }: MarkPlace): void {
  const lay = (solid: BufferGeometry, height: number) =>
    placed(solid.translate(0, 0, height).scale(size, size, 1), at, [-back, 0, 0])
  const paint = { ...BARE, shade: 0.2, grain: 0 }
  carver.add(lay(new ShapeGeometry(outline(BONE), carver.cut(3, 2)), 0), '#fbf3dc', paint)
  const dark = [-0.09, 0.09].map((x) => new ShapeGeometry(flat(rays(6, [0.07]))).translate(x, 0.05, 0))
  const nose = new ShapeGeometry(flat(rays(3, [0.035]))).translate(0, -0.055, 0)
  for (const hole of [...dark, nose]) carver.add(lay(hole, 0.004), '#1d0f0a', paint)
}
