import { type BufferGeometry, ShapeGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { box, drum, plate, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, type Carving, METAL } from '../bench/finishes.ts'
import { flat, lump } from '../bench/forms.ts'

const HULL = [
  [-0.37, 0.26],
  [-0.33, 0.02, -0.2, -0.02],
  [0.12, -0.02],
  [0.3, 0.02, 0.38, 0.26],
  [0.22, 0.17],
  [-0.14, 0.17],
  [-0.18, 0.3],
  [-0.37, 0.34],
]
const BAND = [
  [-0.35, 0.17],
  [-0.16, 0.1],
  [0.2, 0.1],
  [0.34, 0.17],
  [0.35, 0.215],
  [0.2, 0.145],
  [-0.16, 0.145],
  [-0.36, 0.215],
]
const GOLD = [
  [-0.12, 0.13],
  [0.03, 0.2],
] as const

const lay = (solid: BufferGeometry) => solid.rotateX(-0.42).translate(0.06, 0.04, -0.16)

/** The cloth is translucent: things in front of it do not darken it. */
const CLOTH: Carving = { roughness: 0.9, line: 0.012, glow: 1.05 }

/** Carves the galleon that brings the great treasure, gold before it. */
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

/** Carves the galleon without its treasure: a hole in its side, the flag lowered. */
export function emptyGalleon(carver: Carver): void {
  ship(carver, false)
  const hole = drum(0.07, 0.07, 0.02, [-0.02, 0.045, 0.165], 7, [Math.PI / 2, 0, 0])
  carver.add(lay(hole), '#190c07', BARE)
}

function ship(carver: Carver, hasFlag = true): void {
  const curve = carver.cut(2, 1)
  const hull = plate(outline(HULL), { depth: carver.cut(0.13, 0.17), bevel: carver.cut(0.03, 0), rise: 0.03, curve })
  carver.add(lay(hull), '#c07a38', { grain: 0.8, shade: 0.7 })
  const band = plate(outline(BAND), { depth: 0.03 }).translate(0, 0, carver.cut(0.135, 0.15))
  carver.add(lay(band), '#ffc93f', { ...METAL, line: 0, shade: 0.3 })
  mast(carver, { x: -0.17, h: 0.29, half: 0.13 })
  mast(carver, { x: 0.14, h: 0.335, half: 0.18 })
  if (!hasFlag) return
  const flag = plate(
    outline([
      [0, 0],
      [0.13, 0.03],
      [0, 0.06],
    ]),
    { depth: 0.01 },
  )
  carver.add(flag.rotateX(-0.6).translate(0.14, 0.46, -0.13), '#1d1a26', BARE)
}

interface Mast {
  readonly x: number
  readonly h: number
  /** Half of the width of the mast's sail. */
  readonly half: number
}

/** Carves a mast with a square sail that leans back, so that its face is seen from above, a red band across it. */
function mast(carver: Carver, { x, h, half }: Mast): void {
  const hang = (solid: BufferGeometry) => solid.rotateX(-0.6).translate(x, 0.2, 0.03)
  carver.add(hang(rod([0, 0, 0], [0, h + 0.05, 0], 0.018, 0.012, 4, true)), '#4a2a14', BARE)
  const shape = outline([
    [-half, 0.06],
    [0, 0.12, half, 0.06],
    [half * 0.94, h * 0.55],
    [half * 0.8, h],
    [-half * 0.8, h],
    [-half * 0.94, h * 0.55],
  ])
  const cloth = plate(shape, { depth: 0.012, curve: carver.cut(3, 2) }).translate(0, 0, 0.014)
  carver.add(hang(cloth), '#fff6dc', CLOTH)
  const band = flat([
    [-half * 0.96, h * 0.46],
    [half * 0.96, h * 0.46],
    [half * 0.91, h * 0.66],
    [-half * 0.91, h * 0.66],
  ])
  carver.add(hang(new ShapeGeometry(band).translate(0, 0, 0.028)), '#d42a22', { ...BARE, shade: 0 })
  carver.add(hang(box([half * 1.75, 0.03, 0.02], [0, h + 0.01, 0])), '#4a2a14', BARE)
}
