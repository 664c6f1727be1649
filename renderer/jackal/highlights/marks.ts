import type { Foresight } from '../../../engine/jackal/foresight.ts'
import type { Cell, JackalState, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import { type Put, paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { cellSpot, pieceTarget, shipTarget, TILE_TOP, WATER } from '../table/anchors.ts'
import { DECAL, type DecalName } from './pictures.ts'

/** What of the player's intent is shown on the table. */
export interface Pointing {
  readonly targets: readonly { readonly cell: Cell; readonly fatal: boolean }[]
  readonly selected:
    | { readonly kind: 'piece'; readonly id: PieceId }
    | { readonly kind: 'ship'; readonly team: TeamId }
    | null
  readonly hovered: Cell | null
  readonly cursor: Cell | null
  /** Cells chosen as part of a decision that is not sent yet. */
  readonly chosen: readonly Cell[]
  /** The way of the move under the pointer. */
  readonly path: Foresight | null
  /** Where the path sets out. */
  readonly from: Cell | null
}

const LIFT = 0.008

function levelOf(state: JackalState, cell: Cell): number {
  return (state.tiles[cell] ? TILE_TOP : WATER) + LIFT
}

function lay(sprite: Sprite, state: JackalState, cell: Cell, name: DecalName, size: number, lift = 0): void {
  const { x, z } = cellSpot(state.board, cell)
  placeSprite(sprite, x, levelOf(state, cell) + lift, z, size, DECAL[name])
  sprite.flat = true
}

/** Legal targets, the chosen piece, pointer and keyboard, and the foretold path. */
export function putPointing(sprite: Sprite, pointing: Pointing, state: JackalState, poses: Poses, put: Put): void {
  for (const { cell, fatal } of pointing.targets) {
    lay(sprite, state, cell, fatal ? 'fatal' : 'target', 1.03)
    put(sprite)
  }
  for (const cell of pointing.chosen) {
    lay(sprite, state, cell, 'chosen', 1.03, 0.001)
    put(sprite)
  }
  putCell(sprite, pointing.hovered, 'outline', state, put)
  putCell(sprite, pointing.cursor, 'cursor', state, put)
  putSelected(sprite, pointing, poses, put)
  if (pointing.path && pointing.from !== null) putPath(sprite, pointing.path, pointing.from, state, put)
}

function putCell(sprite: Sprite, cell: Cell | null, name: DecalName, state: JackalState, put: Put): void {
  if (cell === null) return
  lay(sprite, state, cell, name, 1.03, 0.002)
  put(sprite)
}

function putSelected(sprite: Sprite, { selected }: Pointing, poses: Poses, put: Put): void {
  if (!selected) return
  const pose = poses.get(selected.kind === 'piece' ? pieceTarget(selected.id) : shipTarget(selected.team))
  if (!pose || pose.opacity === 0) return
  const ship = selected.kind === 'ship'
  const floating = !ship && pose.y < WATER
  placeSprite(sprite, pose.x, ship || floating ? WATER + 0.03 : pose.y + 0.012, pose.z, 1, DECAL.ring)
  sprite.flat = true
  sprite.size = ship ? 2.5 : 0.8 * pose.scale
  sprite.stretch = ship ? 0.56 : 1
  sprite.turn = ship ? pose.yaw : 0
  put(sprite)
}

const DOT = 0.13
const SPACING = 0.26

/** Dots along every step; what awaits at the end is a sign of its own. */
function putPath(sprite: Sprite, { path, ends }: Foresight, from: Cell, state: JackalState, put: Put): void {
  let start = from
  for (const { cell } of path) {
    putDots(sprite, start, cell, state, put)
    start = cell
  }
  if (path.length === 0 || ends === 'rest' || ends === 'ship') return
  const { x, z } = cellSpot(state.board, start)
  placeSprite(sprite, x, levelOf(state, start) + 0.3, z, 0.4, ends === 'death' ? DECAL.skull : DECAL.question)
  put(sprite)
}

function putDots(sprite: Sprite, from: Cell, to: Cell, state: JackalState, put: Put): void {
  const a = cellSpot(state.board, from)
  const b = cellSpot(state.board, to)
  const length = Math.hypot(b.x - a.x, b.z - a.z)
  const count = Math.max(1, Math.round(length / SPACING))
  for (let i = 1; i <= count; i++) {
    const t = i / count
    placeSprite(sprite, a.x + (b.x - a.x) * t, 0, a.z + (b.z - a.z) * t, DOT, DECAL.dot)
    sprite.y = levelOf(state, t < 0.5 ? from : to) + 0.02
    sprite.size = i === count ? DOT * 1.7 : DOT
    sprite.flat = true
    put(sprite)
  }
}

/** Colours of the teams on badges. */
const TEAM_TINTS: Readonly<Record<TeamId, number>> = {
  white: 0xf4ecd8,
  red: 0xd8402f,
  black: 0x3a3945,
  yellow: 0xf2bd36,
}

/** Pits, drink, whom a resident serves, and who is lost in a cave. */
export function putMarkers(sprite: Sprite, state: JackalState, poses: Poses, put: Put): void {
  for (const piece of state.pieces) {
    const pose = poses.get(pieceTarget(piece.id))
    if (typeof piece.at !== 'number' || !pose) continue
    if (piece.lost) {
      putLost(sprite, state, piece.at, piece.team, piece.lost.since, put)
      continue
    }
    if (piece.trapped) {
      placeSprite(sprite, pose.x, TILE_TOP + LIFT + 0.002, pose.z, 0.74, DECAL.pit)
      sprite.flat = true
      put(sprite)
    }
    if (piece.drunk) {
      placeSprite(sprite, pose.x + 0.2 * pose.scale, pose.y + 1.2 * pose.scale, pose.z, 0.36 * pose.scale, DECAL.drunk)
      put(sprite)
    }
    if (piece.type !== 'pirate' && pose.opacity > 0) {
      placeSprite(sprite, pose.x, pose.y + 0.006, pose.z, 0.64 * pose.scale, DECAL.badge)
      sprite.flat = true
      sprite.opacity = pose.opacity
      paintSprite(sprite, TEAM_TINTS[piece.team])
      put(sprite)
    }
  }
}

function putLost(sprite: Sprite, state: JackalState, cell: Cell, team: TeamId, since: number, put: Put): void {
  const { x, z } = cellSpot(state.board, cell)
  const aside = (since % 3) * 0.18 - 0.18
  placeSprite(sprite, x + aside, levelOf(state, cell) + 0.2, z + 0.1, 0.34, DECAL.badge)
  paintSprite(sprite, TEAM_TINTS[team])
  put(sprite)
  placeSprite(sprite, x + aside, levelOf(state, cell) + 0.205, z + 0.11, 0.26, DECAL.question)
  put(sprite)
}
