import { distanceBetween, stepFrom } from '../cells.ts'
import type { Board, Cell } from '../types.ts'
import { perMap } from './perMap.ts'
import { SHORES } from './shores.ts'
import { cellsOf, groundOf, isLand, isSea, landNeighboursOf, neighboursOf } from './terrain.ts'

/** Returns the islands of a map, those joined by ferries as one; each a list of its cells, ascending. */
export const islandsOf = perMap((board): readonly (readonly Cell[])[] =>
  partsOf(groundOf(board), (cell) => landNeighboursOf(board, cell)),
)

/** Returns the seas of a map: cells between which a ship can sail, by sides; each a list, ascending (J-ARCH). */
export const seasOf = perMap((board): readonly (readonly Cell[])[] =>
  partsOf(
    cellsOf(board).filter((cell) => isSea(board, cell)),
    (cell) => seaBeside(board, cell),
  ),
)

/** Returns the sea cells that touch a cell by its sides, clockwise from the north. */
export function seaBeside(board: Board, cell: Cell): readonly Cell[] {
  return seaBesideOf(board)[cell] ?? []
}

const seaBesideOf = perMap((board): readonly (readonly Cell[])[] =>
  besideOf(board).map((beside) => beside.filter((next) => isSea(board, next))),
)

/** Returns the cells that touch a cell by its sides, at most four, clockwise from the north. */
const besideOf = perMap((board): readonly (readonly Cell[])[] =>
  cellsOf(board).map((cell) =>
    [SHORES.S, SHORES.W, SHORES.N, SHORES.E]
      .map(({ inward }) => stepFrom(board, cell, inward))
      .filter((next) => next >= 0),
  ),
)

const seaNumbers = perMap((board): ReadonlyMap<Cell, number> => {
  const seas = seasOf(board)
  return new Map(seas.flatMap((sea, number) => sea.map((cell) => [cell, number] as const)))
})

/** Returns the sea that a cell belongs to; empty for land and ferries. */
export function seaOf(board: Board, cell: Cell): readonly Cell[] {
  const number = seaNumbers(board).get(cell)
  return number === undefined ? [] : (seasOf(board)[number] ?? [])
}

/** Returns whether a ship in a sea can put a piece ashore on an island: some cell of the sea touches it. */
export function canLand(board: Board, sea: readonly Cell[], island: readonly Cell[]): boolean {
  const shore = new Set(island)
  return sea.some((cell) => neighboursOf(board, cell).some((next) => shore.has(next)))
}

/** Returns the number of land cells within each distance of a cell, in king's steps: index by distance. */
export function landWithin(board: Board, from: Cell): readonly number[] {
  const counts: number[] = []
  for (const cell of groundOf(board)) {
    const far = distanceBetween(board, from, cell)
    counts[far] = (counts[far] ?? 0) + 1
  }
  let sum = 0
  return Array.from({ length: counts.length }, (_, far) => {
    sum += counts[far] ?? 0
    return sum
  })
}

function partsOf(cells: readonly Cell[], beside: (cell: Cell) => readonly Cell[]): readonly (readonly Cell[])[] {
  const left = new Set(cells)
  const parts: Cell[][] = []
  for (const start of cells) {
    if (!left.delete(start)) continue
    const part = [start]
    // The list grows during this loop.
    for (const cell of part) for (const next of beside(cell)) if (left.delete(next)) part.push(next)
    parts.push(part.sort((a, b) => a - b))
  }
  return parts
}

/** Returns the sea cells that touch land by a side: ships may lie there before an archipelago match begins (J-ARCH). */
export const beachesOf = perMap((board): readonly Cell[] =>
  cellsOf(board).filter(
    (cell) => isSea(board, cell) && besideOf(board)[cell]?.some((next) => isLand(board, next)) === true,
  ),
)
