import { stepFrom } from '../cells.ts'
import type { Vector } from '../data/tiles.ts'
import { type Board, type Cell, SIDES, type Side } from '../types.ts'
import { perMap } from './perMap.ts'
import { SHORES } from './shores.ts'
import { cellsOf, isLand, isSea, isSwimmable, neighboursOf } from './terrain.ts'

/** The maximum distance from the shore to which the lifeboat may be rowed, in cells (J-BOAT). */
const OFFING = 2

const sidesByCell = perMap((board): readonly (readonly Side[])[] =>
  cellsOf(board).map((cell) => SIDES.filter((side) => isOff(board, cell, SHORES[side].inward))),
)

/**
 * Returns the sides of the board in whose waters a cell lies: sea with the side's first shore at most two cells
 * straight ahead. A corner such as `b2` lies in the waters of both its sides; straits and lakes in none.
 */
export function waterSidesOf(board: Board, cell: Cell): readonly Side[] {
  return sidesByCell(board)[cell] ?? NO_SIDES
}

const NO_SIDES: readonly Side[] = []

/** Returns whether a boat limited to these sides may be rowed over a cell; without a side, straits and lakes. */
export function isBoatWater(board: Board, cell: Cell, sides: readonly Side[]): boolean {
  const waters = waterSidesOf(board, cell)
  if (sides.length > 0) return waters.some((side) => sides.includes(side))
  if (!isSea(board, cell) || waters.length > 0) return false
  return isSwimmable(board, cell) || neighboursOf(board, cell).some((next) => isSwimmable(board, next))
}

/** Returns the sides that a boat is still limited to once it lies on a cell. */
export function sidesLeft(board: Board, cell: Cell, sides: readonly Side[]): readonly Side[] {
  return waterSidesOf(board, cell).filter((side) => sides.includes(side))
}

/**
 * Returns whether a cell has open sea behind it, and land at most `OFFING` cells ahead; a ferry is no shore, and blocks
 * rowing.
 */
function isOff(board: Board, cell: Cell, inward: Vector): boolean {
  if (!isSea(board, cell)) return false
  const outward: Vector = [-inward[0], -inward[1]]
  for (let back = stepFrom(board, cell, outward); back >= 0; back = stepFrom(board, back, outward)) {
    if (!isSea(board, back)) return false
  }
  let ahead = cell
  for (let off = 1; off <= OFFING; off++) {
    ahead = stepFrom(board, ahead, inward)
    if (!isSea(board, ahead)) return isLand(board, ahead)
  }
  return false
}
