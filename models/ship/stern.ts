import { type BufferGeometry, PlaneGeometry } from 'three'
import type { Detail } from '../geometry/detail.ts'
import { outline } from '../geometry/outline.ts'
import { part } from '../geometry/part.ts'
import { ball, box, cone, drum, plate, rod, type Triple, tube } from '../geometry/solids.ts'
import { GILT, GOLD, SPAR } from './fittings.ts'
import { USUAL } from './forms.ts'
import type { Lines } from './lines.ts'
import type { ShipPaint } from './paint.ts'

const LIT = '#ffcf6a'
const GLASS = { roughness: 0.2, grain: 0 }

/** Measures of a transom. */
interface Transom {
  readonly width: number
  readonly foot: number
  readonly top: number
  readonly x: number
}

function transomOf(lines: Lines): Transom {
  return {
    width: lines.halfBeam(0),
    foot: lines.keel(0) + 0.06,
    top: lines.rail(0) + lines.castle(0, 1),
    x: lines.along(0) - 0.02,
  }
}

/** Returns half of the transom's edge from the foot to the crown, as [z, y]. */
function edgeOf({ width, foot, top }: Transom): readonly (readonly [number, number])[] {
  return [
    [width * 0.5, foot],
    [width * 0.86, foot + 0.06],
    [width * 0.97, foot + 0.16],
    [width * 0.93, top * 0.8],
    [width * 0.84, top - 0.01],
    [width * 0.62, top + 0.05],
    [width * 0.32, top + 0.06],
    [0, top + 0.1],
  ]
}

/** Returns the painted plate that closes the hull. */
function panel(transom: Transom, paint: ShipPaint): BufferGeometry {
  const edge = edgeOf(transom)
  const left = edge.slice(0, -1).map(([z, y]) => [-z, y])
  const shape = outline([...edge, ...left.reverse()])
  const board = plate(shape, { depth: 0.03 })
  board.rotateY(-Math.PI / 2).translate(transom.x + 0.012, 0, 0)
  return part(board, paint.stern, { roughness: 0.45 })
}

/** Returns a carved, gilded frame around it, thick enough to cast a shadow. */
function frame(transom: Transom): BufferGeometry {
  const edge = edgeOf(transom)
  const left = edge.slice(0, -1).map(([z, y]) => [-z, y] as const)
  const points = [...edge, ...left.reverse()].map(([z, y]): Triple => [transom.x - 0.022, y, z])
  return part(tube(points, 0.02, { steps: 34, sides: 5, closed: true }), GOLD, GILT)
}

/** Height of a row of windows with its ledge. */
const ROW = 0.165

/** Returns lit windows between pilasters, over a ledge, their middle at height y. */
function gallery({ width, x }: Transom, y: number): readonly BufferGeometry[] {
  const windows = [-1, 0, 1].flatMap((k) => {
    const z = k * width * 0.5
    return [
      part(box([0.014, 0.1, width * 0.38], [x - 0.022, y, z]), LIT, GLASS),
      part(box([0.016, 0.1, 0.008], [x - 0.024, y, z]), GOLD, GILT),
      part(box([0.016, 0.008, width * 0.38], [x - 0.024, y, z]), GOLD, GILT),
    ]
  })
  const pilasters = [-0.75, -0.25, 0.25, 0.75].map((k) =>
    part(box([0.03, 0.13, 0.016], [x - 0.026, y, k * width]), GOLD, GILT),
  )
  const ledges = [y - 0.075, y + 0.07].map((at) =>
    part(box([0.045, 0.018, width * 1.74], [x - 0.028, at, 0]), '#8a5730', { roughness: 0.4 }),
  )
  return [...windows, ...pilasters, ...ledges]
}

/** Returns the round carving under the windows. */
function medallion(x: number, y: number): BufferGeometry {
  return part(ball(0.05, [x - 0.024, y, 0], [0.35, 1, 1.35], 8, 6), GOLD, GILT)
}

