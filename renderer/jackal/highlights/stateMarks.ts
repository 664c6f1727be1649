import type { Palette } from '../../../electron/contract/ipc.ts'
import type { Cell, JackalState, Piece } from '../../../engine/jackal/types.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import { type Quarter, stepFrom } from '../../table/camera/quarter.ts'
import type { Point } from '../../table/spot.ts'
import { type Put, paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { pieceTarget, pileTarget, TILE_TOP } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { LIFT, levelOf } from './lay.ts'
import { DECAL, figureIndex } from './pictures.ts'
import { badgeOf } from './teamLights.ts'

/** The viewer's perspective of the table. */
interface Look {
  readonly palette: Palette
  /** The side of the viewer. */
  readonly from: Quarter
}

/** Draws pits, drink, residents' teams, lost pieces, steps, coin counts, and marks of peeked tiles. */
export function putMarkers(sprite: Sprite, state: JackalState, poses: Poses, look: Look, put: Put): void {
  for (const piece of state.pieces) putMarkersOf(piece, sprite, state, poses, look, put)
  for (const [cell, tile] of state.tiles.entries()) {
    if (tile && !tile.open && tile.seenBy.length > 0) putEye(cell, sprite, state, look.from, put)
    if (!tile?.open) continue
    putCount(tile.coins, cell, 0, sprite, poses, look.from, put)
    for (const [index, { coins }] of tile.steps.entries())
      putCount(coins, cell, index + 1, sprite, poses, look.from, put)
  }
}

function putMarkersOf(
  piece: Piece,
  sprite: Sprite,
  state: JackalState,
  poses: Poses,
  { palette, from }: Look,
  put: Put,
): void {
  const target = pieceTarget(piece.id)
  const pose = poses.get(target)
  if (typeof piece.at !== 'number' || !pose) return
  if (piece.lost) return putLost(sprite, state, piece.at, badgeOf(piece.team, palette), piece.lost.since, from, put)
  const { x, y, z, scale, opacity } = pose
  if (piece.trapped) {
    placeSprite(sprite, x, TILE_TOP + LIFT + 0.002, z, 0.74, DECAL.pit)
    sprite.flat = true
    put(sprite)
  }
  if (piece.drunk) {
    const aside = stepFrom(from, 0.2 * scale, 0)
    placeSprite(sprite, x + aside.x, y + 1.2 * scale, z + aside.z, 0.36 * scale, DECAL.drunk)
    put(sprite)
  }
  if (piece.type !== 'pirate' && opacity > 0) {
    placeSprite(sprite, x, y + 0.006, z, 0.64 * scale, DECAL.badge)
    sprite.flat = true
    sprite.opacity = opacity
    paintSprite(sprite, badgeOf(piece.team, palette))
    put(sprite)
  }
  if (piece.step > 0 && !poses.moved(target)) {
    const off = FOOT * scale + STEP_ROOM
    const beside = stepFrom(from, STEP_ASIDE.right * off, STEP_ASIDE.near * off)
    putStep(piece.step, { x: x + beside.x, y: y + 0.1, z: z + beside.z }, sprite, from, put)
  }
}

/** The radius of a figure's foot, and the distance from its edge to the middle of the step's number, in cells. */
const FOOT = 0.216
const STEP_ROOM = 0.1
/** The side of the feet for the step's number: to the left and in front. */
const STEP_ASIDE = { right: -0.842, near: 0.539 } as const

/** Draws the step of a piece, on a board beside its feet. */
function putStep(step: number, at: Point, sprite: Sprite, from: Quarter, put: Put): void {
  placeSprite(sprite, at.x, at.y, at.z, 0.3, DECAL.stepBoard)
  put(sprite)
  putFigures(step, at, 0.34, sprite, from, put)
}

/** The eye on a closed tile stands in its far right corner, in cells. */
const EYE = { aside: 0.32, size: 0.34 } as const

function putEye(cell: Cell, sprite: Sprite, state: JackalState, from: Quarter, put: Put): void {
  const { x, z } = cellSpot(state.board, cell)
  const corner = stepFrom(from, EYE.aside, -EYE.aside)
  placeSprite(sprite, x + corner.x, levelOf(state, cell) + 0.1, z + corner.z, EYE.size, DECAL.eye)
  put(sprite)
}

const COUNT_SIZE = 0.46
const GOLD = 0xf0b429
/** The size of the disc for a count of one digit, and of more, in cells. */
const COIN_SIZE = { one: 0.36, more: 0.5 } as const

/** Draws the number of coins at one place, on a coin beside those in a chest; a single coin has no number. */
function putCount(
  coins: number,
  cell: Cell,
  step: number,
  sprite: Sprite,
  poses: Poses,
  from: Quarter,
  put: Put,
): void {
  if (coins < 2) return
  const pose = poses.get(pileTarget(cell, step))
  if (!pose || pose.opacity < 0.5 || pose.scale < 0.3) return
  const isInChest = pose.tiltX > 0
  const beside = isInChest ? stepFrom(from, -0.21, 0.31) : stepFrom(from, 0.03, 0.08)
  const y = isInChest ? TILE_TOP + 0.12 : pose.y + 0.16
  const at = { x: pose.x + beside.x, y, z: pose.z + beside.z }
  placeSprite(sprite, at.x, at.y, at.z, coins > 9 ? COIN_SIZE.more : COIN_SIZE.one, DECAL.badge)
  paintSprite(sprite, GOLD)
  put(sprite)
  putFigures(coins, at, COUNT_SIZE, sprite, from, put)
}

/** Draws a number that faces the camera, its digits from left to right for the viewer. */
function putFigures(value: number, at: Point, size: number, sprite: Sprite, from: Quarter, put: Put): void {
  const digits = String(value)
  const pitch = size * 0.46
  for (const [index, digit] of [...digits].entries()) {
    const aside = stepFrom(from, (index - (digits.length - 1) / 2) * pitch, 0)
    placeSprite(sprite, at.x + aside.x, at.y, at.z + aside.z, size, figureIndex(Number(digit)))
    put(sprite)
  }
}

function putLost(
  sprite: Sprite,
  state: JackalState,
  cell: Cell,
  badge: number,
  since: number,
  from: Quarter,
  put: Put,
): void {
  const { x, z } = cellSpot(state.board, cell)
  const aside = (since % 3) * 0.18 - 0.18
  const [disc, sign] = [stepFrom(from, aside, 0.1), stepFrom(from, aside, 0.11)]
  placeSprite(sprite, x + disc.x, levelOf(state, cell) + 0.2, z + disc.z, 0.34, DECAL.badge)
  paintSprite(sprite, badge)
  put(sprite)
  placeSprite(sprite, x + sign.x, levelOf(state, cell) + 0.205, z + sign.z, 0.26, DECAL.question)
  put(sprite)
}
