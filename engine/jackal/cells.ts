import type { Vector } from './data/tiles.ts'
import type { Board, Cell } from './types.ts'

/** Returns the number of files of a board, from west to east. */
export function widthOf({ map }: Board): number {
  return map[0]?.length ?? 0
}

/** Returns the number of ranks of a board, from south to north. */
export function heightOf({ map }: Board): number {
  return map.length
}

export const fileOf = (board: Board, cell: Cell): number => cell % widthOf(board)
export const rankOf = (board: Board, cell: Cell): number => Math.trunc(cell / widthOf(board))

/** Returns the cell at a file and rank counted from 0; −1 off the board. */
export function cellAt(board: Board, file: number, rank: number): Cell {
  const width = widthOf(board)
  return file < 0 || rank < 0 || file >= width || rank >= heightOf(board) ? -1 : file + width * rank
}

/** Prints a cell as players write it: `g1`. */
export function printCell(board: Board, cell: Cell): string {
  return `${String.fromCharCode(FIRST_FILE + fileOf(board, cell))}${rankOf(board, cell) + 1}`
}

/** Reads `g1`; returns null for anything that is no cell of the board. */
export function parseCell(board: Board, text: string): Cell | null {
  const match = /^([a-z])([1-9]\d?)$/.exec(text)
  if (!match) return null
  const cell = cellAt(board, text.charCodeAt(0) - FIRST_FILE, Number(match[2]) - 1)
  return cell < 0 ? null : cell
}

const FIRST_FILE = 'a'.charCodeAt(0)

/** Returns the cell one vector away; −1 off the board. */
export function stepFrom(board: Board, cell: Cell, [east, north]: Vector): Cell {
  return cellAt(board, fileOf(board, cell) + east, rankOf(board, cell) + north)
}

/** Returns the vector from one cell to another. */
export function vectorBetween(board: Board, from: Cell, to: Cell): Vector {
  return [fileOf(board, to) - fileOf(board, from), rankOf(board, to) - rankOf(board, from)]
}

/** Returns the king's steps between two cells. */
export function distanceBetween(board: Board, a: Cell, b: Cell): number {
  const [east, north] = vectorBetween(board, a, b)
  return Math.max(Math.abs(east), Math.abs(north))
}

/** Returns whether two cells touch by side or corner, or are the same. */
export function isBeside(board: Board, a: Cell, b: Cell): boolean {
  return distanceBetween(board, a, b) <= 1
}
