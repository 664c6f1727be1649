/** A board of cells, numbered from the top left, row by row. */
export interface BoardSize {
  readonly columns: number
  readonly rows: number
}

/** A place on the board in cells, from its top left corner. */
export interface BoardPoint {
  readonly x: number
  readonly y: number
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(value)))

/** The cell under a point; the nearest one for a point beside the board. */
export function cellUnder({ x, y }: BoardPoint, { columns, rows }: BoardSize): number {
  return within(y, rows) * columns + within(x, columns)
}

/**
 * The cell that a finger means: the one under it where that is open, else the nearest open one within `reach` cells of
 * the point, else the one under it all the same, so that the player is told why not.
 */
export function meantCell(
  point: BoardPoint,
  board: BoardSize,
  isOpen: (index: number) => boolean,
  reach: number,
): number {
  const under = cellUnder(point, board)
  if (isOpen(under)) return under
  let best = under
  let least = reach
  for (const index of cellsNear(point, board, reach)) {
    if (!isOpen(index)) continue
    const distance = distanceTo(point, index % board.columns, Math.floor(index / board.columns))
    if (distance > least) continue
    best = index
    least = distance
  }
  return best
}

function cellsNear({ x, y }: BoardPoint, { columns, rows }: BoardSize, reach: number): readonly number[] {
  const cells: number[] = []
  for (let row = within(y - reach, rows); row <= within(y + reach, rows); row++)
    for (let column = within(x - reach, columns); column <= within(x + reach, columns); column++)
      cells.push(row * columns + column)
  return cells
}

/** From a point to the nearest point of a cell. */
function distanceTo({ x, y }: BoardPoint, column: number, row: number): number {
  return Math.hypot(Math.max(column - x, 0, x - column - 1), Math.max(row - y, 0, y - row - 1))
}

/** Where a key leads from a cell; null for keys that are not the board's. */
export function cellByKey(key: string, from: number, { columns, rows }: BoardSize): number | null {
  const [column, row] = [from % columns, Math.floor(from / columns)]
  const to = (nextColumn: number, nextRow: number) => within(nextRow, rows) * columns + within(nextColumn, columns)
  switch (key) {
    case 'ArrowLeft':
      return to(column - 1, row)
    case 'ArrowRight':
      return to(column + 1, row)
    case 'ArrowUp':
      return to(column, row - 1)
    case 'ArrowDown':
      return to(column, row + 1)
    case 'Home':
      return to(0, row)
    case 'End':
      return to(columns - 1, row)
    case 'PageUp':
      return to(column, 0)
    case 'PageDown':
      return to(column, rows - 1)
    default:
      return null
  }
}
