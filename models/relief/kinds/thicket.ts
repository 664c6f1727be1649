import { ball } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, LEAF } from '../bench/finishes.ts'
import { blade } from '../bench/forms.ts'

const GREENS = ['#3f8f3c', '#63b04a', '#2f7a33'] as const

/** Carves eyes in the dark between large leaves. */
export function thicket(carver: Carver): void {
  const leaves = carver.cut(11, 8)
  for (let i = 0; i < leaves; i++) {
    const angle = (i / leaves) * Math.PI * 2 + 0.28
    const h = 0.07 + 0.2 * Math.max(0, -Math.sin(angle))
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const leaf = blade([cos * 0.19, 0.02, sin * 0.19], [cos * 0.41, h * 0.6, sin * 0.385], {
      width: 0.095,
      keel: 0.06,
      lift: h * 0.85,
    })
    carver.add(leaf, GREENS[i % 3] ?? '', LEAF)
  }
  const behind = carver.cut(6, 4)
  for (let i = 0; i < behind; i++) {
    const angle = Math.PI + 0.25 + (i / (behind - 1)) * (Math.PI - 0.5)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const leaf = blade([cos * 0.2, 0.05, -0.02 + sin * 0.16], [cos * 0.17, 0.33, 0.06 + sin * 0.12], {
      width: 0.085,
      keel: 0.02,
      lift: 0.04,
    })
    carver.add(leaf, GREENS[(i + 1) % 3] ?? '', LEAF)
  }
  const dark = ball(0.19, [0, 0.05, 0], [1, 0.85, 0.85], carver.cut(8, 6), carver.cut(5, 3))
  carver.add(dark, '#16301f', { line: 0, shade: 0.3, roughness: 1 })
  carver.part('thicket-eyes', () => eyes(carver))
}

function eyes(carver: Carver): void {
  for (const x of [-0.085, 0.085]) {
    carver.add(ball(0.068, [x, 0.175, 0.09], [1, 1.1, 0.7], carver.cut(7, 5), carver.cut(4, 2)), '#fff2b8', {
      line: 0.009,
      glow: 1.1,
    })
    carver.add(ball(0.036, [x * 0.88, 0.2, 0.13], [1, 1, 0.6], carver.cut(6, 4), carver.cut(3, 2)), '#24130a', BARE)
  }
}
