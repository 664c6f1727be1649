import type { Vector } from './data/tiles.ts'
import type { Cell, Side } from './types.ts'

/** Files a–m and ranks 1–13 (J-BOARD). */
const BOARD_SIZE = 13
const FILES = 'abcdefghijklm'

export const fileOf = (cell: Cell): number => cell % BOARD_SIZE
export const rankOf = (cell: Cell): number => (cell / BOARD_SIZE) | 0

/** The cell at a file and rank counted from 0; −1 off the board. */
export function cellAt(file: number, rank: number): Cell {
  if (file < 0 || rank < 0 || file >= BOARD_SIZE || rank >= BOARD_SIZE) return -1
  return file + BOARD_SIZE * rank
}

/** Prints a cell as players write it: `g1`. */
export function printCell(cell: Cell): string {
  return `${FILES[fileOf(cell)]}${rankOf(cell) + 1}`
}

/** Reads `g1`; null for anything that is no cell of the board. */
export function parseCell(text: string): Cell | null {
  const match = /^([a-m])([1-9]|1[0-3])$/.exec(text)
  if (!match) return null
  return cellAt(FILES.indexOf(match[1] as string), Number(match[2]) - 1) // both groups always match
}

/** The cell one vector away; −1 off the board. */
export function stepFrom(cell: Cell, [east, north]: Vector): Cell {
  return cellAt(fileOf(cell) + east, rankOf(cell) + north)
}

/** The vector from one cell to another. */
export function vectorBetween(from: Cell, to: Cell): Vector {
  return [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)]
}

export const ALL_CELLS: readonly Cell[] = Array.from({ length: BOARD_SIZE * BOARD_SIZE }, (_, cell) => cell)

const LAND_TABLE = ALL_CELLS.map((cell) => {
  const file = fileOf(cell)
  const rank = rankOf(cell)
  const inSquare = file >= 1 && file <= 11 && rank >= 1 && rank <= 11
  const inCorner = (file === 1 || file === 11) && (rank === 1 || rank === 11)
  return inSquare && !inCorner
})

/** The 117 cells of the island (J-BOARD). */
export function isLand(cell: Cell): boolean {
  return LAND_TABLE[cell] === true
}

export const LAND: readonly Cell[] = ALL_CELLS.filter(isLand)

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

const reach = (vectors: readonly Vector[]): readonly (readonly Cell[])[] =>
  ALL_CELLS.map((cell) => vectors.map((vector) => stepFrom(cell, vector)).filter((to) => to >= 0))

/** The up to 8 neighbours of each cell, clockwise from the north. */
export const NEIGHBOURS = reach(AROUND)
/** The up to 8 knight's moves from each cell, clockwise. */
export const KNIGHT_MOVES = reach(LEAPS)

const SWIMMABLE_TABLE = ALL_CELLS.map(
  (cell) => !isLand(cell) && (NEIGHBOURS[cell] as readonly Cell[]).some(isLand), // one list a cell
)

/** Sea next to the island: all but the four outer corners (J-BOARD). */
export function isSwimmable(cell: Cell): boolean {
  return SWIMMABLE_TABLE[cell] === true
}

export const neighboursOf = (cell: Cell): readonly Cell[] => NEIGHBOURS[cell] ?? []
export const knightMovesFrom = (cell: Cell): readonly Cell[] => KNIGHT_MOVES[cell] ?? []

/** True when two cells touch by side or corner, or are the same. */
export function isBeside(a: Cell, b: Cell): boolean {
  return Math.abs(fileOf(a) - fileOf(b)) <= 1 && Math.abs(rankOf(a) - rankOf(b)) <= 1
}

interface Shore {
  /** The middle of the lane, where a ship starts. */
  readonly start: Cell
  /** From the ship straight onto land. */
  readonly inward: Vector
  /** Clockwise along the lane. */
  readonly along: Vector
}

/** The four sides clockwise from the south (J-SHIP). */
export const SHORES: Readonly<Record<Side, Shore>> = {
  S: { start: cellAt(6, 0), inward: [0, 1], along: [-1, 0] },
  W: { start: cellAt(0, 6), inward: [1, 0], along: [0, 1] },
  N: { start: cellAt(6, 12), inward: [0, -1], along: [1, 0] },
  E: { start: cellAt(12, 6), inward: [-1, 0], along: [0, -1] },
}

/** The 9 cells of a side that face a tile straight ahead. */
export const LANES: Readonly<Record<Side, readonly Cell[]>> = {
  S: laneOf('S'),
  W: laneOf('W'),
  N: laneOf('N'),
  E: laneOf('E'),
}

function laneOf(side: Side): readonly Cell[] {
  const { start, along, inward } = SHORES[side]
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((k) => stepFrom(start, [along[0] * k, along[1] * k]))
    .filter((cell) => isLand(stepFrom(cell, inward)))
}

/** The island cells among the neighbours of a cell. */
export function landNeighboursOf(cell: Cell): readonly Cell[] {
  return neighboursOf(cell).filter(isLand)
}

/** The first sea cell in a direction from an island cell: where a cannon's ball lands. */
export function firstSeaCell(from: Cell, direction: Vector): Cell {
  let cell = stepFrom(from, direction)
  while (isLand(cell)) cell = stepFrom(cell, direction)
  return cell
}
