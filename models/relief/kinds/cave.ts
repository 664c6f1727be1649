import { outline } from '../../geometry/outline.ts'
import { ball, cone, plate } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, STONE } from '../bench/finishes.ts'
import { lump } from '../bench/forms.ts'
import { tuft } from '../motifs/plants.ts'

/** Stones round the mouth: place, radius, height. */
const ARCH = [
  [-0.29, 0.02, 0.13, 0.2],
  [-0.23, -0.1, 0.16, 0.33],
  [-0.08, -0.15, 0.17, 0.45],
  [0.1, -0.15, 0.18, 0.46],
  [0.25, -0.09, 0.15, 0.34],
  [0.31, 0.03, 0.12, 0.16],
] as const
const TEETH = [
  [-0.11, 0.1],
  [0, 0.08],
  [0.1, 0.1],
] as const

/** Carves a black mouth in the rock, with eyes in it. */
export function cave(carver: Carver): void {
  for (const [i, [x, z, r, h]] of ARCH.entries()) {
    const rock = lump({ at: [x, 0, z], r, h, seed: i + 11 }, carver.detail)
    carver.add(rock, i % 2 ? '#8a7e78' : '#9a8e86', STONE)
  }
  carver.part('cave-mouth', () => mouth(carver))
  for (const [x, h] of TEETH) {
    const tooth = cone(0.034, h, [x, 0.31 - h * 0.3, -0.07], 4, [Math.PI - 0.45, 0, 0])
    carver.add(tooth, '#9a8e86', { ...STONE, line: 0.006, fine: true })
  }
  carver.add(lump({ at: [-0.3, 0, 0.18], r: 0.08, h: 0.08, seed: 3 }), '#a79a8c', { ...STONE, fine: true })
  tuft(carver, 0.36, 0.2)
}

/** Carves the part that opens to swallow. */
function mouth(carver: Carver): void {
  const arch = outline([
    [-0.21, 0],
    [-0.24, 0.36, 0, 0.37],
    [0.24, 0.36, 0.21, 0],
  ])
  const hole = plate(arch, { depth: 0.03, curve: carver.cut(5, 3) })
    .rotateX(-0.62)
    .translate(0, 0, 0.1)
  carver.add(hole, '#140a0c', { line: 0, shade: 0, roughness: 1, grain: 0 })
  for (const x of [-0.07, 0.07]) {
    carver.add(ball(0.056, [x, 0.15, 0.045], [1, 1.15, 0.6], carver.cut(7, 4), carver.cut(4, 3)), '#ffd75e', {
      glow: 1.4,
      line: 0,
    })
    carver.add(ball(0.026, [x, 0.165, 0.078], [0.7, 1.6, 0.5], 4, 2), '#1a0d08', BARE)
  }
}
