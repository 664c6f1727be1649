import type { Carver } from '../bench/Carver.ts'
import { flat, rays, slab } from '../bench/forms.ts'
import { skull } from '../motifs/skull.ts'

/** A skull on a burst of gold: the one who came here is astonished. */
export function caramba(carver: Carver): void {
  const points = carver.cut(24, 16)
  const burst = slab(flat(rays(points, carver.isFull ? [0.41, 0.27, 0.37, 0.27] : [0.41, 0.27])), {
    height: 0.055,
    bevel: carver.cut(0.02, 0),
  })
  carver.add(burst, '#f6c244', { line: 0.014, grain: 0.2, shade: 0.9 })
  skull(carver, { at: [0, 0.13, -0.04], size: 0.95, back: 0.95 })
}
