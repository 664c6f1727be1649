import type { BufferGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { ball, plate, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { METAL } from '../bench/finishes.ts'
import { slab } from '../bench/forms.ts'
import { dl } from '../bench/units.ts'

/** Steps of an outline given in the drawing's units, as cells round the middle of its foot. */
const traced = (steps: readonly (readonly number[])[]) =>
  outline(steps.map((step) => step.map((value, i) => (i % 2 === 0 ? dl(value - 128) : dl(214 - value)))))

const HEAD = [
  [84, 214],
  [76, 160, 104, 132],
  [92, 142, 64, 160],
  [34, 174, 22, 150],
  [14, 128, 44, 108],
  [74, 72, 122, 52],
  [124, 28],
  [142, 50],
  [188, 64, 198, 122],
  [204, 170, 200, 214],
]
const MANE = [
  [130, 46],
  [198, 50, 214, 122],
  [218, 170, 210, 214],
  [196, 214],
  [204, 150, 186, 114],
  [168, 82, 126, 66],
]
/** The white on its nose, from the brow down. */
const BLAZE = [
  [104, 70],
  [66, 96, 44, 118],
  [34, 128, 30, 142],
  [46, 142],
  [70, 118, 112, 84],
].map((step) => step.map((value, i) => (i % 2 === 0 ? dl(value - 128) : dl(214 - value))))
const BASE = [
  [-0.25, -0.09],
  [0, -0.14, 0.25, -0.09],
  [0.25, 0.09],
  [0, 0.14, -0.25, 0.09],
]

/** A knight of chess, leaning back. */
export function horse(carver: Carver): void {
  const base = slab(outline(BASE), { height: 0.04, bevel: carver.cut(0.012, 0), curve: carver.cut(2, 1) })
  carver.add(base.translate(-0.045, 0, 0.08), '#6b4021', { grain: 0.7 })
  carver.part('horse-head', () => head(carver))
}

/** What rears. */
function head(carver: Carver): void {
  const stand = (solid: BufferGeometry) => solid.scale(0.84, 0.82, 1).rotateX(-0.46).translate(-0.065, 0.035, 0.07)
  const curve = 2
  const neck = plate(traced(HEAD), { depth: 0.1, bevel: carver.cut(0.028, 0), rise: 0.03, curve })
  carver.add(stand(neck), '#b5672c', { grain: 0.5, shade: 0.7 })
  const mane = plate(traced(MANE), { depth: 0.13, bevel: carver.cut(0.012, 0), curve }).translate(0, 0, -0.005)
  carver.add(stand(mane), '#3f2416', { grain: 0.6, line: 0 })
  carver.add(stand(ball(0.068, [dl(-18), dl(116), 0.135], [1, 1.1, 0.6], carver.cut(7, 5), 3)), '#fff6df', { line: 0 })
  carver.add(stand(ball(0.04, [dl(-22), dl(113), 0.175], [1, 1, 0.5], carver.cut(6, 4), 2)), '#2a180e', { line: 0 })
  const blaze = plate(outline(BLAZE), { depth: 0.01, curve: 1 })
  carver.add(stand(blaze.translate(0, 0, 0.13)), '#fff1d2', { line: 0, shade: 0.3 })
  const strap = { ...METAL, line: 0 }
  carver.add(stand(rod([dl(-66), dl(100), 0.135], [dl(-44), dl(64), 0.135], 0.016, 0.016, 4, true)), '#e9b94c', strap)
  carver.add(stand(rod([dl(-44), dl(66), 0.135], [dl(24), dl(118), 0.135], 0.016, 0.016, 4, true)), '#e9b94c', strap)
  carver.add(stand(ball(0.02, [dl(-92), dl(62), 0.125], [1, 1, 0.6], 5, 3)), '#4a2410', { line: 0 })
}
