import { type BufferGeometry, CylinderGeometry } from 'three'
import { placed, type Triple, turned } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, METAL } from '../bench/finishes.ts'
import { disc } from '../bench/forms.ts'

interface BarrelPlace {
  readonly at: Triple
  readonly r: number
  readonly h: number
  readonly turn?: Triple
}

const STAVES = '#d9a257'
const HEAD = '#ffdf9e'
const HOOPS = '#39404e'

/** Carves a barrel of light oak between dark hoops. */
export function barrel(carver: Carver, { at, r, h, turn = [0, 0, 0] }: BarrelPlace): void {
  const lay = (solid: BufferGeometry) => placed(solid, at, turn)
  const sides = carver.cut(10, 8)
  const belly = carver.isFull ? [-0.14, 0.14] : [0]
  const bulge = belly.map((y) => [r, y * h] as const)
  const staves = turned([[r * 0.8, -h / 2], ...bulge, [r * 0.8, h / 2], [r * 0.64, h / 2]], sides)
  carver.add(lay(staves), STAVES, { grain: 0.8, facet: true })
  carver.add(lay(disc(r * 0.68, h * 0.504, sides)), HEAD, { ...BARE, grain: 0.8, shade: 0.5 })
  for (const y of [-0.27, 0.27, 0.47].slice(0, carver.cut(3, 2))) {
    const hoop = new CylinderGeometry(r * hoopWidth(y + 0.05), r * hoopWidth(y - 0.05), h * 0.12, sides, 1, true)
    carver.add(lay(hoop.translate(0, y * h, 0)), HOOPS, { ...METAL, ...BARE })
  }
}

const hoopWidth = (y: number): number => 1.015 - 0.2 * Math.max(0, (Math.abs(y) - 0.14) / 0.36)
