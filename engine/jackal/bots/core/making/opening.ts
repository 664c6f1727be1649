import type { Cell } from '../../../types.ts'
import { addCave } from '../caves.ts'
import {
  type Core,
  isFriday,
  isOpen,
  isPreacher,
  kindOf,
  look,
  type PieceNumber,
  put,
  stepsOf,
  teamOf,
  tileOf,
} from '../core.ts'
import {
  BEN,
  BOTTLES,
  CAVE,
  COINS,
  MISSIONARY,
  TREASURE,
  TURNED,
  WITH_BEAR,
  WITH_BOAT,
  WITH_BOTTLES,
  WITH_GROVE,
  WITH_RESIDENT,
} from '../kinds.ts'
import {
  AMOUNT_SHIFT,
  AT,
  BOAT,
  BOTTLE_STORE,
  CLOSED_TILES,
  EVENTFUL,
  FRIDAY,
  GROVE_ENTERED,
  NO_BOAT,
  ONE_COIN,
  OPEN,
  PIECES,
  PREACHER,
  PRIZE_BIT,
  RESIDENT,
  SEEN_BITS,
  TILES,
  UNPLACED_AT,
} from '../layout.ts'
import { wakeBear } from './bear.ts'
import { bringBoat } from './loads.ts'
import { bringOut } from './lost.ts'
import { dismiss, enlist } from './people.ts'

/** Turns a closed tile that a piece has come onto; returns whether it was closed. */
export function openTile(core: Core, piece: PieceNumber, cell: Cell): boolean {
  const tile = tileOf(core, cell)
  if (isOpen(tile)) return false
  const kind = kindOf(tile)
  core.set(TILES + cell, turnedUp(tile, kind))
  core.add(CLOSED_TILES, -1)
  core.set(EVENTFUL, 1)
  if (kind === CAVE) {
    addCave(core, cell)
    bringOut(core, piece, cell)
  }
  switch (look(TURNED, kind)) {
    case WITH_BOTTLES:
      findBottles(core, piece, look(BOTTLES, kind))
      break
    case WITH_RESIDENT:
      findResident(core, piece, cell, kind === BEN ? 0 : kind === MISSIONARY ? 1 : 2)
      break
    case WITH_GROVE:
      core.set(GROVE_ENTERED, 1)
      break
    case WITH_BOAT:
      if (core.get(BOAT) === NO_BOAT) bringBoat(core, cell, 0)
      break
    case WITH_BEAR:
      wakeBear(core, piece, cell)
      break
  }
  return true
}

/** Returns a tile just after it was turned: with its coins or the treasure on it (J-CHEST, J-GALLEON). */
function turnedUp(tile: number, kind: number): number {
  let turned = (tile | OPEN) & ~SEEN_BITS
  if (stepsOf(tile) === 0 && tile >> AMOUNT_SHIFT === 0) turned += look(COINS, kind) * ONE_COIN
  if (look(TREASURE, kind) === 1) turned |= PRIZE_BIT
  return turned
}

/**
 * Adds the bottles to the finder's store; the missionary takes one and turns pirate, Friday takes one and leaves
 * (J-BOTTLE).
 */
function findBottles(core: Core, piece: PieceNumber, count: number): void {
  const store = BOTTLE_STORE + teamOf(core, piece)
  core.add(store, count)
  if (isPreacher(core, piece)) {
    core.add(store, -1)
    core.set(PREACHER, 0)
  } else if (isFriday(core, piece)) {
    core.add(store, -1)
    dismiss(core, piece)
  }
}

/** Adds the resident of this tile to the finder's team, on this tile (J-BEN, J-MISSIONARY, J-FRIDAY). */
function findResident(core: Core, finder: PieceNumber, cell: Cell, type: number): void {
  if (core.get(RESIDENT + type) >= 0) return
  const piece = core.get(PIECES)
  core.set(PIECES, piece + 1)
  core.set(RESIDENT + type, piece)
  if (type === 1) core.set(PREACHER, 1 << piece)
  if (type === 2) core.set(FRIDAY, 1 << piece)
  core.set(AT + piece, UNPLACED_AT)
  put(core, piece, cell)
  enlist(core, piece, teamOf(core, finder))
}
