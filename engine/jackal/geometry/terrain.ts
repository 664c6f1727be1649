import { fileOf, heightOf, rankOf, stepFrom, widthOf } from '../cells.ts'
import type { Vector } from '../data/tiles.ts'
import type { Board, Cell } from '../types.ts'
import { perMap } from './perMap.ts'

/** Sign of a cell of land on a map; all others are sea. */
const LAND = '#'

/** What a map says of its cells; lists are by cell. */
interface Terrain {
  readonly cells: readonly Cell[]
  readonly land: readonly Cell[]
  readonly isLand: readonly boolean[]
  readonly isSwimmable: readonly boolean[]
  readonly neighbours: readonly (readonly Cell[])[]
  readonly knightMoves: readonly (readonly Cell[])[]
}

const AROUND: readonly Vector[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]
const LEAPS: readonly Vector[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
]

const terrainOf = perMap((board): Terrain => {
  const cells = Array.from({ length: widthOf(board) * heightOf(board) }, (_, cell) => cell)
  const reach = (vectors: readonly Vector[]) =>
    cells.map((cell) => vectors.map((vector) => stepFrom(board, cell, vector)).filter((to) => to >= 0))
  const isLand = cells.map(
    (cell) => board.map[heightOf(board) - 1 - rankOf(board, cell)]?.[fileOf(board, cell)] === LAND,
  )
  const neighbours = reach(AROUND)
  return {
    cells,
    land: cells.filter((cell) => isLand[cell]),
    isLand,
    isSwimmable: neighbours.map((around, cell) => !isLand[cell] && around.some((next) => isLand[next])),
    neighbours,
    knightMoves: reach(LEAPS),
  }
})

/** Every cell of the board, ascending. */
export const cellsOf = (board: Board): readonly Cell[] => terrainOf(board).cells

/** The cells where tiles lie (J-BOARD), ascending. */
export const landOf = (board: Board): readonly Cell[] => terrainOf(board).land

/** True for a cell where a tile lies (J-BOARD). */
export const isLand = (board: Board, cell: Cell): boolean => terrainOf(board).isLand[cell] === true

/** True for sea next to land (J-BOARD). */
export const isSwimmable = (board: Board, cell: Cell): boolean => terrainOf(board).isSwimmable[cell] === true

/** The up to 8 neighbours of a cell, clockwise from the north. */
export const neighboursOf = (board: Board, cell: Cell): readonly Cell[] => terrainOf(board).neighbours[cell] ?? []

/** The up to 8 knight's moves from a cell, clockwise. */
export const knightMovesFrom = (board: Board, cell: Cell): readonly Cell[] => terrainOf(board).knightMoves[cell] ?? []

/** The land cells among the neighbours of a cell. */
export function landNeighboursOf(board: Board, cell: Cell): readonly Cell[] {
  return neighboursOf(board, cell).filter((next) => isLand(board, next))
}

/** The first sea cell in a direction from a land cell: where a cannon's ball lands. */
export function firstSeaCell(board: Board, from: Cell, direction: Vector): Cell {
  let cell = stepFrom(board, from, direction)
  while (isLand(board, cell)) cell = stepFrom(board, cell, direction)
  return cell
}
