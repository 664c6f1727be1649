import { ball, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { THIN } from '../bench/finishes.ts'
import { blade } from '../bench/forms.ts'
import { stations } from '../motifs/stations.ts'

/** Carves dunes, and cactuses between three stations. */
export function desert(carver: Carver): void {
  const dune = { facet: true, line: 0.008, roughness: 0.95 }
  carver.add(blade([-0.42, 0, -0.27], [0.18, 0, -0.31], { width: 0.12, keel: 0.12 }), '#efc86c', dune)
  carver.add(blade([0.08, 0, 0.29], [0.46, 0, 0.26], { width: 0.12, keel: 0.07 }), '#efc86c', dune)
  cactus(carver, -0.24, -0.12, 1.12)
  cactus(carver, 0.3, 0.17, 0.72)
  stations(carver, 'desert')
}

function cactus(carver: Carver, x: number, z: number, size: number): void {
  const green = '#5fa354'
  const back = 0.06 * size
  const sides = carver.cut(6, 4)
  carver.add(rod([x, 0, z], [x, 0.35 * size, z - back], 0.06 * size, 0.045 * size, sides, !carver.isFull), green)
  for (const side of [-1, 1]) {
    const y = (side > 0 ? 0.16 : 0.11) * size
    const [elbow, hand] = [x + side * 0.12 * size, z - back * 0.5]
    carver.add(rod([x, y, hand], [elbow, y + 0.015, hand], 0.034 * size, 0.034 * size, 4, true), green, { line: 0.009 })
    carver.add(
      rod([elbow, y, hand], [elbow, y + 0.13 * size, hand - 0.03], 0.036 * size, 0.03 * size, 4, !carver.isFull),
      green,
    )
  }
  carver.add(ball(0.036 * size, [x, 0.375 * size, z - back], [1, 0.8, 1], 5, 3), '#ea5a80', { ...THIN, fine: true })
}
