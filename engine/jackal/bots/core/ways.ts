import type { Cell } from '../../types.ts'
import { passesOnto } from './barriers.ts'
import { caveAt, isFreeExit } from './caves.ts'
import { type Core, cellOf, kindOf, lastStep, look, type PieceNumber, stepFrom, teamOf, tileOf } from './core.ts'
import {
  EMERGES,
  POINTS,
  SENDS_ALONG,
  SENDS_BACK,
  SENDS_HOME,
  SENDS_LEAPING,
  SENDS_OVER,
  SENDS_TO_SEA,
  SLIDES,
  WAY,
} from './kinds.ts'
import {
  CELL_BITS,
  CHAIN_LENGTH,
  FACING_SHIFT,
  FLIGHT,
  IN_HAND,
  KNIGHT,
  OPEN_CAVES,
  SHIP,
  STEP_MANNER_SHIFT,
  STEP_TO_SHIFT,
} from './layout.ts'
import { MOST_CELLS } from './marks.ts'
import { passFor } from './passes.ts'

/** The ways on that were found last, for a piece that an open tile sends on. */
interface WaysOn {
  count: number
  /** True if some way was left out because the move has taken it before (J-DEATH). */
  repeated: boolean
}

const FOUND = new Int32Array(MOST_CELLS)
const WAYS: WaysOn = { count: 0, repeated: false }

/** Returns the i-th of the ways found last. */
export const wayOn = (i: number): Cell => look(FOUND, i)

/**
 * Finds the ways on for the moving piece from the open tile that it entered: the ways of the rules that are neither
 * impossible nor a repetition (J-DEATH), or the exits of a cave (J-CAVE). The result is valid until the next call.
 */
export function findWaysOn(core: Core, piece: PieceNumber): Readonly<WaysOn> {
  const cell = cellOf(core, piece)
  const tile = tileOf(core, cell)
  const { ground } = core.frame
  WAYS.count = 0
  WAYS.repeated = false
  switch (look(WAY, kindOf(tile))) {
    case SENDS_ALONG:
      tryPoints(core, piece, cell, tile)
      break
    case SENDS_LEAPING:
      tryEight(core, piece, cell, ground.leaps)
      break
    case SENDS_OVER:
      tryEight(core, piece, cell, ground.throws)
      break
    case SENDS_TO_SEA:
      tryWay(core, piece, cell, look(ground.landfalls, 4 * cell + ((tile >> FACING_SHIFT) & 3)))
      break
    case SLIDES:
      trySlide(core, piece, cell)
      break
    case SENDS_BACK:
      if (core.get(CHAIN_LENGTH) > 0) tryWay(core, piece, cell, stepFrom(lastStep(core)))
      break
    case SENDS_HOME:
      tryWay(core, piece, cell, core.get(SHIP + teamOf(core, piece)))
      break
    case EMERGES:
      findExits(core, piece, cell)
      break
  }
  return WAYS
}

function findExits(core: Core, piece: PieceNumber, cave: Cell): void {
  const caves = core.get(OPEN_CAVES)
  for (let i = 0; i < caves; i++) {
    const exit = caveAt(core, i)
    if (exit !== cave && isFreeExit(core, piece, exit)) FOUND[WAYS.count++] = exit
  }
}

function tryPoints(core: Core, piece: PieceNumber, cell: Cell, tile: number): void {
  const first = 16 * kindOf(tile) + 4 * ((tile >> FACING_SHIFT) & 3)
  for (let i = first; i < first + 4; i++) {
    const direction = look(POINTS, i)
    if (direction < 0) return
    tryWay(core, piece, cell, look(core.frame.ground.around, 8 * cell + direction))
  }
}

function tryEight(core: Core, piece: PieceNumber, cell: Cell, table: Int32Array): void {
  for (let i = 8 * cell; i < 8 * cell + 8; i++) tryWay(core, piece, cell, look(table, i))
}

/**
 * Repeats the last step on ice: in its direction or, after a leap or a flight, by another of the player's choice
 * (J-ICE).
 */
function trySlide(core: Core, piece: PieceNumber, cell: Cell): void {
  const { height, land, leaps, width } = core.frame.ground
  const last = lastStep(core)
  const manner = last >> STEP_MANNER_SHIFT
  if (manner === KNIGHT) return tryEight(core, piece, cell, leaps)
  if (manner === FLIGHT) {
    for (let i = 0; i < land.length; i++) if (look(land, i) !== cell) tryWay(core, piece, cell, look(land, i))
    return
  }
  const from = stepFrom(last)
  const file = 2 * (cell % width) - (from % width)
  const rank = 2 * Math.trunc(cell / width) - Math.trunc(from / width)
  const isOff = file < 0 || rank < 0 || file >= width || rank >= height
  tryWay(core, piece, cell, isOff ? -1 : file + width * rank)
}

function tryWay(core: Core, piece: PieceNumber, cell: Cell, to: Cell): void {
  if ((passesOnto(core, piece, to) & passFor(core.get(IN_HAND))) === 0) return
  if (hasTaken(core, cell, to)) WAYS.repeated = true
  else FOUND[WAYS.count++] = to
}

/** Returns whether the current move has taken this step before. */
function hasTaken(core: Core, from: Cell, to: Cell): boolean {
  const step = from | (to << STEP_TO_SHIFT)
  const both = CELL_BITS | (CELL_BITS << STEP_TO_SHIFT)
  const first = core.frame.chain
  for (let i = core.get(CHAIN_LENGTH) - 1; i >= 0; i--) if ((core.get(first + i) & both) === step) return true
  return false
}
