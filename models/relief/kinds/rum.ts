import { drum, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { METAL, TIMBER } from '../bench/finishes.ts'
import { barrel } from '../motifs/barrel.ts'
import { skull } from '../motifs/skull.ts'

/** Barrels of rum, a skull on the larger one, a mug before them. */
export function rum(carver: Carver): void {
  barrel(carver, { at: [-0.13, 0.2, -0.05], r: 0.19, h: 0.44, turn: [-0.5, 0, 0] })
  skull(carver, { at: [-0.13, 0.29, 0.1], size: 0.46, back: 0.62, lined: false })
  barrel(carver, { at: [0.22, 0.13, -0.2], r: 0.13, h: 0.3, turn: [Math.PI / 2 - 0.2, 0, -0.25], isPlain: true })
  carver.add(rod([0.22, 0.09, -0.06], [0.23, 0.07, 0.01], 0.02, 0.016, 4), '#e0ac46', { ...METAL, line: 0, fine: true })
  carver.add(drum(0.062, 0.054, 0.1, [-0.31, 0.05, 0.26], carver.cut(7, 5)), '#b5722f', TIMBER)
  carver.add(drum(0.05, 0.05, 0.012, [-0.31, 0.1, 0.26], carver.cut(7, 5)), '#f8e6b4', { line: 0 })
}
