import type { BufferGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { box, drum, plate, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, METAL, TRIFLE } from '../bench/finishes.ts'
import { lump } from '../bench/forms.ts'

const HULL = [
  [-0.37, 0.2],
  [-0.33, 0, -0.2, -0.02],
  [0.12, -0.02],
  [0.3, 0, 0.38, 0.19],
  [0.2, 0.12],
  [-0.14, 0.12],
  [-0.18, 0.24],
  [-0.37, 0.26],
]
const BAND = [
  [-0.35, 0.13],
  [-0.16, 0.075],
  [0.2, 0.075],
  [0.33, 0.13],
  [0.33, 0.16],
  [0.2, 0.105],
  [-0.16, 0.105],
  [-0.35, 0.165],
]
const GOLD = [
  [-0.12, 0.13],
  [0.03, 0.2],
] as const

const lay = (solid: BufferGeometry) => solid.rotateX(-0.3).translate(0.03, 0.03, -0.15)

/** The galleon that brings the great treasure, gold before her. */
export function galleon(carver: Carver): void {
  ship(carver)
  carver.add(lump({ at: [0.02, 0, 0.08], r: 0.1, h: 0.07, seed: 3 }, carver.detail), '#f5b932', {
    ...METAL,
    facet: true,
  })
  for (const [x, z] of GOLD) {
    const coin = drum(0.05, 0.05, 0.02, [x, 0.012, z], 7)
    carver.add(coin, '#ffd35c', { ...METAL, line: 0.007, fine: true })
  }
}

/** The galleon without her treasure: a hole in her side, the flag struck. */
export function emptyGalleon(carver: Carver): void {
  ship(carver, false)
  const hole = drum(0.07, 0.07, 0.02, [-0.02, 0.045, 0.165], 7, [Math.PI / 2, 0, 0])
  carver.add(lay(hole), '#190c07', BARE)
}

function ship(carver: Carver, hasFlag = true): void {
  const curve = carver.cut(2, 1)
  const hull = plate(outline(HULL), { depth: 0.13, bevel: carver.cut(0.03, 0), rise: 0.03, curve })
  carver.add(lay(hull), '#8a4f28', { grain: 0.8 })
  const band = plate(outline(BAND), { depth: 0.03 }).translate(0, 0, carver.cut(0.135, 0.11))
  carver.add(lay(band), '#e3ac3f', { ...METAL, line: 0 })
  carver.add(rod([-0.2, 0.15, -0.12], [-0.2, 0.42, -0.18], 0.016, 0.01, 4, true), '#6b4021', {
    line: carver.cut(0.007, 0),
  })
  carver.add(rod([0.06, 0.12, -0.12], [0.06, 0.48, -0.2], 0.018, 0.01, 4, true), '#6b4021', {
    line: carver.cut(0.007, 0),
  })
  sail(carver, { w: 0.13, h: 0.25, x: -0.19, colour: '#ffedbc' })
  sail(carver, { w: 0.16, h: 0.3, x: 0.1, colour: '#fff3cc' })
  if (!hasFlag) return
  const flag = plate(
    outline([
      [-0.05, 0],
      [0.05, 0],
      [0.05, 0.035],
      [-0.05, 0.035],
    ]),
    { depth: 0.01 },
  )
  carver.add(flag.rotateX(-0.3).translate(0.11, 0.45, -0.19), '#d8432f', TRIFLE)
}

interface Sail {
  readonly w: number
  readonly h: number
  readonly x: number
  readonly colour: string
}

/** A square sail that leans back, so that its face is seen from above, a red band across it. */
function sail(carver: Carver, { w, h, x, colour }: Sail): void {
  const hang = (solid: BufferGeometry) => solid.rotateX(-0.6).translate(x, 0.17, -0.05)
  const shape = outline([
    [-w, 0.02],
    [0, -0.06, w, 0.02],
    [w * 0.94, h * 0.55],
    [w * 0.78, h],
    [-w * 0.78, h],
    [-w * 0.94, h * 0.55],
  ])
  const cloth = plate(shape, { depth: 0.012, curve: carver.cut(3, 2) })
  carver.add(hang(cloth), colour, { roughness: 0.9, line: 0.012, shade: 0.3 })
  const band = outline([
    [-w * 0.93, h * 0.4],
    [w * 0.93, h * 0.4],
    [w * 0.88, h * 0.66],
    [-w * 0.88, h * 0.66],
  ])
  carver.add(hang(plate(band, { depth: 0.005 }).translate(0, 0, 0.012)), '#d8432f', { line: 0, shade: 0.3 })
  carver.add(hang(box([w * 1.9, 0.022, 0.022], [0, h, 0.006])), '#6b4021', BARE)
}
