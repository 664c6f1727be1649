import type { BufferGeometry } from 'three'
import { ball, box, cone } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, TRIFLE } from '../bench/finishes.ts'
import { blade, flat, slab } from '../bench/forms.ts'

const GREEN = '#6da53f'
const LOWER = [
  [-0.36, -0.07],
  [-0.38, 0.02],
  [-0.36, 0.07],
  [0.06, 0.13],
  [0.06, -0.13],
] as const
const UPPER = [
  [-0.36, -0.06],
  [-0.38, 0],
  [-0.36, 0.06],
  [0.06, 0.125],
  [0.06, -0.125],
] as const
const RIDGES = [
  [0.2, -0.02, 0.1],
  [0.27, -0.05, 0.08],
  [0.32, -0.1, 0.06],
] as const

/** Carves a crocodile in its pond, jaws open to the west. */
export function crocodile(carver: Carver): void {
  const lay = (solid: BufferGeometry) => solid.translate(0.02, 0, -0.04)
  lowerJaw(carver, lay)
  carver.part('crocodile-jaw', () => upperJaw(carver, lay))
  carver.add(lay(ball(0.17, [0.13, 0.09, 0], [1, 0.75, 0.9], carver.cut(7, 5), carver.cut(4, 3))), GREEN, {
    grain: 0.3,
  })
  for (const z of [-0.085, 0.085]) {
    const [around, up] = [carver.cut(6, 5), carver.cut(4, 3)]
    carver.add(lay(ball(0.064, [0.05, 0.225, z], [1, 1, 1], around, up)), '#8cc455', { line: 0.009 })
    carver.add(lay(ball(0.048, [0.028, 0.238, z + 0.035], [1, 1, 0.8], 5, carver.cut(3, 2))), '#fff2b8', BARE)
    carver.add(lay(ball(0.024, [0.012, 0.25, z + 0.06], [0.7, 1.3, 0.7], 4, 2)), '#24130a', BARE)
  }
  for (const [x, z, h] of RIDGES) {
    const ridge = cone(0.05, h, [x, 0.12 + h * 0.1, z], 4)
    carver.add(lay(ridge), '#4f8230', { facet: true, line: 0.008, fine: true })
  }
  carver.add(lay(blade([0.22, 0.04, -0.04], [0.2, 0.03, -0.34], { width: 0.07, keel: 0.08 })), GREEN, { facet: true })
}

type Lay = (solid: BufferGeometry) => BufferGeometry

const TOOTH = { facet: true, line: 0 } as const
const teethOf = (carver: Carver): readonly number[] =>
  Array.from({ length: carver.cut(5, 3) }, (_, i) => (i * 0.3) / (carver.cut(5, 3) - 1))

function lowerJaw(carver: Carver, lay: Lay): void {
  carver.add(lay(slab(flat(LOWER), { height: 0.07, bevel: carver.cut(0.02, 0) })), '#7db24b', { grain: 0.3 })
  carver.add(lay(box([0.34, 0.02, 0.13], [-0.15, 0.078, 0])), '#d9685c', { line: 0, shade: 0.4 })
  for (const along of teethOf(carver)) {
    carver.add(lay(cone(0.026, 0.075, [-0.3 + along, 0.105, 0.085 + along * 0.08], 3)), '#fff8e4', TOOTH)
  }
}

/** Carves the part that snaps. */
function upperJaw(carver: Carver, lay: Lay): void {
  const upper = slab(flat(UPPER), { height: 0.075, bevel: carver.cut(0.024, 0) })
  carver.add(lay(upper.translate(-0.06, 0, 0).rotateZ(-0.42).translate(0.06, 0.1, 0)), GREEN, { grain: 0.3 })
  carver.add(lay(ball(0.02, [-0.31, 0.315, 0.03], [1, 1, 1], 5, 3)), '#3e6b26', TRIFLE)
  for (const along of teethOf(carver)) {
    const fang = cone(0.024, 0.07, [-0.27 + along, 0.2 - along * 0.35, 0.085 + along * 0.1], 3, [Math.PI, 0, 0])
    carver.add(lay(fang), '#fff8e4', { ...TOOTH, fine: true })
  }
}
