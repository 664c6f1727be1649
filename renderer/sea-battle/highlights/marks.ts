import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { type Cell, SEATS, type SeaBattleState, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import { PEG_HEIGHT } from '../../../models/sea-battle/measures.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import type { Point, Spot } from '../../table/spot.ts'
import { type Put, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import type { AimState } from '../intent/aim.ts'
import { burning, emptyMarks } from '../pieces/marks.ts'
import { blockedCells, cellsAtFault, heldCells, type PlacementState } from '../placement/berthing.ts'
import type { Shot } from '../recap/recap.ts'
import { cellSpot, markTarget, pegTarget, shipTarget, squareSpot, type Tray, trayOf, WATER } from '../table/anchors.ts'
import { shipsSeen, shotsInto } from '../view.ts'
import { DECAL } from './pictures.ts'

const LIFT = 0.012
const CELL_SIZE = 1.02
const FOAM_SIZE = 0.52
const RIPPLES_SIZE = 1.35
const CROSS_SIZE = 0.6
const WOUND_SIZE = 0.42
/** The distance from a ship to the marks in front of it, in cells: more than its masts reach. */
const BEFORE_SAILS = 2.2

function lay(sprite: Sprite, { x, z }: Spot, picture: number, size: number, lift = 0): void {
  placeSprite(sprite, x, WATER + LIFT + lift, z, size, picture)
  sprite.flat = true
}

/** Draws foam round every peg that stands in the water. */
export function putFoam(sprite: Sprite, state: SeaBattleState, poses: Poses, put: Put): void {
  for (const owner of SEATS) {
    for (const { at } of shotsInto(state, owner)) {
      const pose = poses.get(pegTarget(owner, at))
      const wet = pose && pose.opacity > 0.5 && pose.scale > 0.1 && Math.abs(pose.y - WATER) < PEG_HEIGHT
      if (!wet) continue
      lay(sprite, pose, DECAL.foam, FOAM_SIZE * Math.max(0.7, pose.scale), -0.004)
      sprite.turn = pose.x * 3.1 + pose.z
      put(sprite)
    }
  }
}

/** Draws the splash of each seat's last shot, if it met nothing: rings on the water until that seat fires again. */
export function putRipples(sprite: Sprite, state: SeaBattleState, poses: Poses, put: Put): void {
  for (const owner of SEATS) {
    const last = shotsInto(state, owner).at(-1)
    const pose = last?.result === 'miss' ? poses.get(pegTarget(owner, last.at)) : null
    if (!pose || pose.opacity <= 0.5) continue
    lay(sprite, pose, DECAL.ripples, RIPPLES_SIZE * Math.min(1, pose.scale), -0.005)
    put(sprite)
  }
}

/** Draws a ring on water that must be empty, quieter than any shot. */
export function putEmptyMarks(sprite: Sprite, state: SeaBattleState, poses: Poses, put: Put): void {
  for (const owner of SEATS) {
    for (const cell of emptyMarks(state, owner)) {
      const pose = poses.get(markTarget(owner, cell))
      if (!pose || pose.opacity === 0 || pose.scale <= 0) continue
      lay(sprite, pose, DECAL.empty, pose.scale)
      sprite.opacity = pose.opacity
      put(sprite)
    }
  }
}

/** Draws a mark over every hit on a visible ship afloat, in front of its sails. */
export function putWounds(sprite: Sprite, state: SeaBattleState, near: SeaSeat, eye: Point, put: Put): void {
  for (const owner of SEATS) {
    const seen = new Set(shipsSeen(state, owner).flat())
    for (const cell of burning(state, owner)) {
      if (seen.has(cell))
        putBeforeSails(sprite, trayOf(owner, near), cell, eye, { picture: DECAL.wound, size: WOUND_SIZE }, put)
    }
  }
}

/** Draws dark water and a cross over every cell of a ship that has gone down. */
export function putWrecks(sprite: Sprite, state: SeaBattleState, near: SeaSeat, poses: Poses, put: Put): void {
  for (const owner of SEATS) {
    for (const ship of state.sunk[opponentOf(owner)]) {
      if (poses.moved(shipTarget(owner, ship))) continue
      for (const cell of ship) {
        lay(sprite, cellSpot(trayOf(owner, near), cell), DECAL.wreck, CELL_SIZE, -0.001)
        put(sprite)
      }
    }
  }
}

/** Draws the last cell that each seat fired at, and all shots since the viewer's own last one. */
export function putLastShots(
  sprite: Sprite,
  state: SeaBattleState,
  near: SeaSeat,
  recent: readonly Shot[],
  put: Put,
): void {
  for (const owner of SEATS) {
    const last = shotsInto(state, owner).at(-1)
    const streak = recent.filter(({ into }) => into === owner).map(({ at }) => at)
    for (const cell of new Set([...(last ? [last.at] : []), ...streak])) {
      lay(sprite, cellSpot(trayOf(owner, near), cell), DECAL.last, CELL_SIZE)
      put(sprite)
    }
  }
}

/** Draws a strong frame round hits on the viewer's ships. */
export function putStruck(sprite: Sprite, near: SeaSeat, recent: readonly Shot[], put: Put): void {
  for (const { into, at, mine } of recent) {
    if (!mine) continue
    lay(sprite, cellSpot(trayOf(into, near), at), DECAL.struck, CELL_SIZE, 0.002)
    put(sprite)
  }
}

/** Draws the cell under the pointer and the keyboard's; golden where a shot is allowed. */
export function putAim(sprite: Sprite, { hovered, cursor, own, open }: AimState, put: Put): void {
  if (hovered !== null) {
    lay(sprite, cellSpot('far', hovered), open.has(hovered) ? DECAL.aim : DECAL.outline, CELL_SIZE, 0.002)
    put(sprite)
  }
  const at = own ?? cursor
  if (at === null) return
  lay(sprite, cellSpot(own === null ? 'far' : 'near', at), DECAL.cursor, CELL_SIZE, 0.003)
  put(sprite)
}

/**
 * Draws, while a ship is in hand, the water that is too close to others, and the cells that the ship would take.
 *
 * @param eye the camera's place: illegal cells are crossed out in front of the ship, on the line to it
 */
export function putPlacement(sprite: Sprite, state: PlacementState, eye: Point, put: Put): void {
  if (state.seat === null) return
  const near: Tray = 'near'
  const cells = heldCells(state)
  if (state.held) {
    for (const cell of blockedCells(state)) {
      lay(sprite, cellSpot(near, cell), DECAL.blocked, 1)
      put(sprite)
    }
  }
  const faults = new Set(cellsAtFault(state))
  for (const cell of cells ?? []) {
    lay(sprite, cellSpot(near, cell), faults.has(cell) ? DECAL.illegal : DECAL.legal, CELL_SIZE, 0.002)
    put(sprite)
  }
  for (const cell of faults) putBeforeSails(sprite, near, cell, eye, { picture: DECAL.cross, size: CROSS_SIZE }, put)
  for (const cell of (state.held ? null : state.refused?.cells) ?? []) {
    lay(sprite, cellSpot(near, cell), DECAL.illegal, CELL_SIZE, 0.002)
    put(sprite)
  }
  if (state.cursor === null || state.held) return
  lay(sprite, squareSpot(near, state.cursor), DECAL.cursor, CELL_SIZE, 0.003)
  put(sprite)
}

interface Picture {
  readonly picture: number
  readonly size: number
}

/** Draws a picture over a cell, moved so far to the camera that no sail hides it. */
function putBeforeSails(
  sprite: Sprite,
  tray: Tray,
  cell: Cell,
  eye: Point,
  { picture, size }: Picture,
  put: Put,
): void {
  const { x, z } = cellSpot(tray, cell)
  const [toX, toY, toZ] = [eye.x - x, eye.y - WATER, eye.z - z]
  const share = BEFORE_SAILS / Math.hypot(toX, toY, toZ)
  placeSprite(sprite, x + toX * share, WATER + toY * share, z + toZ * share, size, picture)
  put(sprite)
}
