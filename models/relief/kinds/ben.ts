import { outline } from '../../geometry/outline.ts'
import { ball, plate, ring, rod, type Triple } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, type Carving, STONE, TIMBER } from '../bench/finishes.ts'
import { lump } from '../bench/forms.ts'
import { flame } from '../motifs/flame.ts'

const CLOTH: Carving = { roughness: 0.9, grain: 0.25, facet: true }
const FLAMES = [
  [-0.065, 0.17],
  [0.065, 0.16],
  [0, 0.27],
] as const

/** Carves Ben's camp: a tent of sailcloth, a fur cap on a peg before it, a fire. */
export function ben(carver: Carver): void {
  const tent = plate(
    outline([
      [-0.28, 0],
      [0.28, 0],
      [0, 0.36],
    ]),
    { depth: 0.3 },
  )
  carver.add(tent.rotateY(0.35).translate(-0.17, 0, -0.27), '#f6e7bd', CLOTH)
  const mouth = plate(
    outline([
      [-0.13, 0],
      [0.13, 0],
      [0, 0.26],
    ]),
    { depth: 0.012 },
  )
  carver.add(mouth.rotateY(0.35).translate(-0.064, 0, 0.016), '#4a2c18', { line: 0, shade: 0.2 })
  cap(carver)
  fire(carver, 0.25, -0.05)
}

function fire(carver: Carver, x: number, z: number): void {
  const stones = carver.cut(6, 4)
  for (let i = 0; i < stones; i++) {
    const angle = ((i + 0.5) / stones) * Math.PI * 2
    const at = [x + Math.cos(angle) * 0.14, 0, z + Math.sin(angle) * 0.12] as const
    carver.add(lump({ at, r: 0.05, h: 0.06, seed: i }, 'low'), '#6f6a70', { ...STONE, line: 0.008 })
  }
  for (const side of [-1, 1]) {
    const log = rod([x - side * 0.13, 0.02, z + 0.06], [x + side * 0.05, 0.1, z - 0.04], 0.026, 0.026, 4, true)
    carver.add(log, '#5a3219', { ...TIMBER, ...BARE })
  }
  carver.part('ben-fire', () => {
    for (const [dx, h] of FLAMES) {
      flame(carver, [x + dx, 0.03, z], 0.07, h, '#ff5a10')
      flame(carver, [x + dx, 0.03, z + 0.05], 0.045, h * 0.6, '#ffc02e')
    }
  })
}

/** Carves a cap of fur with its ringed tail. */
function cap(carver: Carver): void {
  const [x, z] = [-0.27, 0.29]
  const fur = { facet: true, line: 0.011 }
  const crown = ball(0.12, [x, 0.13, z - 0.05], [1.1, 0.9, 1], carver.cut(7, 6), carver.cut(4, 3))
  carver.add(crown, '#6b3f1e', fur)
  const brim = ring(0.112, 0.046, [x, 0.085, z - 0.02], {
    sides: carver.cut(4, 3),
    segments: carver.cut(8, 6),
    turn: [Math.PI / 2 - 0.3, 0, 0],
  })
  carver.add(brim, '#d2a268', fur)
  for (const [i, colour] of ['#e0b67c', '#2e180c', '#e0b67c', '#2e180c'].entries()) {
    const [from, to] = [i / 4, (i + 1) / 4].map(
      (t): Triple => [x + 0.12 + 0.2 * t, 0.1 - 0.05 * t, z + 0.02 + 0.06 * t * t],
    )
    if (from && to) carver.add(rod(from, to, 0.05 - 0.005 * i, 0.045 - 0.005 * i, 4, true), colour, BARE)
  }
}
