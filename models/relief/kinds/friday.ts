import type { BufferGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { placed, plate, ring, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import type { Carving } from '../bench/finishes.ts'
import { lump } from '../bench/forms.ts'
import { dl, du } from '../bench/units.ts'

/** The outline round the sole, and the toes with their radii, in the drawing's units from the middle of the print. */
const SOLE = [
  [-26, 78],
  [-38, 54],
  [-33, 28],
  [-30, 2],
  [-40, -24],
  [-34, -46],
  [-8, -55],
  [24, -48],
  [40, -20],
  [36, 8],
  [20, 32],
  [17, 60],
  [8, 84],
  [-10, 90],
] as const
const TOES = [
  [-38, -66, 13],
  [-16, -78, 13.5],
  [8, -82, 13],
  [29, -76, 11.5],
  [46, -62, 10.5],
] as const
const FEATHER = [
  [0, 0.03],
  [-0.09, 0.14, -0.04, 0.36],
  [0, 0.42],
  [0.04, 0.36],
  [0.09, 0.14, 0, 0.03],
]

const SAND = '#efd08a'
const GRAINS: Carving = { roughness: 0.95, line: 0, grain: 0.2, shade: 1.2 }
const TURN = 0.2

/** Returns the place of a point of the print on the tile. */
function printed(x: number, y: number): readonly [x: number, z: number] {
  const [sx, sy] = [x * 1.2, y * 1.2]
  return [du(106 + sx * Math.cos(TURN) - sy * Math.sin(TURN)), du(132 + sx * Math.sin(TURN) + sy * Math.cos(TURN))]
}

/** Carves Friday's footprint: sand pushed up round sole and toes, and a lost feather. */
export function friday(carver: Carver): void {
  for (const [i, [x, y]] of SOLE.entries()) {
    const [nextX, nextY] = SOLE[(i + 1) % SOLE.length] ?? SOLE[0]
    const [from, to] = [printed(x * 1.1, y * 1.05), printed(nextX * 1.1, nextY * 1.05)]
    const bank = rod([from[0], 0.008, from[1]], [to[0], 0.008, to[1]], 0.028, 0.028, carver.cut(5, 3), true)
    carver.add(bank, SAND, GRAINS)
  }
  for (const [x, y, r] of TOES) {
    const [toeX, toeZ] = printed(x, y)
    const bank = ring(dl(r * 1.35), 0.014, [toeX, 0.006, toeZ], { sides: 3, segments: carver.cut(8, 5) })
    carver.add(bank, SAND, GRAINS)
  }
  const stuck = (solid: BufferGeometry) => placed(solid, [0.26, 0, -0.04], [-0.5, 0, -0.22])
  const vane = plate(outline(FEATHER), { depth: 0.014, bevel: carver.cut(0.008, 0), curve: carver.cut(3, 2) })
  carver.add(stuck(vane), '#3fa56e', { grain: 0.2, roughness: 0.7 })
  carver.add(stuck(rod([0, -0.01, 0.02], [0, 0.38, 0.022], 0.01, 0.006, 4)), '#f0e2b4', { line: 0, fine: true })
  carver.add(lump({ at: [0.27, 0, -0.02], r: 0.1, h: 0.04, seed: 4 }, carver.detail), SAND, { ...GRAINS, facet: true })
}
