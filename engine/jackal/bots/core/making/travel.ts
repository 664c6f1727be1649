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

/** Carries a piece one step further along its move, and on from there for as long as it has no choice. */
export function stepOnto(core: Core, piece: PieceNumber, to: Cell, manner: number): void {
  const tile = tileOf(core, to)
  const step = tile !== 0 && core.get(BEAR_AT) !== to ? entryStepOf(core, piece, tile) : 0
  addStep(core, cellOf(core, piece), to, manner)
  moveTo(core, piece, to, step)
  if (tile !== 0) comeToLand(core, piece, to)
  else comeToSea(core, piece, to)
}

/** The piece stands on a cell, with the boat where it has that in hand. */
function moveTo(core: Core, piece: PieceNumber, to: Cell, step: number): void {
  put(core, piece, to)
  core.set(STEP + piece, step)
  if (core.get(IN_HAND) === BOAT_IN_HAND) bringBoat(core, to, step)
}

/** One step on along a turntable, hitting enemies on the step entered (J-TURNTABLE). */
export function advanceOnTurntable(core: Core, piece: PieceNumber, cell: Cell): void {
  addStep(core, cell, cell, STRAIGHT)
  moveTo(core, piece, cell, core.get(STEP + piece) + 1)
  strikeFoes(core, piece, cell)
  rest(core, piece, cell, false)
}

function comeToLand(core: Core, piece: PieceNumber, cell: Cell): void {
  if (core.get(BEAR_AT) === cell) return comeToBear(core, piece)
  const opened = openTile(core, piece, cell)
  // Gone, or sent to the ship by what was turned.
  if (cellOf(core, piece) !== cell || !isOnBoard(core, piece)) return endMove(core, piece)
  const way = look(WAY, kindOf(tileOf(core, cell)))
  if (way === KILLS && !isFriday(core, piece)) return die(core, piece, 'cannibal')
  if (!opened) strikeFoes(core, piece, cell)
  if (way === STAYS || way === KILLS) return rest(core, piece, cell, opened)
  if (way === EMERGES) return goIntoCave(core, piece)
  goOn(core, piece, way)
}

/** Thrown onto the bear, whose tile is not turned; the load stays where the turn began (J-ARCH). */
function comeToBear(core: Core, piece: PieceNumber): void {
  leaveLoad(core)
  meetBear(core, piece)
  endMove(core, piece)
}

/** Out at another open cave of one's choice; without one that is free, lost inside (J-CAVE). */
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

/** A single way is taken by itself; of several the player chooses, and where none is left the piece dies (J-TURN, J-DEATH). */
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
