import { ball, cone, drum, rod, type Triple, turned } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { FLAME, THIN } from '../bench/finishes.ts'
import { skull } from '../motifs/skull.ts'

const POT = [
  [0.14, 0],
  [0.25, 0.1],
  [0.225, 0.225],
  [0.26, 0.25],
  [0.25, 0.28],
  [0.19, 0.26],
] as const

const MIDDLE = -0.08

const BUBBLES = [
  [-0.12, 0.09, 0.05],
  [0.13, 0.06, 0.042],
  [0.12, -0.08, 0.055],
  [-0.05, 0.13, 0.036],
] as const

/** A cauldron over the fire, a skull in the soup. */
export function cannibal(carver: Carver): void {
  const logs = carver.cut(3, 2)
  for (let i = 0; i < logs; i++) {
    const angle = (i / logs) * Math.PI * 2 + 0.6
    const foot: Triple = [MIDDLE + Math.cos(angle) * 0.34, 0.02, -0.04 + Math.sin(angle) * 0.24]
    carver.add(rod(foot, [MIDDLE + Math.cos(angle) * 0.06, 0.06, -0.04], 0.038, 0.032, 4), '#8a5230', { grain: 0.8 })
  }
  const flames = 5
  for (let i = 0; i < flames; i++) {
    const angle = (i / flames) * Math.PI * 2 + 0.4
    const h = i % 2 ? 0.16 : 0.12
    const at: Triple = [MIDDLE + Math.cos(angle) * 0.25, h * 0.65 + 0.01, -0.04 + Math.sin(angle) * 0.2]
    carver.add(cone(0.05, h * 1.35, at, carver.cut(5, 3)), i % 2 ? '#ff9a2a' : '#ff6a1c', FLAME)
  }
  const sides = carver.cut(8, 6)
  const pot = carver.isFull ? POT : [POT[0], POT[1], POT[3], POT[5]]
  carver.add(turned(pot, sides).translate(MIDDLE, 0.05, -0.06), '#464a56', { roughness: 0.5, grain: 0.1 })
  carver.add(drum(0.2, 0.2, 0.01, [MIDDLE, 0.3, -0.06], sides), '#c8692c', { line: 0, shade: 0.4 })
  carver.add(rod([MIDDLE - 0.16, 0.28, -0.04], [MIDDLE - 0.22, 0.43, -0.09], 0.022, 0.02, 4), '#f4e8c8', {
    ...THIN,
    fine: true,
  })
  carver.add(ball(0.034, [MIDDLE - 0.225, 0.44, -0.09], [1.3, 0.8, 1], 5, 3), '#f4e8c8', { ...THIN, fine: true })
  carver.part('cannibal-skull', () =>
    skull(carver, { at: [MIDDLE + 0.03, 0.36, -0.05], size: 0.56, back: 0.6, lined: false }),
  )
  carver.part('cannibal-bubbles', () => {
    for (const [x, z, r] of BUBBLES) {
      const bubble = ball(r, [MIDDLE + x, 0.31, z - 0.06], [1, 0.9, 1], carver.cut(6, 5), 3)
      carver.add(bubble, '#e58a45', { ...THIN, roughness: 0.25, grain: 0 })
    }
  })
}
