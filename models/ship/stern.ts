import type { BufferGeometry } from 'three'
import { outline } from '../geometry/outline.ts'
import { part } from '../geometry/part.ts'
import { ball, box, drum, plate, rod, type Triple, tube } from '../geometry/solids.ts'
import type { TeamPaint } from '../teams.ts'
import { GILT, GOLD, SPAR } from './fittings.ts'
import { along, castle, halfBeam, keel, rail } from './lines.ts'

const LIT = '#ffcf6a'
const GLASS = { roughness: 0.2, grain: 0 }

const WIDTH = halfBeam(0)
const FOOT = keel(0) + 0.06
const TOP = rail(0) + castle(0, 1)
const X = along(0) - 0.02

/** Half of the transom's edge from the foot to the crown, as [z, y]. */
const EDGE: readonly (readonly [number, number])[] = [
  [WIDTH * 0.5, FOOT],
  [WIDTH * 0.86, FOOT + 0.06],
  [WIDTH * 0.97, FOOT + 0.16],
  [WIDTH * 0.93, TOP * 0.8],
  [WIDTH * 0.84, TOP - 0.01],
  [WIDTH * 0.62, TOP + 0.05],
  [WIDTH * 0.32, TOP + 0.06],
  [0, TOP + 0.1],
]

/** The painted plate that closes the hull. */
function panel(paint: TeamPaint): BufferGeometry {
  const left = EDGE.slice(0, -1).map(([z, y]) => [-z, y])
  const shape = outline([...EDGE, ...left.reverse()])
  const board = plate(shape, { depth: 0.03 })
  board.rotateY(-Math.PI / 2).translate(X + 0.012, 0, 0)
  return part(board, paint.stern, { roughness: 0.45 })
}

/** A carved, gilded frame around it, thick enough to throw a shadow. */
function frame(): BufferGeometry {
  const left = EDGE.slice(0, -1).map(([z, y]) => [-z, y] as const)
  const points = [...EDGE, ...left.reverse()].map(([z, y]): Triple => [X - 0.022, y, z])
  return part(tube(points, 0.02, { steps: 34, sides: 5, closed: true }), GOLD, GILT)
}

/** Lit windows between pilasters, over a ledge. */
function gallery(): readonly BufferGeometry[] {
  const y = TOP - 0.09
  const windows = [-1, 0, 1].flatMap((k) => {
    const z = k * WIDTH * 0.5
    return [
      part(box([0.014, 0.1, WIDTH * 0.38], [X - 0.022, y, z]), LIT, GLASS),
      part(box([0.016, 0.1, 0.008], [X - 0.024, y, z]), GOLD, GILT),
      part(box([0.016, 0.008, WIDTH * 0.38], [X - 0.024, y, z]), GOLD, GILT),
    ]
  })
  const pilasters = [-0.75, -0.25, 0.25, 0.75].map((k) =>
    part(box([0.03, 0.13, 0.016], [X - 0.026, y, k * WIDTH]), GOLD, GILT),
  )
  const ledges = [y - 0.075, y + 0.07].map((at) =>
    part(box([0.045, 0.018, WIDTH * 1.74], [X - 0.028, at, 0]), '#8a5730', { roughness: 0.4 }),
  )
  return [...windows, ...pilasters, ...ledges, medallion(y - 0.15)]
}

/** The round carving under the windows. */
function medallion(y: number): BufferGeometry {
  return part(ball(0.05, [X - 0.024, y, 0], [0.35, 1, 1.35], 8, 6), GOLD, GILT)
}

/** The great lantern on its bracket, and the flag staff. */
function lantern(): readonly BufferGeometry[] {
  const [x, y] = [X - 0.06, TOP + 0.17]
  return [
    part(rod([X, TOP + 0.06, 0], [x, y - 0.03, 0], 0.009, 0.009, 4, true), GOLD, GILT),
    part(drum(0.036, 0.026, 0.07, [x, y, 0], 6), LIT, { roughness: 0.3, grain: 0 }),
    part(drum(0.008, 0.044, 0.034, [x, y + 0.052, 0], 6), GOLD, GILT),
    part(rod([X + 0.05, TOP - 0.02, 0], STAFF_TOP, 0.01, 0.007, 5, true), SPAR),
  ]
}

/** Where the ensign is made fast. */
export const STAFF_TOP: Triple = [along(0) - 0.01, TOP + 0.42, 0]

/** Transom with frame, windows, lantern and flag staff. */
export function stern(paint: TeamPaint): readonly BufferGeometry[] {
  return [panel(paint), frame(), ...gallery(), ...lantern()]
}
