import { ball } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { palm, tuft } from '../motifs/plants.ts'

/** Carves three palms, and their fruit on the ground. */
export function grove(carver: Carver): void {
  palm(carver, { x: -0.23, z: -0.03, h: 0.37, size: 1.05, lean: -0.03, fronds: 6, turn: 0.1 })
  palm(carver, { x: 0.18, z: -0.05, h: 0.37, size: 1.05, lean: 0.03, fronds: 6, turn: 0.5 })
  palm(carver, { x: -0.06, z: 0.14, h: 0.27, size: 0.92, lean: 0.02, fronds: 6, turn: 0.9 })
  carver.add(ball(0.055, [-0.31, 0.05, 0.26], [1, 1, 1], carver.cut(6, 5), carver.cut(4, 3)), '#f2a23a', {
    roughness: 0.4,
  })
  carver.add(ball(0.05, [-0.19, 0.045, 0.32], [1, 1, 1], carver.cut(6, 5), carver.cut(4, 3)), '#e5533f', {
    roughness: 0.4,
  })
  tuft(carver, 0.36, -0.02, 1.1)
}
