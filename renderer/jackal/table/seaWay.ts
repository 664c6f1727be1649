import { seaBeside } from '../../../engine/jackal/geometry/islands.ts'
import type { Board, Cell } from '../../../engine/jackal/types.ts'

/** Returns the shortest way by water between two cells, both included; only these two if there is none. */
export function wayBetween(board: Board, from: Cell, to: Cell): readonly Cell[] {
  const cameFrom = new Map<Cell, Cell>([[to, to]])
  // the map grows while it is read
  for (const cell of cameFrom.keys()) {
    if (cell === from) break
    for (const next of seaBeside(board, cell)) if (!cameFrom.has(next)) cameFrom.set(next, cell)
  }
  if (!cameFrom.has(from)) return [from, to]
  const way = [from]
  for (let cell = from; cell !== to; ) {
    cell = cameFrom.get(cell) ?? to
    way.push(cell)
  }
  return way
}
