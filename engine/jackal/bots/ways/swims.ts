import { perMap } from '../../geometry/perMap.ts'
import { cellsOf, isSwimmable, neighboursOf } from '../../geometry/terrain.ts'
import type { Board, Cell } from '../../types.ts'
import { crowFlights, NO_WAY } from './crowFlights.ts'

/** The turns added to the king's steps if there is no way through the water. */
const CUT_OFF = 20

const swimsKnown = perMap((_board) => new Map<Cell, Uint16Array>())

/** Returns the turns to swim from each cell to a ship, round the land (J-SWIM); an estimate if no water leads there. */
export function swimsTo(board: Board, ship: Cell): Uint16Array {
  const known = swimsKnown(board)
  const swims = known.get(ship) ?? swim(board, ship)
  known.set(ship, swims)
  return swims
}

function swim(board: Board, ship: Cell): Uint16Array {
  const turns = new Map([[ship, 0]])
  // The map grows during this loop.
  for (const [cell, needed] of turns) {
    if (cell < 0) break // a ship without a place
    for (const next of neighboursOf(board, cell)) {
      if (isSwimmable(board, next) && !turns.has(next)) turns.set(next, needed + 1)
    }
  }
  const flights = crowFlights(board)[ship]
  return Uint16Array.from(cellsOf(board), (cell) => turns.get(cell) ?? CUT_OFF + (flights?.[cell] ?? NO_WAY))
}
