import { type BufferGeometry, ShapeGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { ball, plate, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { METAL } from '../bench/finishes.ts'
import { slab } from '../bench/forms.ts'
import { dl } from '../bench/units.ts'

/** Returns steps of an outline given in the drawing's units, as cells round the middle of its foot. */
const traced = (steps: readonly (readonly number[])[]) =>
  outline(steps.map((step) => step.map((value, i) => (i % 2 === 0 ? dl(value - 128) : dl(214 - value)))))

const HEAD = [
  [92, 214],
  [84, 176, 116, 142],
  [100, 150, 84, 164],
  [60, 184, 38, 172],
  [14, 164, 18, 140],
  [24, 118, 52, 100],
  [76, 66, 104, 54],
  [112, 28],
  [125, 48],
  [144, 26],
  [152, 52],
  [190, 66, 200, 124],
  [206, 172, 204, 214],
]
const MANE = [
  [146, 52],
  [206, 58, 218, 124],
  [224, 170, 218, 214],
  [186, 214],
  [196, 156, 178, 120],
  [162, 88, 138, 70],
]
/** The dark end of its nose. */
const NOSE = [
  [52, 100],
  [24, 118, 18, 140],
  [14, 164, 38, 172],
  [50, 176, 62, 174],
  [56, 136, 72, 82],
]
const BASE = [
  [-0.25, -0.09],
  [0, -0.14, 0.25, -0.09],
  [0.25, 0.09],
  [0, 0.14, -0.25, 0.09],
]

/** Carves a chess knight, leaning back. */
export function horse(carver: Carver): void {
  const base = slab(outline(BASE), { height: 0.04, bevel: carver.cut(0.012, 0), curve: carver.cut(2, 1) })
  carver.add(base.translate(-0.045, 0, 0.08), '#8a5a30', { grain: 0.7 })
  carver.part('horse-head', () => head(carver))
}

/** Carves the part that rears. */
function head(carver: Carver): void {
  const stand = (solid: BufferGeometry) => solid.scale(0.84, 0.82, 1).rotateX(-0.46).translate(-0.065, 0.035, 0.07)
  const curve = 2
  const neck = plate(traced(HEAD), { depth: 0.1, bevel: carver.cut(0.028, 0), rise: 0.03, curve })
  carver.add(stand(neck), '#c97a34', { grain: 0.5, shade: 0.7, line: 0.014 })
  const mane = plate(traced(MANE), { depth: 0.13, bevel: carver.cut(0.012, 0), curve }).translate(0, 0, -0.005)
  carver.add(stand(mane), '#2e180e', { grain: 0.6, line: 0 })
  const nose = new ShapeGeometry(traced(NOSE), curve).translate(0, 0, carver.cut(0.134, 0.104))
  carver.add(stand(nose), '#7d4420', { line: 0, shade: 0.5 })
  carver.add(stand(ball(0.062, [dl(-20), dl(118), 0.135], [1, 1.1, 0.6], carver.cut(7, 5), 3)), '#fff6df', { line: 0 })
  carver.add(stand(ball(0.044, [dl(-24), dl(114), 0.172], [1, 1, 0.5], carver.cut(6, 4), 2)), '#1d0f0a', { line: 0 })
  const strap = { ...METAL, line: 0 }
  const z = carver.cut(0.138, 0.112)
  carver.add(stand(rod([dl(-62), dl(136), z], [dl(-56), dl(48), z], 0.019, 0.019, 4, true)), '#e2352c', strap)
  carver.add(stand(rod([dl(-58), dl(64), z], [dl(22), dl(128), z], 0.019, 0.019, 4, true)), '#e2352c', strap)
  carver.add(stand(ball(0.024, [dl(-92), dl(68), z - 0.005], [1, 1, 0.6], 5, 3)), '#1d0d07', { line: 0 })
}
