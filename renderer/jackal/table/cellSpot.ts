import { cellAt, fileOf, heightOf, rankOf, widthOf } from '../../../engine/jackal/cells.ts'
import type { Board, Cell } from '../../../engine/jackal/types.ts'
import type { Spot } from '../../table/spot.ts'

/** Returns the middle of a cell; the board lies around the middle of the table. */
export function cellSpot(board: Board, cell: Cell): Spot {
  return { x: fileOf(board, cell) - (widthOf(board) - 1) / 2, z: (heightOf(board) - 1) / 2 - rankOf(board, cell) }
}

/** Returns the cell under a spot; null off the board. */
export function cellAtSpot(board: Board, { x, z }: Spot): Cell | null {
  const file = Math.round(x + (widthOf(board) - 1) / 2)
  const rank = Math.round((heightOf(board) - 1) / 2 - z)
  const cell = cellAt(board, file, rank)
  return cell < 0 ? null : cell
}
