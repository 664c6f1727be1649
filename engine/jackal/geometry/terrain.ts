import { fileOf, heightOf, rankOf, stepFrom, widthOf } from '../cells.ts'
import type { Vector } from '../data/tiles.ts'
import type { Board, Cell } from '../types.ts'
import { perMap } from './perMap.ts'

/** Signs of cells on a map: land with a tile to turn, and a ferry in a strait (J-ARCH); all others are sea. */
const LAND = '#'
const FERRY = '='

/** What a map says of its cells; lists are by cell. */
interface Terrain {
  readonly cells: readonly Cell[]
  readonly land: readonly Cell[]
  readonly ferries: readonly Cell[]
  readonly ground: readonly Cell[]
  readonly isLand: readonly boolean[]
  readonly isFerry: readonly boolean[]
  readonly isSwimmable: readonly boolean[]
  readonly neighbours: readonly (readonly Cell[])[]
  readonly groundNeighbours: readonly (readonly Cell[])[]
  readonly knightMoves: readonly (readonly Cell[])[]
  readonly throws: readonly (readonly Cell[])[]
}

/** Steps to the neighbours of a cell, clockwise from the north. */
export const AROUND: readonly Vector[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]
/** Knight’s moves, clockwise. */
export const LEAPS: readonly Vector[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
]

/** Straight over one cell. */
const THROWS: readonly Vector[] = AROUND.map(([east, north]) => [2 * east, 2 * north])

const terrainOf = perMap((board): Terrain => {
  const cells = Array.from({ length: widthOf(board) * heightOf(board) }, (_, cell) => cell)
  const reach = (vectors: readonly Vector[]) =>
    cells.map((cell) => vectors.map((vector) => stepFrom(board, cell, vector)).filter((to) => to >= 0))
  const signs = cells.map((cell) => signAt(board, cell))
  const isLand = signs.map((sign) => sign === LAND)
  const isFerry = signs.map((sign) => sign === FERRY)
  const neighbours = reach(AROUND)
  return {
    cells,
    land: cells.filter((cell) => isLand[cell]),
    ferries: cells.filter((cell) => isFerry[cell]),
    ground: cells.filter((cell) => isLand[cell] || isFerry[cell]),
    isLand,
    isFerry,
    isSwimmable: neighbours.map(
      (around, cell) => !isLand[cell] && !isFerry[cell] && around.some((next) => isLand[next]),
    ),
    neighbours,
    groundNeighbours: neighbours.map((around) => around.filter((next) => isLand[next] || isFerry[next])),
    knightMoves: reach(LEAPS),
    throws: reach(THROWS),
  }
})

/** The sign that a map has for a cell; undefined off the board. */
export function signAt(board: Board, cell: Cell): string | undefined {
  return board.map[heightOf(board) - 1 - rankOf(board, cell)]?.[fileOf(board, cell)]
}

/** Every cell of the board, ascending. */
export const cellsOf = (board: Board): readonly Cell[] => terrainOf(board).cells

/** The cells where tiles are dealt (J-BOARD), ascending. */
export const landOf = (board: Board): readonly Cell[] => terrainOf(board).land

/** The cells where ferries are moored (J-ARCH), ascending. */
export const ferriesOf = (board: Board): readonly Cell[] => terrainOf(board).ferries

/** The cells that can be walked on, land and ferries, ascending. */
export const groundOf = (board: Board): readonly Cell[] => terrainOf(board).ground

/** True for a cell where a tile is dealt (J-BOARD). */
export const isLand = (board: Board, cell: Cell): boolean => terrainOf(board).isLand[cell] === true

/** True for a cell where a ferry is moored (J-ARCH). */
export const isFerry = (board: Board, cell: Cell): boolean => terrainOf(board).isFerry[cell] === true

/** True for land and ferries. */
export const isGround = (board: Board, cell: Cell): boolean => isLand(board, cell) || isFerry(board, cell)

/** True for a cell of the board that is neither land nor a ferry: ships may lie there. */
export const isSea = (board: Board, cell: Cell): boolean => cell >= 0 && !isGround(board, cell)

/** True for sea next to land (J-BOARD). */
export const isSwimmable = (board: Board, cell: Cell): boolean => terrainOf(board).isSwimmable[cell] === true

/** The up to 8 neighbours of a cell, clockwise from the north. */
export const neighboursOf = (board: Board, cell: Cell): readonly Cell[] => terrainOf(board).neighbours[cell] ?? []

/** The up to 8 knight's moves from a cell, clockwise. */
export const knightMovesFrom = (board: Board, cell: Cell): readonly Cell[] => terrainOf(board).knightMoves[cell] ?? []

/** The up to 8 cells two away in a straight line, clockwise from the north: where a trampoline throws (J-ARCH). */
export const throwsFrom = (board: Board, cell: Cell): readonly Cell[] => terrainOf(board).throws[cell] ?? []

/** The cells among the neighbours of a cell that can be walked on: land and ferries. */
export const landNeighboursOf = (board: Board, cell: Cell): readonly Cell[] =>
  terrainOf(board).groundNeighbours[cell] ?? []

/** The first cell of sea in a direction from a land cell, ferries flown over: where a cannon's ball lands. */
export function firstSeaCell(board: Board, from: Cell, direction: Vector): Cell {
  let cell = stepFrom(board, from, direction)
  while (isGround(board, cell)) cell = stepFrom(board, cell, direction)
  return cell
}
