import type { Cell } from '../../../types.ts'
import { entryStepOf } from '../barriers.ts'
import {
  type Core,
  cellOf,
  isFriday,
  isOnBoard,
  kindOf,
  lastStep,
  look,
  type PieceNumber,
  put,
  tileOf,
} from '../core.ts'
import { waitsForFlight } from '../flights.ts'
import { EMERGES, KILLS, REST, STAYS, WAY } from '../kinds.ts'
import { ASKED, BEAR_AT, BOAT_IN_HAND, IN_HAND, ONWARD, OPEN_CAVES, STEP, STRAIGHT } from '../layout.ts'
import { findWaysOn, wayOn } from '../ways.ts'
import { followUp } from './arriving.ts'
import { meetBear } from './bear.ts'
import { addStep } from './chain.ts'
import { die } from './dying.ts'
import { bringBoat, dropLoad, leaveLoad } from './loads.ts'
import { loseInCave } from './lost.ts'
import { mannerOf } from './manners.ts'
import { openTile } from './opening.ts'
import { partMeeting, strikeFoes } from './people.ts'
import { asksAtRest } from './resting.ts'
import { comeToSea } from './sea.ts'
import { endMove } from './turns.ts'

/** Moves a piece one step, and on from there as long as it has no choice. */
export function stepOnto(core: Core, piece: PieceNumber, to: Cell, manner: number): void {
  const tile = tileOf(core, to)
  const step = tile !== 0 && core.get(BEAR_AT) !== to ? entryStepOf(core, piece, tile) : 0
  addStep(core, cellOf(core, piece), to, manner)
  moveTo(core, piece, to, step)
  if (tile !== 0) comeToLand(core, piece, to)
  else comeToSea(core, piece, to)
}

/** Puts the piece on a cell, with the boat if the piece carries it. */
function moveTo(core: Core, piece: PieceNumber, to: Cell, step: number): void {
  put(core, piece, to)
  core.set(STEP + piece, step)
  if (core.get(IN_HAND) === BOAT_IN_HAND) bringBoat(core, to, step)
}

/** Moves a piece one step along a turntable and hits enemies on the entered step (J-TURNTABLE). */
export function advanceOnTurntable(core: Core, piece: PieceNumber, cell: Cell): void {
  addStep(core, cell, cell, STRAIGHT)
  moveTo(core, piece, cell, core.get(STEP + piece) + 1)
  strikeFoes(core, piece, cell)
  rest(core, piece, cell, false)
}

function comeToLand(core: Core, piece: PieceNumber, cell: Cell): void {
  if (core.get(BEAR_AT) === cell) return comeToBear(core, piece)
  const opened = openTile(core, piece, cell)
  // The piece is gone, or was sent to the ship by the turned tile.
  if (cellOf(core, piece) !== cell || !isOnBoard(core, piece)) return endMove(core, piece)
  const way = look(WAY, kindOf(tileOf(core, cell)))
  if (way === KILLS && !isFriday(core, piece)) return die(core, piece, 'cannibal')
  if (!opened) strikeFoes(core, piece, cell)
  if (way === STAYS || way === KILLS) return rest(core, piece, cell, opened)
  if (way === EMERGES) return goIntoCave(core, piece)
  goOn(core, piece, way)
}

/** Handles a piece thrown onto the bear: the tile is not turned; the load stays where the turn began (J-ARCH). */
function comeToBear(core: Core, piece: PieceNumber): void {
  leaveLoad(core)
  meetBear(core, piece)
  endMove(core, piece)
}

/** Asks for another open cave to come out of; without a free one the piece is lost inside (J-CAVE). */
function goIntoCave(core: Core, piece: PieceNumber): void {
  const { count } = findWaysOn(core, piece)
  if (count > 1) {
    core.set(ASKED, ONWARD)
  } else if (count === 1) emergeAt(core, piece, wayOn(0))
  else {
    loseInCave(core, piece, core.get(OPEN_CAVES) > 1)
    endMove(core, piece)
  }
}

/**
 * Takes a single way automatically and asks the player to choose one of several; kills the piece if none is left
 * (J-TURN, J-DEATH).
 */
function goOn(core: Core, piece: PieceNumber, way: number): void {
  const last = lastStep(core)
  const { count, repeated } = findWaysOn(core, piece)
  if (count > 1) core.set(ASKED, ONWARD)
  else if (count === 1) stepOnto(core, piece, wayOn(0), mannerOf(way, last))
  else die(core, piece, repeated ? 'cycle' : 'impossible')
}

/** Follows the choice made at a fork of the way. */
export function followOnward(core: Core, piece: PieceNumber, to: Cell): void {
  const way = look(WAY, kindOf(tileOf(core, cellOf(core, piece))))
  if (way === EMERGES) emergeAt(core, piece, to)
  else stepOnto(core, piece, to, mannerOf(way, lastStep(core)))
}

function emergeAt(core: Core, piece: PieceNumber, to: Cell): void {
  moveTo(core, piece, to, 0)
  dropLoad(core, piece)
  partMeeting(core)
  followUp(core, piece, false)
}

function rest(core: Core, piece: PieceNumber, cell: Cell, opened: boolean): void {
  if (!waitsForFlight(core, piece)) dropLoad(core, piece)
  partMeeting(core)
  if (!isOnBoard(core, piece)) return endMove(core, piece)
  const hook = look(REST, kindOf(tileOf(core, cell)))
  if (hook === 0 || !asksAtRest(core, piece, cell, hook, opened)) followUp(core, piece, false)
}
