import { drum, ring, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, type Carving, METAL } from '../bench/finishes.ts'
import { disc } from '../bench/forms.ts'
import { barrel } from '../motifs/barrel.ts'
import { skullMark } from '../motifs/skullMark.ts'

const MUG: Carving = { roughness: 0.45, grain: 0 }

/** Carves barrels of rum: one stands, a skull on it; one lies tapped, a mug under its tap. */
export function rum(carver: Carver): void {
  barrel(carver, { at: [0.15, 0.21, -0.11], r: 0.2, h: 0.42, turn: [-0.36, 0, 0] })
  skullMark(carver, { at: [0.15, 0.215, 0.1], size: 0.46, back: 0.36 })
  barrel(carver, { at: [-0.22, 0.17, -0.08], r: 0.165, h: 0.36, turn: [Math.PI / 2 - 0.42, 0, 0] })
  tap(carver)
  mug(carver, -0.22, 0.33)
}

function tap(carver: Carver): void {
  carver.add(rod([-0.22, 0.19, 0.1], [-0.22, 0.15, 0.22], 0.026, 0.022, carver.cut(5, 3), true), '#f2c14a', {
    ...METAL,
    line: 0.007,
  })
  carver.add(rod([-0.22, 0.16, 0.17], [-0.22, 0.25, 0.16], 0.018, 0.022, 4), '#f2c14a', {
    ...METAL,
    ...BARE,
    fine: true,
  })
}

function mug(carver: Carver, x: number, z: number): void {
  const sides = carver.cut(8, 6)
  carver.add(drum(0.075, 0.068, 0.11, [x, 0.055, z], sides), '#c9ced8', MUG)
  carver.add(disc(0.06, 0.112, sides).translate(x, 0, z), '#d6493c', BARE)
  const handle = { sides: 3, segments: 5, turn: [0, 0, 0] } as const
  carver.add(ring(0.045, 0.014, [x - 0.085, 0.06, z], handle), '#c9ced8', { ...MUG, ...BARE, fine: true })
}
