import { distanceBetween } from '../../cells.ts'
import { perMap } from '../../geometry/perMap.ts'
import { cellsOf } from '../../geometry/terrain.ts'
import type { Board, Cell } from '../../types.ts'

/** More turns than any way across the board takes. */
export const NO_WAY = 1000

/** The number of turns for each cell of the board. */
export type Field = Readonly<ArrayLike<number>>

/** Returns the king's steps between two cells, from a table. */
export function crowFlight(board: Board, a: Cell, b: Cell): number {
  return crowFlights(board)[a]?.[b] ?? NO_WAY
}

/** Returns the king's steps from each cell to every other. */
export const crowFlights = perMap((board): readonly Uint8Array[] => {
  const cells = cellsOf(board)
  return cells.map((a) => Uint8Array.from(cells, (b) => distanceBetween(board, a, b)))
})
