import { box, drum, ring } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { flat, slab } from '../bench/forms.ts'
import { dl } from '../bench/units.ts'

const HEAD = flat([
  [dl(-18), dl(97)],
  [0, dl(124)],
  [dl(18), dl(97)],
])
const NET = 0.05

/** A round trampoline with an arrow in each of the eight directions. */
export function trampoline(carver: Carver): void {
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * Math.PI * 2
    const long = i % 2 ? 1.08 : 1
    const head = slab(HEAD, { height: 0.03, bevel: 0 }, carver.detail).scale(1, 1, long).rotateY(turn)
    carver.add(head, '#e87f24', { line: 0.01, grain: 0.1, shade: 0.5 })
  }
  const sides = carver.cut(16, 10)
  const rim = ring(dl(74), dl(14), [0, 0.045, 0], { sides: carver.cut(5, 3), segments: sides })
  carver.add(rim.scale(1, 0.9, 1), '#d6493c', { grain: 0.15, roughness: 0.45, line: 0.012 })
  carver.part('trampoline-net', () => net(carver, sides))
}

/** What gives and springs back. */
function net(carver: Carver, sides: number): void {
  carver.add(drum(dl(66), dl(66), NET, [0, NET / 2, 0], sides), '#2f4a66', { line: 0, shade: 0.5, grain: 0.1 })
  for (let i = 0; i < carver.cut(4, 2); i++) {
    const turn = (i / carver.cut(4, 2)) * Math.PI
    const strap = box([dl(118), 0.006, 0.014], [0, NET + 0.003, 0], [0, turn, 0])
    carver.add(strap, '#7d9dc0', { line: 0, shade: 0 })
  }
  carver.add(drum(dl(13), dl(13), 0.012, [0, NET + 0.006, 0], carver.cut(8, 6)), '#f6efdc', { line: 0, shade: 0 })
}
