import { outline } from '../../geometry/outline.ts'
import { ball, cone, plate, ring, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { type Carving, FLAME, STONE, TIMBER } from '../bench/finishes.ts'
import { blade, lump } from '../bench/forms.ts'

const CLOTH: Carving = { roughness: 0.9, grain: 0.25, facet: true }
const FLAMES = [
  [-0.05, 0.17],
  [0.055, 0.15],
  [0, 0.25],
] as const

/** Ben's camp: a tent of sailcloth, his fur cap on a peg before it, a fire. */
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
  const stones = carver.cut(5, 0)
  for (let i = 0; i < stones; i++) {
    const angle = (i / stones) * Math.PI * 2
    const at = [0.24 + Math.cos(angle) * 0.13, 0, -0.1 + Math.sin(angle) * 0.1] as const
    carver.add(lump({ at, r: 0.04, h: 0.045, seed: i }, 'low'), '#9a9088', { ...STONE, line: 0.008 })
  }
  carver.part('ben-fire', () => {
    for (const [dx, h] of FLAMES) {
      carver.add(cone(0.062, h, [0.24 + dx, h / 2, -0.1], carver.cut(4, 3)), dx === 0 ? '#ffb02e' : '#ff6f1e', FLAME)
    }
  })
  carver.add(rod([0.34, 0.035, -0.28], [0.1, 0.035, -0.32], 0.035, 0.035, carver.cut(6, 4)), '#8a5a30', TIMBER)
}

/** A cap of fur with its tail. */
function cap(carver: Carver): void {
  const [x, z] = [-0.27, 0.3]
  carver.add(rod([x, 0, z], [x, 0.1, z - 0.03], 0.018, 0.014, 4, true), '#6d4526', { line: 0.007 })
  carver.add(ball(0.11, [x, 0.13, z - 0.04], [1.1, 0.75, 1.1], carver.cut(7, 6), carver.cut(4, 3)), '#6d4526', {
    facet: true,
  })
  const brim = ring(0.106, 0.036, [x, 0.1, z - 0.03], {
    sides: carver.cut(4, 3),
    segments: carver.cut(8, 6),
    turn: [Math.PI / 2 - 0.25, 0, 0],
  })
  carver.add(brim, '#b98d5c', { facet: true, line: 0.009 })
  const tail = { width: 0.045, keel: 0.05 }
  carver.add(blade([x + 0.08, 0.11, z - 0.02], [x + 0.26, 0.03, z + 0.06], tail), '#8f6238', {
    facet: true,
    line: 0.008,
  })
}
