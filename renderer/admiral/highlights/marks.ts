import { cellAt, fileOf, isOnField, rankOf } from '../../../engine/admiral/cells.ts'
import type { Danger } from '../../../engine/admiral/foresight.ts'
import type { AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import type { Pose, Poses } from '../../playback/motion/poses.ts'
import { distance } from '../../table/spot.ts'
import { type Put, paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { alongYaw, cellSpot, type Field, fortTarget, headingYaw, shipTarget, WATER } from '../table/anchors.ts'
import type { BoardMarks, ShownTarget } from './boardMarks.ts'
import { DECAL, type DecalName, figureIndex } from './pictures.ts'
import { putRay } from './rays.ts'
import type { ShownBerth } from './shownBerths.ts'
import { OVER } from './written.ts'

/** Heights over the water, in cells: rings lie round the bases of ships, reticles lie on them. */
const LIFT = { danger: 0.006, edge: 0.0075, cell: 0.009, mark: 0.02, ship: 0.024, aim: 0.064 } as const

/** The input for the placement of marks. */
interface MarkSetting {
  readonly sprite: Sprite
  readonly field: Field
  readonly poses: Poses
  /** The turn of text that is readable from the camera, in radians. */
  readonly towards: number
  readonly put: Put
}

/**
 * Places all marks, the lowest first.
 *
 * @param towards how far the camera stands round the field from the south, in radians.
 */
export function putMarks(
  sprite: Sprite,
  marks: BoardMarks,
  state: AdmiralState,
  poses: Poses,
  towards: number,
  put: Put,
): void {
  const place: MarkSetting = { sprite, field: state.board, poses, towards, put }
  for (const [cell, guns] of marks.underFire) putDanger(place, cell, guns, marks.underFire)
  for (const cell of marks.enemyBerths) putCell(place, cell, 'enemyBerth', 0.3, LIFT.cell)
  for (const berth of marks.berths) putBerth(place, berth, marks.figures)
  for (const ray of marks.rays) putRay(sprite, state.board, ray, towards, put)
  for (const cell of marks.stops) putCell(place, cell, 'stop', 0.5, LIFT.mark)
  if (marks.hovered !== null) putCell(place, marks.hovered, 'outline', 1, LIFT.mark)
  if (marks.cursor !== null) putCell(place, marks.cursor, 'cursor', 1, LIFT.mark)
  putPath(place, marks.path)
  for (const danger of marks.dangers) putCrossing(place, danger)
  putUnits(place, marks)
  if (marks.headings) putHeadings(place, marks.headings)
}

function putCell({ sprite, field, put }: MarkSetting, cell: Cell, name: DecalName, size: number, lift: number): void {
  const { x, z } = cellSpot(field, cell)
  placeSprite(sprite, x, WATER + lift, z, size, DECAL[name])
  sprite.flat = true
  put(sprite)
}

/** The strength of the hatching of a cell on which one enemy bears, two, or more. */
const HATCHED = [0.3, 0.65, 1] as const

/**
 * The more enemies bear on a cell, the more strongly it is hatched, and in both directions from two on. Draws a line
 * round all cells in their range.
 */
function putDanger(
  { sprite, field, put }: MarkSetting,
  cell: Cell,
  guns: number,
  reach: ReadonlyMap<Cell, number>,
): void {
  const { x, z } = cellSpot(field, cell)
  placeSprite(sprite, x, WATER + LIFT.danger, z, 1, guns > 1 ? DECAL.crossHatch : DECAL.hatch)
  sprite.flat = true
  sprite.opacity = HATCHED[Math.min(guns, HATCHED.length) - 1] ?? 0
  put(sprite)
  for (const { east, north } of openEdges(field, cell, reach)) {
    placeSprite(sprite, x + east / 2, WATER + LIFT.edge, z - north / 2, EDGE, DECAL.plain)
    sprite.flat = true
    sprite.turn = east === 0 ? Math.PI / 2 : 0
    sprite.stretch = 1 / EDGE
    sprite.opacity = 0.75
    paintSprite(sprite, EDGE_COLOUR)
    put(sprite)
  }
}

/** Width of the line round the range of enemies, in cells. */
const EDGE = 0.07
const EDGE_COLOUR = 0xff8f76

/** One side of a cell. */
interface Edge {
  readonly east: number
  readonly north: number
}
const EDGES: readonly Edge[] = [
  { east: 1, north: 0 },
  { east: -1, north: 0 },
  { east: 0, north: 1 },
  { east: 0, north: -1 },
]

/** Returns the sides of a cell beyond which no enemy bears. */
export function openEdges(field: Field, cell: Cell, reach: ReadonlyMap<Cell, number>): readonly Edge[] {
  return EDGES.filter(({ east, north }) => {
    const [file, rank] = [fileOf(cell) + east, rankOf(cell) + north]
    const beside = cellAt(file, rank)
    return file < 0 || rank < 0 || !isOnField(field, beside) || !reach.has(beside)
  })
}

/**
 * Marks a cell in range: its headings as small arrows along the rim and, if requested, the points left there in the
 * middle.
 */
function putBerth(place: MarkSetting, { cell, headings, left, underFire }: ShownBerth, figures: boolean): void {
  putCell(place, cell, underFire ? 'hotBerth' : 'berth', 0.98, LIFT.cell)
  for (const heading of headings) putArrow(place, cell, headingYaw(heading), 0.33, 0.2, 'arrow')
  if (figures) putFigures(place, cell, left)
}

function putArrow(
  { sprite, field, put }: MarkSetting,
  cell: Cell,
  yaw: number,
  out: number,
  size: number,
  name: 'arrow' | 'chosenArrow',
): void {
  const { x, z } = cellSpot(field, cell)
  const along = alongYaw(yaw)
  placeSprite(sprite, x + along.x * out, WATER + LIFT.mark, z + along.z * out, size, DECAL[name])
  sprite.flat = true
  sprite.turn = yaw
  put(sprite)
}

/** Height of a figure, in cells: readable from a view of the whole field. */
const FIGURE = 0.46

function putFigures({ sprite, field, towards, put }: MarkSetting, cell: Cell, number: number): void {
  const { x, z } = cellSpot(field, cell)
  const figures = [...String(number)].map(Number)
  for (const [index, figure] of figures.entries()) {
    const aside = (index - (figures.length - 1) / 2) * FIGURE * 0.55
    placeSprite(sprite, x + aside * Math.cos(towards), WATER + LIFT.mark, z - aside * Math.sin(towards), FIGURE, 0)
    sprite.picture = figureIndex(figure)
    sprite.flat = true
    sprite.turn = towards
    sprite.opacity = number === 0 ? 0.55 : 0.9
    put(sprite)
  }
}

const DOT = 0.16
const SPACING = 0.25

/** Draws dashes along the way to the ghost. */
function putPath({ sprite, field, put }: MarkSetting, path: readonly Cell[]): void {
  for (const [index, to] of path.entries()) {
    const from = path[index - 1]
    if (from === undefined) continue
    const [a, b] = [cellSpot(field, from), cellSpot(field, to)]
    const count = Math.round(distance(a, b) / SPACING)
    for (let k = 1; k <= count; k++) {
      const t = k / count
      const size = k === count ? DOT * 1.5 : DOT
      placeSprite(sprite, a.x + (b.x - a.x) * t, WATER + LIFT.ship, a.z + (b.z - a.z) * t, size, DECAL.dot)
      sprite.flat = true
      put(sprite)
    }
  }
}

/** Marks where the ship may be fired at: in a cell, or on the corner between two. */
function putCrossing({ sprite, field, put }: MarkSetting, { cells, onlySwift }: Danger): void {
  const points = cells.map((cell) => cellSpot(field, cell))
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const z = points.reduce((sum, point) => sum + point.z, 0) / points.length
  placeSprite(sprite, x, WATER + LIFT.ship + 0.004, z, cells.length > 1 ? 0.42 : 0.56, DECAL.shot)
  sprite.flat = true
  sprite.opacity = onlySwift ? 0.6 : 1
  put(sprite)
}

/** Marks the selected unit, possible targets, and enemies that bear on the unit looked at. */
function putUnits(place: MarkSetting, { selected, waiting, marked, bearers, targets }: BoardMarks): void {
  for (const unit of waiting) if (unit !== selected) putRing(place, unit, 'able', 1.5)
  if (selected !== null) putRing(place, selected, 'ring', 1.5)
  for (const unit of bearers) putRing(place, unit, 'threat', 1.3)
  for (const target of targets) putTarget(place, target)
  if (marked !== null && !targets.some(({ unit }) => unit === marked)) putPointer(place, marked)
}

/** Points at a ship from above its masts: neighbours hide marks on the water. */
function putPointer(place: MarkSetting, unit: UnitId): void {
  const seen = found(place, unit)
  if (!seen) return
  const { sprite, put } = place
  const { pose, isShip } = seen
  placeSprite(sprite, pose.x, pose.y + (isShip ? OVER.ship : OVER.fort), pose.z, 0.46, DECAL.pointer)
  put(sprite)
}

/** Rings a target; its odds are a chip in its cell (`hud/marks`). */
function putTarget(place: MarkSetting, { unit, chosen }: ShownTarget): void {
  putRing(place, unit, chosen ? 'chosenReticle' : 'reticle', chosen ? 1.3 : 1.14)
}

interface Found {
  readonly pose: Readonly<Pose>
  readonly isShip: boolean
}

/** Returns the visible place of a ship or fort; null if it is not shown. */
function found({ poses }: MarkSetting, unit: UnitId): Found | null {
  const ship = poses.get(shipTarget(unit))
  if (ship && ship.opacity > 0) return { pose: ship, isShip: true }
  const fort = poses.get(fortTarget(unit))
  return fort && fort.opacity > 0 ? { pose: fort, isShip: false } : null
}

/** Draws a ring round a ship's base, or round a fort as wide as its island. */
function putRing(place: MarkSetting, unit: UnitId, name: DecalName, size: number): void {
  const { sprite, put } = place
  const seen = found(place, unit)
  if (!seen) return
  const { pose, isShip } = seen
  const round = name === 'ring' || name === 'able'
  const y = isShip ? WATER + (round ? LIFT.ship : LIFT.aim) : pose.y + 0.05
  placeSprite(sprite, pose.x, y, pose.z, size, DECAL[name])
  sprite.flat = true
  sprite.turn = pose.yaw
  if (isShip && round) {
    sprite.size = size * 0.88
    sprite.stretch = 1.18
  }
  put(sprite)
}

/** Places headings around the ghost, the chosen one golden. */
function putHeadings(place: MarkSetting, { at, all, chosen }: NonNullable<BoardMarks['headings']>): void {
  for (const heading of all) {
    const isChosen = heading === chosen
    putArrow(place, at, headingYaw(heading), 0.78, isChosen ? 0.44 : 0.34, isChosen ? 'chosenArrow' : 'arrow')
  }
}
