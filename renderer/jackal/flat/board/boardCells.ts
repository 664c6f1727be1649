import { cellAt, fileOf, heightOf, rankOf, widthOf } from '../../../../engine/jackal/cells.ts'
import type { Board, Cell } from '../../../../engine/jackal/types.ts'

/** A place in the picture of the island: cells from its north-western corner. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** The north-western corner of a cell. */
export function cornerOf(board: Board, cell: Cell): Place {
  return { x: fileOf(board, cell), y: heightOf(board) - 1 - rankOf(board, cell) }
}

export function middleOf(board: Board, cell: Cell): Place {
  const { x, y } = cornerOf(board, cell)
  return { x: x + 0.5, y: y + 0.5 }
}

/** The number of a cell on a flat board, which counts from the north-west, row by row. */
export function indexOfCell(board: Board, cell: Cell): number {
  const { x, y } = cornerOf(board, cell)
  return y * widthOf(board) + x
}

/** The cell behind a number of the flat board. */
export function cellOfIndex(board: Board, index: number): Cell {
  const width = widthOf(board)
  return cellAt(board, index % width, heightOf(board) - 1 - Math.floor(index / width))
}