/** Returns a great lantern on its bracket. */
function lantern(transom: Transom, z: number): readonly BufferGeometry[] {
  const [x, y] = [transom.x - 0.06, transom.top + 0.17 - Math.abs(z) * 0.4]
  return [
    part(rod([transom.x, transom.top + 0.06, z], [x, y - 0.03, z], 0.009, 0.009, 4, true), GOLD, GILT),
    part(drum(0.036, 0.026, 0.07, [x, y, z], 6), LIT, { roughness: 0.3, grain: 0 }),
    part(drum(0.008, 0.044, 0.034, [x, y + 0.052, z], 6), GOLD, GILT),
  ]
}

function staff(transom: Transom, top: Triple): BufferGeometry {
  return part(rod([transom.x + 0.05, transom.top - 0.02, 0], top, 0.01, 0.007, 5, true), SPAR)
}

/** Returns a bay of windows on each quarter, under a gilded roof. */
function bays(lines: Lines, y: number): readonly BufferGeometry[] {
  const x = lines.along(0.045)
  const z = lines.bulwark(0.045, 0)[2] * 0.97
  return [1, -1].flatMap((side) => [
    part(box([0.13, 0.13, 0.05], [x, y, z * side]), '#8a5730', { roughness: 0.4 }),
    ...[-0.032, 0.032].map((dx) => part(box([0.044, 0.08, 0.058], [x + dx, y, z * side]), LIT, GLASS)),
    part(cone(0.085, 0.07, [x, y + 0.1, z * side], 4, [0, Math.PI / 4, 0]), GOLD, GILT),
    part(cone(0.06, 0.08, [x, y - 0.1, z * side], 4, [Math.PI, Math.PI / 4, 0]), GOLD, GILT),
  ])
}

/** Returns the place of the ensign. */
export function staffTopOf(lines: Lines): Triple {
  return [lines.along(0) - 0.01, transomOf(lines).top + 0.42, 0]
}

/**
 * Returns the parts of a simple ship: the windows as lit panes on the bare plate, a gilded ledge under each row, one
 * lantern, the staff.
 */
export function simpleGallery(lines: Lines): readonly BufferGeometry[] {
  const transom = transomOf(lines)
  const { width, top, x } = transom
  const { rows } = lines.form.stern ?? USUAL.stern
  const panes = Array.from({ length: rows }, (_, row) => top - 0.09 - row * ROW).flatMap((y) => [
    ...[-1, 0, 1].map((k) => {
      const pane = new PlaneGeometry(width * 0.38, 0.1).rotateY(-Math.PI / 2)
      return part(pane.translate(x - 0.024, y, k * width * 0.5), LIT, GLASS)
    }),
    part(box([0.03, 0.022, width * 1.74], [x - 0.024, y - 0.075, 0]), GOLD, GILT),
  ])
  const light = part(drum(0.036, 0.026, 0.07, [x - 0.02, top + 0.15, 0], 5), LIT, { roughness: 0.3, grain: 0 })
  return [...panes, light, staff(transom, staffTopOf(lines))]
}

/** Returns transom with frame, windows, lantern and flag staff. */
export function stern(lines: Lines, paint: ShipPaint, detail: Detail): readonly BufferGeometry[] {
  const transom = transomOf(lines)
  const { rows, lanterns, bays: hasBays } = lines.form.stern ?? USUAL.stern
  if (detail === 'low') return [panel(transom, paint)]
  const levels = Array.from({ length: rows }, (_, row) => transom.top - 0.09 - row * ROW)
  const lowest = levels.at(-1) ?? transom.top
  const places = lanterns === 3 ? [-0.62, 0, 0.62].map((share) => share * transom.width) : [0]
  return [
    panel(transom, paint),
    frame(transom),
    ...levels.flatMap((y) => gallery(transom, y)),
    medallion(transom.x, lowest - 0.15),
    ...places.flatMap((z) => lantern(transom, z)),
    staff(transom, staffTopOf(lines)),
    ...(hasBays ? levels.flatMap((y) => bays(lines, y - 0.02)) : []),
  ]
}
