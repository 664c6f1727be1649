import type { BufferGeometry } from 'three'
import { ball, placed, plate } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { flat, rays, slab } from '../bench/forms.ts'
import { skull } from '../motifs/skull.ts'

const STROKE = flat([
  [-0.03, 0.11],
  [0.03, 0.11],
  [0.062, 0.36],
  [-0.062, 0.36],
])

/** Carves a skull that shouts on a burst of gold, an exclamation mark beside it. */
export function caramba(carver: Carver): void {
  const points = carver.cut(24, 16)
  const burst = slab(flat(rays(points, carver.isFull ? [0.43, 0.3, 0.4, 0.3] : [0.43, 0.3])), {
    height: 0.055,
    bevel: carver.cut(0.02, 0),
  })
  carver.add(burst, '#f6c244', { line: 0.014, grain: 0.2, shade: 0.9 })
  skull(carver, { at: [-0.1, 0.15, -0.04], size: 0.88, back: 0.85, shouts: true })
  exclamation(carver)
}

function exclamation(carver: Carver): void {
  const lay = (solid: BufferGeometry) => placed(solid, [0.2, 0.07, 0.06], [-0.85, 0, -0.16])
  const dark = { line: 0.012, grain: 0.1, shade: 0.4 }
  carver.add(lay(plate(STROKE, { depth: 0.04 })), '#2a0f0a', dark)
  carver.add(lay(ball(0.05, [0, 0.035, 0.02], [1, 1, 0.8], carver.cut(7, 5), carver.cut(4, 3))), '#2a0f0a', dark)
}
