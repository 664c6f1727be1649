import { cellAt, fileOf, heightOf, printCell, rankOf, widthOf } from '../../../engine/jackal/cells.ts'
import type { Board, Cell, Facing } from '../../../engine/jackal/types.ts'

/** A board with its rotation for a viewer. */
export interface SeenBoard extends Board {
  /** Quarter turns counterclockwise that bring the viewer's side below: none for the south. */
  readonly quarters?: Facing
}

/** A place in the picture of the island: cells from its top left corner. */
export interface Place {
  readonly x: number
  readonly y: number
}

const isAside = ({ quarters = 0 }: SeenBoard): boolean => quarters % 2 === 1

export const columnsOf = (board: SeenBoard): number => (isAside(board) ? heightOf(board) : widthOf(board))
export const rowsOf = (board: SeenBoard): number => (isAside(board) ? widthOf(board) : heightOf(board))

/** Returns the top left corner of a cell. */
export function cornerOf(board: SeenBoard, cell: Cell): Place {
  const [east, south] = [fileOf(board, cell), heightOf(board) - 1 - rankOf(board, cell)]
  const [west, north] = [widthOf(board) - 1 - east, heightOf(board) - 1 - south]
  const corners = [
    { x: east, y: south },
    { x: south, y: west },
    { x: west, y: north },
    { x: north, y: east },
  ] as const
  return corners[board.quarters ?? 0]
}

export function middleOf(board: SeenBoard, cell: Cell): Place {
  const { x, y } = cornerOf(board, cell)
  return { x: x + 0.5, y: y + 0.5 }
}

/** Returns the number of a cell on a flat board, which counts from the top left, row by row. */
export function indexOfCell(board: SeenBoard, cell: Cell): number {
  const { x, y } = cornerOf(board, cell)
  return y * columnsOf(board) + x
}

/** Returns the cell of a number of the flat board. */
export function cellOfIndex(board: SeenBoard, index: number): Cell {
  const columns = columnsOf(board)
  const [x, y] = [index % columns, Math.floor(index / columns)]
  const [right, below] = [columns - 1 - x, rowsOf(board) - 1 - y]
  const cells = [
    [x, below],
    [below, right],
    [right, y],
    [y, x],
  ] as const
  const [file, rank] = cells[board.quarters ?? 0]
  return cellAt(board, file, rank)
}

/** Returns the names of the columns from the left: files, or ranks if east or west is below. */
export const columnNamesOf = (board: SeenBoard): readonly string[] =>
  Array.from({ length: columnsOf(board) }, (_, x) => nameIn(board, cellOfIndex(board, x), !isAside(board)))

/** Returns the names of the rows from above. */
export const rowNamesOf = (board: SeenBoard): readonly string[] =>
  Array.from({ length: rowsOf(board) }, (_, y) =>
    nameIn(board, cellOfIndex(board, y * columnsOf(board)), isAside(board)),
  )

function nameIn(board: Board, cell: Cell, isFile: boolean): string {
  return isFile ? printCell(board, cell).replace(/\d+$/, '') : `${rankOf(board, cell) + 1}`
}
