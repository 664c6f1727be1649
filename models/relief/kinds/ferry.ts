import { outline } from '../../geometry/outline.ts'
import { box, drum, plate, ring, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { THIN, TIMBER } from '../bench/finishes.ts'
import { slab } from '../bench/forms.ts'
import { du } from '../bench/units.ts'

const DECK = [
  [36, 64],
  [220, 64],
  [232, 128],
  [220, 192],
  [36, 192],
  [24, 128],
].map(([x = 0, y = 0]) => [du(x), -du(y)])
const HEIGHT = 0.07

/** A flat ferry moored in a strait by four ropes. */
export function ferry(carver: Carver): void {
  carver.add(slab(outline(DECK), { height: HEIGHT, bevel: carver.cut(0.014, 0) }), '#b9834a', { grain: 0.9 })
  for (const y of [96, 160]) {
    carver.add(box([0.58, 0.006, 0.014], [0, HEIGHT + 0.002, du(y)]), '#6f4a26', { line: 0, shade: 0, fine: true })
  }
  for (const y of [65, 191]) carver.add(box([0.6, 0.05, 0.045], [0, HEIGHT + 0.025, du(y)]), '#8f6236', TIMBER)
  for (const x of [56, 200]) {
    for (const y of [64, 192]) {
      const post = drum(0.035, 0.04, 0.13, [du(x), HEIGHT + 0.06, du(y)], carver.cut(6, 5))
      carver.add(post, '#8a5230', TIMBER)
      const shore = [du(x < 128 ? 28 : 228), 0.01, du(y < 128 ? 28 : 228)] as const
      carver.add(rod([du(x), HEIGHT + 0.09, du(y)], shore, 0.012, 0.012, 3, true), '#e6c68c', THIN)
    }
  }
  const mark = ring(0.075, 0.02, [0, HEIGHT, 0], { sides: 4, segments: carver.cut(10, 7) })
  carver.add(mark, '#f6efdc', { grain: 0.1, line: 0.007 })
  const middle = plate(
    outline([
      [-0.04, 0],
      [0, 0.04],
      [0.04, 0],
      [0, -0.04],
    ]),
    { depth: 0.01 },
  ).rotateX(-Math.PI / 2)
  carver.add(middle.translate(0, HEIGHT, 0), '#d6493c', { line: 0 })
}
