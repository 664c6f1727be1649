import { cellAt, fileOf, rankOf } from '../../../engine/admiral/cells.ts'
import type { Board, Cell } from '../../../engine/admiral/types.ts'

/** A place in the picture of the sea: cells from its north-western corner. */
export interface Place {
  readonly x: number
  readonly y: number
}

type Field = Pick<Board, 'width' | 'height'>

/** Returns the north-western corner of a cell. */
export const cornerOf = ({ height }: Field, cell: Cell): Place => ({ x: fileOf(cell), y: height - 1 - rankOf(cell) })

/** Returns the middle of a cell. */
export function middleOf(field: Field, cell: Cell): Place {
  const { x, y } = cornerOf(field, cell)
  return { x: x + 0.5, y: y + 0.5 }
}

/** Returns the number of a cell on a flat board, which counts from the north-west, row by row. */
export function indexOfCell(field: Field, cell: Cell): number {
  const { x, y } = cornerOf(field, cell)
  return y * field.width + x
}

/** Returns the cell behind a number of the flat board. */
export const cellOfIndex = ({ width, height }: Field, index: number): Cell =>
  cellAt(index % width, height - 1 - Math.floor(index / width))
