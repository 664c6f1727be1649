import { ShapeGeometry } from 'three'
import type { Vector } from '../../../engine/jackal/data/tiles.ts'
import { ball, drum } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { flat, type Spot, slab } from '../bench/forms.ts'
import { dl } from '../bench/units.ts'

/** One arm to the north from the middle, in the drawing's units. */
const ARMS = {
  wide: [
    [-19, -6],
    [-19, 54],
    [-48, 48],
    [0, 112],
    [48, 48],
    [19, 54],
    [19, -6],
  ],
  narrow: [
    [-17, -6],
    [-17, 62],
    [-38, 58],
    [0, 114],
    [38, 58],
    [17, 62],
    [17, -6],
  ],
} as const

/** The ink round an arm in the light carvings, lying flat. */
const EDGES = {
  wide: [
    [-30, -6],
    [-30, 42],
    [-70, 34],
    [0, 130],
    [70, 34],
    [30, 42],
    [30, -6],
  ],
  narrow: [
    [-28, -6],
    [-28, 50],
    [-58, 44],
    [0, 130],
    [58, 44],
    [28, 50],
    [28, -6],
  ],
} as const

/** The factor of length for arms to the corners. */
const DIAGONAL = 1.1

/** Returns cream arrows with an ink edge and a red boss in their middle. */
export function arrow(directions: readonly Vector[]) {
  return (carver: Carver): void => {
    const width = directions.length > 2 ? 'narrow' : 'wide'
    for (const [east, north] of directions) {
      const long = east !== 0 && north !== 0 ? DIAGONAL : 1
      const traced = (arm: readonly Spot[]) => flat(arm.map(([x, y]): Spot => [dl(x), dl(y) * long]))
      const turn = -Math.atan2(east, north)
      const edge = carver.isFull
        ? slab(traced(ARMS[width]), { height: 0.036, bevel: 0.036 }).scale(1, 0.4, 1)
        : new ShapeGeometry(traced(EDGES[width])).rotateX(-Math.PI / 2).translate(0, 0.004, 0)
      carver.add(edge.rotateY(turn), '#2a140a', { line: 0, shade: 0 })
      const top = slab(traced(ARMS[width]), { height: 0.05, bevel: carver.cut(0.014, 0) })
      carver.add(top.rotateY(turn), '#fbf1d2', { line: 0, shade: 0.55, grain: 0.12 })
    }
    carver.add(drum(dl(27), dl(31), 0.07, [0, 0.035, 0], 12), '#2a140a', { line: 0, fine: true })
    const boss = ball(dl(25), [0, 0.062, 0], [1, 0.6, 1], carver.cut(10, 6), carver.cut(4, 3))
    carver.add(boss, '#dd4335', { line: 0.006, roughness: 0.35, grain: 0 })
  }
}
