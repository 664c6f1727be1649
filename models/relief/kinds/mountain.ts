import { type BufferGeometry, ConeGeometry } from 'three'
import type { Carver } from '../bench/Carver.ts'
import { STONE } from '../bench/finishes.ts'
import { flat, lump, slab } from '../bench/forms.ts'
import { stations } from '../motifs/stations.ts'

interface Peak {
  readonly x: number
  readonly r: number
  readonly h: number
  readonly turn: number
}

const PEAKS: readonly Peak[] = [
  { x: 0.08, r: 0.3, h: 0.48, turn: 0.2 },
  { x: -0.22, r: 0.23, h: 0.37, turn: 0.7 },
  { x: 0.32, r: 0.13, h: 0.22, turn: 0.1 },
]

/** The share of a peak under snow. */
const SNOW = 0.42

/** Carves three snowy peaks over five stations; the last stands on a ledge. */
export function mountain(carver: Carver): void {
  const sides = carver.cut(6, 5)
  for (const { x, r, h, turn } of PEAKS) {
    const lay = (solid: BufferGeometry) => solid.rotateY(turn).scale(1, 1, 0.55).translate(x, 0, -0.21)
    carver.add(lay(new ConeGeometry(r, h, sides, 1, true).translate(0, h / 2, 0)), '#8d7fa0', STONE)
    const cap = new ConeGeometry(r * SNOW * 1.16, h * SNOW * 1.12, sides, 1, true).translate(
      0,
      h * (1.015 - SNOW / 2),
      0,
    )
    carver.add(lay(cap), '#ffffff', { facet: true, line: 0, shade: 0.2, grain: 0 })
  }
  carver.add(lump({ at: [-0.37, 0, -0.06], r: 0.08, h: 0.09, seed: 3 }, carver.detail), '#968b9c', {
    ...STONE,
    fine: true,
  })
  const ledge = slab(
    flat([
      [-0.03, -0.12],
      [0.24, -0.12],
      [0.25, 0.1],
      [-0.01, 0.12],
    ]),
    { height: 0.085, bevel: carver.cut(0.02, 0) },
  )
  carver.add(ledge, '#9a8fa0', STONE)
  stations(carver, 'mountain')
}
