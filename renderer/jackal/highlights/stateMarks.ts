import type { Palette } from '../../../electron/contract/ipc.ts'
import type { Cell, JackalState, Piece } from '../../../engine/jackal/types.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import { type Put, paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { cellSpot, pieceTarget, pileTarget, TILE_TOP } from '../table/anchors.ts'
import { LIFT, levelOf } from './lay.ts'
import { DECAL, figureIndex } from './pictures.ts'
import { badgeOf } from './teamLights.ts'

/** Pits, drink, whom a resident serves, who is lost in a cave, on which step somebody stands, and how many coins lie. */
export function putMarkers(sprite: Sprite, state: JackalState, poses: Poses, palette: Palette, put: Put): void {
  for (const piece of state.pieces) putMarkersOf(piece, sprite, state, poses, palette, put)
  for (const [cell, tile] of state.tiles.entries()) {
    if (!tile?.open) continue
    putCount(tile.coins, cell, 0, sprite, poses, put)
    for (const [index, { coins }] of tile.steps.entries()) putCount(coins, cell, index + 1, sprite, poses, put)
  }
}

function putMarkersOf(
  piece: Piece,
  sprite: Sprite,
  state: JackalState,
  poses: Poses,
  palette: Palette,
  put: Put,
): void {
  const target = pieceTarget(piece.id)
  const pose = poses.get(target)
  if (typeof piece.at !== 'number' || !pose) return
  if (piece.lost) return putLost(sprite, state, piece.at, badgeOf(piece.team, palette), piece.lost.since, put)
  const { x, y, z, scale, opacity } = pose
  if (piece.trapped) {
    placeSprite(sprite, x, TILE_TOP + LIFT + 0.002, z, 0.74, DECAL.pit)
    sprite.flat = true
    put(sprite)
  }
  if (piece.drunk) {
    placeSprite(sprite, x + 0.2 * scale, y + 1.2 * scale, z, 0.36 * scale, DECAL.drunk)
    put(sprite)
  }
  if (piece.type !== 'pirate' && opacity > 0) {
    placeSprite(sprite, x, y + 0.006, z, 0.64 * scale, DECAL.badge)
    sprite.flat = true
    sprite.opacity = opacity
    paintSprite(sprite, badgeOf(piece.team, palette))
    put(sprite)
  }
  if (piece.step > 0 && !poses.moved(target))
    putStep(piece.step, x - 0.25 * scale, y + 0.1, z + 0.16 * scale, sprite, put)
}

/** The step on which somebody stands, as a disc beside his feet. */
function putStep(step: number, x: number, y: number, z: number, sprite: Sprite, put: Put): void {
  placeSprite(sprite, x, y, z, 0.3, DECAL.badge)
  put(sprite)
  putFigures(step, x, y, z, 0.34, sprite, put)
}

const COUNT_SIZE = 0.46
const GOLD = 0xffe27a

/** How many coins lie at one place; one coin is seen without a figure. */
function putCount(coins: number, cell: Cell, step: number, sprite: Sprite, poses: Poses, put: Put): void {
  if (coins < 2) return
  const pose = poses.get(pileTarget(cell, step))
  if (!pose || pose.opacity < 0.5) return
  putFigures(coins, pose.x + 0.03, pose.y + 0.16, pose.z + 0.08, COUNT_SIZE, sprite, put, GOLD)
}

/** A number that faces the camera, its digits side by side. */
function putFigures(
  value: number,
  x: number,
  y: number,
  z: number,
  size: number,
  sprite: Sprite,
  put: Put,
  colour = 0xffffff,
): void {
  const digits = String(value)
  const pitch = size * 0.46
  for (const [index, digit] of [...digits].entries()) {
    placeSprite(sprite, x + (index - (digits.length - 1) / 2) * pitch, y, z, size, figureIndex(Number(digit)))
    paintSprite(sprite, colour)
    put(sprite)
  }
}

function putLost(sprite: Sprite, state: JackalState, cell: Cell, badge: number, since: number, put: Put): void {
  const { x, z } = cellSpot(state.board, cell)
  const aside = (since % 3) * 0.18 - 0.18
  placeSprite(sprite, x + aside, levelOf(state, cell) + 0.2, z + 0.1, 0.34, DECAL.badge)
  paintSprite(sprite, badge)
  put(sprite)
  placeSprite(sprite, x + aside, levelOf(state, cell) + 0.205, z + 0.11, 0.26, DECAL.question)
  put(sprite)
}
