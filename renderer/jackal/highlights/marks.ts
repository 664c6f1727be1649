import type { Palette } from '../../../electron/contract/ipc.ts'
import type { BearStep, Route } from '../../../engine/jackal/foresight.ts'
import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import type { Pose, Poses } from '../../playback/motion/poses.ts'
import { isPointedElsewhere, isPointedOut } from '../../school/pointedOut.ts'
import { type Put, paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import type { Selected } from '../intent/targets.ts'
import type { Voyage } from '../intent/voyage.ts'
import { BOAT, pieceTarget, shipTarget, WATER } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { vesselAt } from '../table/vessels.ts'
import { lay, levelOf } from './lay.ts'
import { DECAL, type DecalName } from './pictures.ts'
import { putBearStep, putDots, putRoutes, putWay } from './routeMarks.ts'
import { glowOf } from './teamLights.ts'

/** The result at a target whose cell is hidden by a ship or a figure, shown above it. */
export type AloftSign = 'goal' | 'plusOne' | 'plusThree' | 'strike' | 'skull' | 'bottle'

/** The parts of the player's intent that the table shows. */
export interface Pointing {
  readonly targets: readonly { readonly cell: Cell; readonly fatal: boolean }[]
  /** True if the targets belong to a plan, not to a question: they are drawn faintly. */
  readonly isPlan: boolean
  /** Cells that the load bars: without it they could be chosen. */
  readonly barred: readonly Cell[]
  /** Pieces and ships that may act but are not chosen. */
  readonly ready: readonly Selected[]
  readonly selected: Selected | null
  /** Targets under hulls and figures, and those that bring gold home. */
  readonly aloft: readonly { readonly cell: Cell; readonly sign: AloftSign }[]
  readonly hovered: Cell | null
  readonly cursor: Cell | null
  /** Cells chosen as part of a decision that is not sent yet. */
  readonly chosen: readonly Cell[]
  /** Every way of the move under the pointer. */
  readonly routes: readonly Route[]
  /** The start of the routes. */
  readonly from: Cell | null
  /** The voyage of a ship or the boat by the move under the pointer. */
  readonly voyage: Voyage | null
  /** The bear's step after the move under the pointer; null if it stays. */
  readonly bear: BearStep | null
  /** Two tiles that would change places. */
  readonly swap: readonly [Cell, Cell] | null
}

const FAINT = 0.45

/** Draws legal targets, pieces that may act, the chosen one, pointer and keyboard, and the expected routes. */
export function putPointing(
  sprite: Sprite,
  pointing: Pointing,
  state: JackalState,
  poses: Poses,
  palette: Palette,
  put: Put,
): void {
  for (const { cell, fatal } of pointing.targets) {
    lay(sprite, state, cell, fatal ? 'fatal' : 'target', 1.03)
    if (pointing.isPlan) sprite.opacity = FAINT
    put(sprite)
  }
  for (const cell of pointing.barred) {
    lay(sprite, state, cell, 'barred', 0.5)
    put(sprite)
  }
  for (const cell of pointing.chosen) {
    lay(sprite, state, cell, 'chosen', 1.03, 0.001)
    put(sprite)
  }
  putCell(sprite, pointing.hovered, 'outline', state, put)
  putCell(sprite, pointing.cursor, 'cursor', state, put)
  for (const one of pointing.ready) putReady(sprite, one, state, poses, palette, put)
  putSelected(sprite, pointing, state, poses, put)
  if (pointing.from !== null) putRoutes(sprite, pointing.routes, pointing.from, state, put)
  if (pointing.voyage) putWay(sprite, pointing.voyage.way, state, put)
  if (pointing.bear) putBearStep(sprite, pointing.bear, state, put)
  if (pointing.swap) putSwap(sprite, pointing.swap, state, put)
  for (const { cell, sign } of pointing.aloft) {
    if (sign !== 'goal' || !isPointedElsewhere(cell)) putAloft(sprite, cell, sign, state, poses, put)
  }
  putBesideHulls(sprite, pointing, state, poses, put)
}

function putCell(sprite: Sprite, cell: Cell | null, name: DecalName, state: JackalState, put: Put): void {
  if (cell === null) return
  lay(sprite, state, cell, name, 1.03, 0.002)
  put(sprite)
}

/** Returns the visible pose of a piece or a ship; null while there is none. */
function poseOf(one: Selected, poses: Poses): Readonly<Pose> | null {
  const pose = poses.get(one.kind === 'piece' ? pieceTarget(one.id) : one.boat ? BOAT : shipTarget(one.team))
  return pose && pose.opacity > 0 ? pose : null
}

/** Draws a ring on the ground around a figure, or on the water around a hull. */
function ring(sprite: Sprite, one: Selected, pose: Readonly<Pose>, name: DecalName): void {
  const ship = one.kind === 'ship'
  const floating = !ship && pose.y < WATER
  placeSprite(sprite, pose.x, ship || floating ? WATER + 0.03 : pose.y + 0.012, pose.z, 1, DECAL[name])
  sprite.flat = true
  sprite.size = ship ? (one.boat ? 1.25 : 2.5) : 0.8 * pose.scale
  sprite.stretch = ship ? 0.56 : 1
  sprite.turn = ship ? pose.yaw : 0
}

const GENTLE = 0.9

function putReady(sprite: Sprite, one: Selected, state: JackalState, poses: Poses, palette: Palette, put: Put): void {
  const pose = poseOf(one, poses)
  const team = one.kind === 'ship' ? one.team : state.pieces.find(({ id }) => id === one.id)?.team
  if (!pose || !team) return
  ring(sprite, one, pose, 'ready')
  sprite.size *= one.kind === 'ship' ? 1.06 : 1.15
  sprite.opacity = GENTLE
  paintSprite(sprite, glowOf(team, palette))
  put(sprite)
}

/** Height of the pointer over a head, a deck and the boat, in the figure's and the ship's own measure. */
const OVER_HEAD = 1.22
const OVER_DECK = 1.18
const OVER_BOAT = 0.95

/** Draws the chosen one's ring, which neighbours may hide, and the pointer above, which is always visible. */
function putSelected(sprite: Sprite, { selected }: Pointing, state: JackalState, poses: Poses, put: Put): void {
  const pose = selected && poseOf(selected, poses)
  if (!pose) return
  const aboard = selected.kind === 'piece' && isAboard(state, selected.id)
  if (!aboard) {
    ring(sprite, selected, pose, 'ring')
    put(sprite)
  }
  const over = selected.kind !== 'ship' ? OVER_HEAD : selected.boat ? OVER_BOAT : OVER_DECK
  placeSprite(sprite, pose.x, pose.y + over * pose.scale, pose.z, 0.4, DECAL.pointer)
  put(sprite)
}

function isAboard(state: JackalState, id: string): boolean {
  const at = state.pieces.find((piece) => piece.id === id)?.at
  return typeof at === 'number' && vesselAt(state, at) !== null
}

/** Sides of the signs over decks and over tiles, in cells. */
const OVER_SHIP = 0.62
const OVER_TILE = 0.42

/**
 * The extra height at which a sign over a deck is clear of the frame around a ship that a pupil is pointed to, cells.
 */
const CLEAR_OF_FRAME = 0.5

/** The height over a tile at which a sign clears the head of a trapped piece, in cells. */
const OVER_CAPTIVE = 0.92

/**
 * Draws a result above a ship's deck; on a tile in its far corner, which figures hide least; a bottle over the head of
 * the piece that it frees.
 */
function putAloft(sprite: Sprite, cell: Cell, sign: AloftSign, state: JackalState, poses: Poses, put: Put): void {
  const ship = state.teams.find((team) => team.ship === cell)
  const pose = ship && poses.get(shipTarget(ship.id))
  const { x, z } = cellSpot(state.board, cell)
  const lift = isPointedOut(cell) ? CLEAR_OF_FRAME : 0
  if (pose) placeSprite(sprite, pose.x, pose.y + OVER_DECK * pose.scale + lift, pose.z, OVER_SHIP, DECAL[sign])
  else if (sign === 'bottle') placeSprite(sprite, x, levelOf(state, cell) + OVER_CAPTIVE, z, OVER_TILE, DECAL[sign])
  else placeSprite(sprite, x - 0.27, levelOf(state, cell) + 0.12, z - 0.25, OVER_TILE, DECAL[sign])
  put(sprite)
}

/** The distance from the middle of a ship to the middle of the next cell ahead or astern, with some tolerance. */
const SHIP_LENGTH = { least: 0.6, most: 1.4, aside: 0.5 } as const
/** The distance of a sign from the middle of its cell, away from the ship, and the length of its side, in cells. */
const CLEAR_OF_HULL = { away: 0.28, size: 0.34 } as const

/**
 * Draws signs for lit sea cells ahead and astern of a ship, which lie half under it: clear of bow and stern. Waves show
 * that a piece goes into the water there, an arrow that the ship sails there. A lesson that points elsewhere has none.
 */
function putBesideHulls(sprite: Sprite, pointing: Pointing, state: JackalState, poses: Poses, put: Put): void {
  if (pointing.isPlan) return
  const { selected } = pointing
  const way = selected?.kind === 'piece' && !isAboard(state, selected.id) ? 'waves' : 'goal'
  const told = new Set(pointing.aloft.map(({ cell }) => cell))
  for (const { cell, fatal } of pointing.targets) {
    if (state.tiles[cell] || told.has(cell) || isPointedElsewhere(cell)) continue
    const { x, z } = cellSpot(state.board, cell)
    const along = hullsDirection(x, z, state, poses)
    if (!along) continue
    const [spotX, spotZ] = [x + along.x * CLEAR_OF_HULL.away, z + along.z * CLEAR_OF_HULL.away]
    placeSprite(sprite, spotX, WATER + 0.2, spotZ, CLEAR_OF_HULL.size, DECAL[fatal ? 'skull' : way])
    put(sprite)
  }
}

/**
 * Returns the direction along a ship's keel in which a place lies right ahead or astern; null if there is no such ship.
 */
function hullsDirection(x: number, z: number, { teams }: JackalState, poses: Poses): { x: number; z: number } | null {
  for (const { id } of teams) {
    const pose = poses.get(shipTarget(id))
    if (!pose || pose.opacity === 0) continue
    const keel = { x: Math.cos(pose.yaw), z: -Math.sin(pose.yaw) }
    const [dx, dz] = [x - pose.x, z - pose.z]
    const along = dx * keel.x + dz * keel.z
    const aside = Math.abs(dz * keel.x - dx * keel.z)
    const { least, most, aside: beam } = SHIP_LENGTH
    if (aside < beam && Math.abs(along) > least && Math.abs(along) < most) {
      return { x: keel.x * Math.sign(along), z: keel.z * Math.sign(along) }
    }
  }
  return null
}

/** Draws the way of each of two tiles. */
function putSwap(sprite: Sprite, [a, b]: readonly [Cell, Cell], state: JackalState, put: Put): void {
  putDots(sprite, a, b, true, state, put)
  putDots(sprite, b, a, true, state, put)
}
