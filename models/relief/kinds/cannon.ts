import { type BufferGeometry, CylinderGeometry } from 'three'
import { ball, box, drum, placed, rod, turned } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, type Carving, METAL, TIMBER } from '../bench/finishes.ts'
import { flat, rays, slab } from '../bench/forms.ts'

const STEEL: Carving = { roughness: 0.4, metalness: 0.3, grain: 0.05 }
const BARREL = [
  [0.001, -0.31],
  [0.06, -0.3],
  [0.12, -0.25],
  [0.118, -0.15],
  [0.085, 0.24],
  [0.112, 0.26],
  [0.112, 0.33],
  [0.05, 0.33],
] as const
const LIGHT_BARREL = [
  [0.001, -0.31],
  [0.12, -0.25],
  [0.085, 0.24],
  [0.112, 0.33],
  [0.001, 0.31],
] as const
const BALLS = [
  [-0.36, 0.3],
  [-0.25, 0.34],
] as const

/** Carves a cannon that fires to the north, its blast before the muzzle. */
export function cannon(carver: Carver): void {
  carver.part('cannon-gun', () => gun(carver))
  const blast = rays(carver.cut(12, 10), [0.103, 0.055])
  carver.add(slab(flat(blast), { height: 0.03, bevel: carver.cut(0.01, 0) }).translate(0, 0, -0.34), '#f8b02f', {
    line: 0.01,
    grain: 0.1,
    shade: 0.5,
  })
  for (const [x, z] of BALLS)
    carver.add(ball(0.06, [x, 0.05, z], [1, 1, 1], 6, 3), '#3d404b', { ...STEEL, line: 0, fine: true })
}

/** Carves the part that recoils: the barrel on its carriage. */
function gun(carver: Carver): void {
  carriage(carver)
  const lay = (solid: BufferGeometry) =>
    placed(solid.scale(0.95, 0.92, 0.95), [0, 0.22, 0.02], [-Math.PI / 2 + 0.1, 0, 0])
  const sides = carver.cut(8, 6)
  carver.add(lay(turned(carver.isFull ? BARREL : LIGHT_BARREL, sides)), '#4d515d', STEEL)
  for (const [y, r] of [
    [-0.12, 0.122],
    [0.1, 0.106],
  ] as const) {
    const band = new CylinderGeometry(r, r, 0.035, sides, 1, true).translate(0, y, 0)
    carver.add(lay(band), '#e0ac46', { ...METAL, ...BARE, fine: y > 0 })
  }
}

function carriage(carver: Carver): void {
  const sides = carver.cut(7, 6)
  for (const side of [-1, 1]) {
    const turn = [0, 0, Math.PI / 2] as const
    carver.add(drum(0.125, 0.125, 0.07, [side * 0.21, 0.125, 0.1], sides, turn), '#a4652f', TIMBER)
    carver.add(drum(0.04, 0.04, 0.1, [side * 0.21, 0.125, 0.1], 5, turn), '#e0ac46', { ...METAL, line: 0, fine: true })
  }
  carver.add(rod([-0.25, 0.125, 0.1], [0.25, 0.125, 0.1], 0.026, 0.026, 5), '#d9a441', {
    ...METAL,
    line: 0,
    fine: true,
  })
  carver.add(box([0.2, 0.09, 0.38], [0, 0.1, 0.13], [0.1, 0, 0]), '#8f5630', TIMBER)
}
