import { type Heading, rayAlong, stepOf } from './geometry/headings.ts'
import type { Board, Cell } from './types.ts'

/** Cells are numbered `file + STRIDE × rank` from 0 for every width of the field, so that a step is one addition. */
const STRIDE = 32

/** The widest field: files a to z. */
export const MAX_WIDTH = 26
export const MAX_HEIGHT = 99

export const fileOf = (cell: Cell): number => cell & (STRIDE - 1)
export const rankOf = (cell: Cell): number => cell >> 5

/** Returns the cell at a file and rank counted from 0. */
export const cellAt = (file: number, rank: number): Cell => file + STRIDE * rank

/** Returns the next cell along a heading; it may be off the field. */
export function stepFrom(cell: Cell, heading: Heading): Cell {
  const [east, north] = stepOf(heading)
  return cell + east + STRIDE * north
}

export function isOnField({ width, height }: Pick<Board, 'width' | 'height'>, cell: Cell): boolean {
  return cell >= 0 && fileOf(cell) < width && rankOf(cell) < height
}

/** Returns the ray and the distance in cells from one cell to another; null if no ray leads there. */
export function rayBetween(from: Cell, to: Cell): { readonly ray: Heading; readonly distance: number } | null {
  const east = fileOf(to) - fileOf(from)
  const north = rankOf(to) - rankOf(from)
  const ray = rayAlong(east, north)
  return ray && { ray, distance: Math.max(Math.abs(east), Math.abs(north)) }
}

/** Returns the distance in cells; a diagonal step counts as one. */
export function distanceBetween(a: Cell, b: Cell): number {
  return Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)))
}

/** Returns whether two different cells share a side or a corner. */
export function isBeside(a: Cell, b: Cell): boolean {
  return distanceBetween(a, b) === 1
}

/** Returns whether two cells share a side. */
export function sharesSide(a: Cell, b: Cell): boolean {
  return Math.abs(fileOf(a) - fileOf(b)) + Math.abs(rankOf(a) - rankOf(b)) === 1
}

/** Returns a cell in the players' notation: `k5`. */
export function printCell(cell: Cell): string {
  return `${String.fromCharCode(97 + fileOf(cell))}${rankOf(cell) + 1}`
}

/** Returns the cells of a drawn sea with a mark, north at the top. */
export function marked(sea: readonly string[], mark: string): readonly Cell[] {
  return sea.flatMap((row, i) =>
    [...row].flatMap((one, file) => (one === mark ? [cellAt(file, sea.length - 1 - i)] : [])),
  )
}

/** Reads `k5`; returns null for text that names no cell of the largest field. */
export function parseCell(text: string): Cell | null {
  const match = /^([a-z])([1-9]\d?)$/.exec(text)
  if (!match) return null
  return cellAt((match[1] as string).charCodeAt(0) - 97, Number(match[2]) - 1) // both groups always match
}
