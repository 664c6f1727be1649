import type { BufferGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { ball, box, drum, placed, plate, type Triple, turned } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { METAL, THIN, TRIFLE } from '../bench/finishes.ts'
import { flat, slab } from '../bench/forms.ts'

const FUSELAGE = [
  [0.001, -0.36],
  [0.02, -0.35],
  [0.06, -0.1],
  [0.085, 0.12],
  [0.08, 0.24],
  [0.05, 0.3],
  [0.001, 0.3],
] as const
const WING = [
  [-0.09, -0.33],
  [0.05, -0.33],
  [0.11, -0.3, 0.11, -0.05],
  [0.11, 0.05],
  [0.11, 0.3, 0.05, 0.33],
  [-0.09, 0.33],
  [-0.1, 0.1, -0.1, 0],
  [-0.1, -0.1, -0.09, -0.33],
]
const RED: readonly [string, { readonly roughness: number }] = ['#dd5546', { roughness: 0.45 }]

/** The places of the chocks behind the wheels. */
const WHEEL_CHOCKS: readonly Triple[] = [
  [-0.012, 0.018, -0.003],
  [-0.076, 0.018, -0.194],
]

/** Carves a wooden airplane on its runway, heading east. */
export function airplane(carver: Carver): void {
  for (const at of WHEEL_CHOCKS) carver.add(box([0.05, 0.036, 0.08], at, [0, 0.32, 0]), '#9a6a3c', THIN)
  carver.part('airplane-craft', () => craft(carver))
}

/** Carves the part that rolls and takes off. */
function craft(carver: Carver): void {
  const lay = (solid: BufferGeometry) => placed(solid.scale(0.92, 0.92, 0.92), [-0.1, 0.11, -0.08], [0, 0.32, 0.1])
  const profile = carver.isFull ? FUSELAGE : [FUSELAGE[0], FUSELAGE[2], FUSELAGE[3], FUSELAGE[5], FUSELAGE[6]]
  const body = turned(profile, carver.cut(7, 6)).rotateZ(-Math.PI / 2)
  carver.add(lay(body), '#f3dca2', { roughness: 0.45, grain: 0.3 })
  const wing = plate(outline(WING), { depth: 0.02, bevel: carver.cut(0.008, 0), curve: 2 })
  carver.add(lay(wing.rotateX(-Math.PI / 2).translate(0.1, 0.045, 0)), ...RED)
  for (const z of [-0.22, 0.22]) {
    const disc = drum(0.062, 0.062, 0.01, [0.1, carver.cut(0.078, 0.072), z], carver.cut(8, 7))
    carver.add(lay(disc), '#fbf1d2', { line: 0, shade: 0.3 })
  }
  const tail = plate(
    outline([
      [-0.05, -0.14],
      [0.05, -0.12],
      [0.05, 0.12],
      [-0.05, 0.14],
    ]),
    { depth: 0.016 },
  )
  carver.add(lay(tail.rotateX(-Math.PI / 2).translate(-0.29, 0.015, 0)), ...RED)
  const fin = plate(
    outline([
      [-0.35, 0],
      [-0.24, 0],
      [-0.3, 0.14],
      [-0.37, 0.14],
    ]),
    { depth: 0.016 },
  )
  carver.add(lay(fin.translate(0, 0.02, -0.008)), ...RED)
  const canopy = ball(0.055, [0, 0.085, 0], [1.3, 0.8, 0.9], carver.cut(6, 5), 3)
  carver.add(lay(canopy), '#9fd3e6', { roughness: 0.15, line: 0.008, grain: 0 })
  carver.add(lay(box([0.015, 0.3, 0.045], [0.315, 0, 0], [0.6, 0, 0])), '#b9793c', { line: 0 })
  carver.add(lay(ball(0.034, [0.315, 0, 0], [1.3, 1, 1], 5, 3)), '#e9b94c', { ...METAL, line: 0, fine: true })
  for (const z of [-0.11, 0.11]) {
    carver.add(lay(drum(0.048, 0.048, 0.03, [0.13, -0.1, z], 7, [Math.PI / 2, 0, 0])), '#2e2a2c', TRIFLE)
  }
}

const CHOCKS: readonly Triple[] = [
  [-0.24, 0, 0.18],
  [-0.02, 0, 0.24],
]

/** Carves the place of the airplane: its wheel chocks, and an oil can tipped over. */
export function flownAirplane(carver: Carver): void {
  for (const at of CHOCKS) {
    const wedge = plate(
      flat([
        [-0.09, 0],
        [0.09, 0],
        [0.03, 0.1],
        [-0.03, 0.1],
      ]),
      { depth: 0.12 },
    )
    carver.add(placed(wedge, at, [0, 0.32, 0]), '#9a6a3c', { grain: 0.8 })
  }
  carver.add(drum(0.06, 0.06, 0.15, [0.2, 0.06, -0.2], carver.cut(8, 6), [0, 0.5, Math.PI / 2]), '#5d6a74', METAL)
  const spill = slab(
    flat([
      [-0.07, -0.02],
      [0, -0.06],
      [0.09, -0.03],
      [0.1, 0.03],
      [0.02, 0.06],
      [-0.06, 0.03],
    ]),
    { height: 0.006, bevel: 0 },
  )
  carver.add(spill.translate(0.06, 0, -0.18), '#26211f', { line: 0, shade: 0 })
}
