import { CylinderGeometry } from 'three'
import { ball, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { stations } from '../motifs/stations.ts'

const REEDS = [
  [-0.31, -0.2, 0.33, -0.03],
  [-0.24, -0.24, 0.37, 0.02],
  [-0.38, -0.1, 0.24, -0.02],
  [0.37, -0.08, 0.28, 0.02],
] as const
const LILIES = [
  [0.03, -0.28, 0.08],
  [-0.02, 0.3, 0.065],
  [0.3, 0.26, 0.07],
] as const

/** Carves reeds and water lilies in the mire between four stations. */
export function swamp(carver: Carver): void {
  for (const [i, [x, z, h, lean]] of REEDS.entries()) {
    const fine = i === 0
    const at = (share: number) => [x + lean * share, h * share, z - 0.05 * share] as const
    carver.add(rod(at(0), at(1), 0.014, 0.011, 3, true), '#8fbb5c', { line: 0, fine })
    carver.add(rod(at(0.62), at(1.05), 0.034, 0.03, carver.cut(5, 3)), '#a45a22', { line: 0.009, fine })
  }
  for (const [x, z, r] of LILIES) {
    const leaf = new CylinderGeometry(r, r * 0.9, 0.016, 7, 1, false, 0.5, 5.6).translate(x, 0.009, z)
    carver.add(leaf, '#7fae4c', { line: 0, shade: 0.6, fine: x > 0.1 || x < 0 })
  }
  carver.add(ball(0.034, [0.04, 0.03, -0.28], [1, 0.8, 1], 6, 3), '#f6d3dc', { line: 0.006, fine: true })
  stations(carver, 'swamp')
}
