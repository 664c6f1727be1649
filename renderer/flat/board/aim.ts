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

/** Returns the cell under a point; the nearest one for a point beside the board. */
export function cellUnder({ x, y }: BoardPoint, { columns, rows }: BoardSize): number {
  return within(y, rows) * columns + within(x, columns)
}

/**
 * Returns the cell that a finger selects: the one under it if that is open, else the nearest open one within `reach`
 * cells of the point, else the closed one under it, so that the player sees why it is refused.
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

/** Returns the distance from a point to the nearest point of a cell. */
function distanceTo({ x, y }: BoardPoint, column: number, row: number): number {
  return Math.hypot(Math.max(column - x, 0, x - column - 1), Math.max(row - y, 0, y - row - 1))
}

/** Returns the cell that a key leads to; null for keys that are not the board's. */
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
