import { fileOf, heightOf, rankOf, stepFrom, widthOf } from '../cells.ts'
import type { Vector } from '../data/tiles.ts'
import type { Board, Cell } from '../types.ts'
import { perMap } from './perMap.ts'

/** Signs of cells on a map: land with a tile to turn, and a ferry in a strait (J-ARCH); all others are sea. */
const LAND = '#'
const FERRY = '='

/** The properties of a map's cells; every list has one entry per cell. */
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

/** Throws straight over one cell. */
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

/** Returns the sign that a map has for a cell; undefined off the board. */
export function signAt(board: Board, cell: Cell): string | undefined {
  return board.map[heightOf(board) - 1 - rankOf(board, cell)]?.[fileOf(board, cell)]
}

/** Returns every cell of the board, ascending. */
export const cellsOf = (board: Board): readonly Cell[] => terrainOf(board).cells

/** Returns the cells where tiles are dealt (J-BOARD), ascending. */
export const landOf = (board: Board): readonly Cell[] => terrainOf(board).land

/** Returns the cells where ferries are moored (J-ARCH), ascending. */
export const ferriesOf = (board: Board): readonly Cell[] => terrainOf(board).ferries

/** Returns the cells on which pieces can walk, land and ferries, ascending. */
export const groundOf = (board: Board): readonly Cell[] => terrainOf(board).ground

/** Returns whether a tile is dealt to a cell (J-BOARD). */
export const isLand = (board: Board, cell: Cell): boolean => terrainOf(board).isLand[cell] === true

/** Returns whether a ferry is moored at a cell (J-ARCH). */
export const isFerry = (board: Board, cell: Cell): boolean => terrainOf(board).isFerry[cell] === true

/** Returns whether a cell is land or a ferry. */
export const isGround = (board: Board, cell: Cell): boolean => isLand(board, cell) || isFerry(board, cell)

/** Returns whether a cell of the board is neither land nor a ferry: ships may lie there. */
export const isSea = (board: Board, cell: Cell): boolean => cell >= 0 && !isGround(board, cell)

/** Returns whether a cell is sea next to land (J-BOARD). */
export const isSwimmable = (board: Board, cell: Cell): boolean => terrainOf(board).isSwimmable[cell] === true

/** Returns the neighbours of a cell, at most 8, clockwise from the north. */
export const neighboursOf = (board: Board, cell: Cell): readonly Cell[] => terrainOf(board).neighbours[cell] ?? []

/** Returns the knight's moves from a cell, at most 8, clockwise. */
export const knightMovesFrom = (board: Board, cell: Cell): readonly Cell[] => terrainOf(board).knightMoves[cell] ?? []

/**
 * Returns the cells two away in a straight line, at most 8, clockwise from the north: a trampoline throws there
 * (J-ARCH).
 */
export const throwsFrom = (board: Board, cell: Cell): readonly Cell[] => terrainOf(board).throws[cell] ?? []

/** Returns the neighbours of a cell on which pieces can walk: land and ferries. */
export const landNeighboursOf = (board: Board, cell: Cell): readonly Cell[] =>
  terrainOf(board).groundNeighbours[cell] ?? []

/** Returns the first cell of sea in a direction from a land cell, passing over ferries: a cannon's shot lands there. */
export function firstSeaCell(board: Board, from: Cell, direction: Vector): Cell {
  let cell = stepFrom(board, from, direction)
  while (isGround(board, cell)) cell = stepFrom(board, cell, direction)
  return cell
}
