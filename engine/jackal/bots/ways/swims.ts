import { perMap } from '../../geometry/perMap.ts'
import { cellsOf, isSwimmable, neighboursOf } from '../../geometry/terrain.ts'
import type { Board, Cell } from '../../types.ts'
import { crowFlights, NO_WAY } from './ways.ts'

/** What the want of a way through the water adds to the king's steps, in turns. */
const CUT_OFF = 20

const swimsKnown = perMap((_board) => new Map<Cell, Uint16Array>())

/**
 * Turns in which somebody swims from each cell to where a ship lies, round the land (J-SWIM); where no water leads there,
 * a guess.
 */
export function swimsTo(board: Board, ship: Cell): Uint16Array {
  const known = swimsKnown(board)
  const swims = known.get(ship) ?? swim(board, ship)
  known.set(ship, swims)
  return swims
}

function swim(board: Board, ship: Cell): Uint16Array {
  const turns = new Map([[ship, 0]])
  // The map grows while it is read.
  for (const [cell, needed] of turns) {
    if (cell < 0) break // a ship without a place
    for (const next of neighboursOf(board, cell)) {
      if (isSwimmable(board, next) && !turns.has(next)) turns.set(next, needed + 1)
    }
  }
  const flights = crowFlights(board)[ship]
  return Uint16Array.from(cellsOf(board), (cell) => turns.get(cell) ?? CUT_OFF + (flights?.[cell] ?? NO_WAY))
}
