import { cone, ring, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { tuft } from '../motifs/plants.ts'

const STAKES = [
  [-0.16, -0.06, -0.14],
  [-0.05, -0.12, -0.03],
  [0.08, -0.12, 0.05],
  [0.18, -0.05, 0.16],
  [-0.1, 0.06, -0.08],
  [0.03, 0.05, 0.02],
  [0.13, 0.08, 0.1],
] as const
const STICKS = [
  [
    [-0.39, 0.03, -0.16],
    [-0.17, 0.085, -0.24],
  ],
  [
    [-0.36, 0.03, 0.2],
    [-0.15, 0.08, 0.27],
  ],
  [
    [0.39, 0.03, -0.24],
    [0.18, 0.085, -0.2],
  ],
  [
    [0.38, 0.03, 0.17],
    [0.17, 0.08, 0.27],
  ],
] as const

/** Carves a pit of stakes inside a rim of earth, the broken cover lying round it. */
export function trap(carver: Carver): void {
  const rim = ring(0.3, 0.05, [0, 0, 0], { sides: carver.cut(5, 4), segments: carver.cut(14, 10) })
  const earth = { facet: true, line: 0.01, roughness: 0.95 }
  carver.add(rim.scale(1, 0.75, 0.86).translate(0, 0.008, 0.012), '#c1935a', earth)
  carver.part('trap-stakes', () => {
    for (const [x, z, lean] of STAKES) {
      const stake = cone(0.046, 0.24, [x, 0.1, z], carver.cut(5, 4), [-0.25, 0, -lean])
      carver.add(stake, '#fff4d6', { facet: true, line: 0.007, glow: 1 })
    }
  })
  for (const [from, to] of STICKS) carver.add(rod(from, to, 0.018, 0.014, 4), '#dcb277', { line: 0.009, fine: true })
  tuft(carver, -0.34, -0.32)
}
