import type { Cell } from '../../../types.ts'
import {
  type Core,
  cellOf,
  firstOf,
  hereOf,
  isFighter,
  isOnBoard,
  look,
  type PieceNumber,
  teamOf,
  tileOf,
} from '../core.ts'
import { walksFrom } from '../ground.ts'
import { ANYBODY, BEAR_AT, BEAR_FRESH, BEAR_SEAT, PIECES, TURN } from '../layout.ts'
import { kill, sendHome } from './people.ts'

/** Wakes the bear: sends the piece that turned its tile to its ship, and takes the bear's first step (J-ARCH). */
export function wakeBear(core: Core, piece: PieceNumber, cell: Cell): void {
  if (core.get(BEAR_AT) >= 0) return
  core.set(BEAR_AT, cell)
  core.set(BEAR_SEAT, look(core.frame.seatOf, teamOf(core, piece)))
  core.set(BEAR_FRESH, 1)
  sendHome(core, piece)
  walkBear(core)
}

/** Takes the bear's step at the end of a turn of the player that woke it. */
export function endBearsTurn(core: Core): void {
  if (core.get(BEAR_FRESH) === 1 || look(core.frame.seatOf, core.get(TURN)) !== core.get(BEAR_SEAT)) return
  walkBear(core)
}

function walkBear(core: Core): void {
  const to = bearStep(core)
  if (to < 0) return
  core.set(BEAR_AT, to)
  for (let left = hereOf(core, to) & ANYBODY; left !== 0; left &= left - 1) meetBear(core, firstOf(left))
}

/** Sends a piece that the bear reaches, or that is thrown onto it, to its ship; kills a missionary or Friday. */
export function meetBear(core: Core, piece: PieceNumber): void {
  if (isFighter(core, piece)) sendHome(core, piece)
  else kill(core, piece)
}

/** Returns the bear's next step, as in `bear/step.ts`; −1 if it stands still. */
function bearStep(core: Core): Cell {
  const { around, ground } = core.frame.ground
  const bear = core.get(BEAR_AT)
  const prey = nearestTo(core, bear)
  if (prey < 0) return -1
  const left = walksFrom(core.frame.board, prey)
  const here = Math.max(0, look(left, bear))
  const straight = directionTo(core, bear, prey)
  const isNearer = (direction: number) => {
    const next = look(around, 8 * bear + direction)
    return next >= 0 && look(ground, next) !== 0 && look(left, next) >= 0 && look(left, next) < here
  }
  if (isNearer(straight)) return look(around, 8 * bear + straight)
  for (const direction of DIAGONALS_FIRST) if (isNearer(direction)) return look(around, 8 * bear + direction)
  return -1
}

const DIAGONALS_FIRST = [1, 3, 5, 7, 0, 2, 4, 6] as const

/** Returns the index of the neighbour in the direction of a cell. */
function directionTo({ frame }: Core, from: Cell, to: Cell): number {
  const { width } = frame.ground
  const east = Math.sign((to % width) - (from % width))
  const north = Math.sign(Math.trunc(to / width) - Math.trunc(from / width))
  return look(DIRECTIONS, 3 * (north + 1) + east + 1)
}

/** By files and ranks: south-west, south, south-east, west … */
const DIRECTIONS = Int32Array.of(5, 4, 3, 6, 0, 2, 7, 0, 1)

/**
 * Returns the cell of the character on land with the fewest steps to it, the first clockwise from the north if equal.
 */
function nearestTo(core: Core, from: Cell): Cell {
  const steps = walksFrom(core.frame.board, from)
  const pieces = core.get(PIECES)
  let nearest = -1
  let fewest = 0
  let bearing = 0
  for (let piece = 0; piece < pieces; piece++) {
    const at = cellOf(core, piece)
    if (at < 0 || at === from || !isOnBoard(core, piece) || tileOf(core, at) === 0) continue
    const far = look(steps, at)
    if (far < 0) continue
    const turn = bearingOf(core, from, at)
    if (nearest >= 0 && (far > fewest || (far === fewest && turn >= bearing))) continue
    nearest = at
    fewest = far
    bearing = turn
  }
  return nearest
}

/** Returns a number that grows clockwise from the north, as in the rules. */
function bearingOf({ frame }: Core, from: Cell, to: Cell): number {
  const { width } = frame.ground
  const east = (to % width) - (from % width)
  const north = Math.trunc(to / width) - Math.trunc(from / width)
  if (east >= 0 && north > 0) return east / (east + north)
  if (east > 0 && north <= 0) return 1 - north / (east - north)
  if (east <= 0 && north < 0) return 2 + east / (east + north)
  return 3 + north / (north - east)
}
