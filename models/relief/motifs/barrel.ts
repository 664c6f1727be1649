import { type BufferGeometry, CylinderGeometry } from 'three'
import { placed, type Triple, turned } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, METAL, TIMBER } from '../bench/finishes.ts'

interface BarrelPlace {
  readonly at: Triple
  readonly r: number
  readonly h: number
  readonly turn?: Triple
  /** Its light carving has no hoop. */
  readonly isPlain?: boolean
}

/** A barrel with two hoops. */
export function barrel(carver: Carver, { at, r, h, turn = [0, 0, 0], isPlain = false }: BarrelPlace): void {
  const lay = (solid: BufferGeometry) => placed(solid, at, turn)
  const sides = carver.cut(8, 6)
  const belly = carver.isFull ? [-0.12, 0.12] : [0]
  const bulge = belly.map((y) => [r, y * h] as const)
  const staves = turned([[r * 0.8, -h / 2], ...bulge, [r * 0.8, h / 2], [0.001, h / 2]], sides)
  carver.add(lay(staves), '#c07a3c', TIMBER)
  for (const y of carver.isFull ? [-0.3, 0.3] : [0.25]) {
    const hoop = new CylinderGeometry(r * 0.985, r * 0.985, h * 0.11, sides, 1, true).translate(0, y * h, 0)
    carver.add(lay(hoop), '#8f98a6', { ...METAL, ...BARE, fine: isPlain })
  }
}
