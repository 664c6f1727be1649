import type { Cell } from './types.ts'

/** The number of files a–j and ranks 1–10 (S-FIELD). */
export const FIELD_SIZE = 10
const FILES = 'abcdefghij'

export const fileOf = (cell: Cell): number => cell % FIELD_SIZE
export const rankOf = (cell: Cell): number => (cell / FIELD_SIZE) | 0

export const ALL_CELLS: readonly Cell[] = Array.from({ length: FIELD_SIZE * FIELD_SIZE }, (_, cell) => cell)

/** Returns the cell at a file and rank counted from 0; −1 off the field. */
export function cellAt(file: number, rank: number): Cell {
  if (file < 0 || rank < 0 || file >= FIELD_SIZE || rank >= FIELD_SIZE) return -1
  return file + FIELD_SIZE * rank
}

/** Returns a cell in the players' notation: `c4`. */
export function printCell(cell: Cell): string {
  return `${FILES[fileOf(cell)]}${rankOf(cell) + 1}`
}

/** Reads `c4`; returns null for anything that is no cell of the field. */
export function parseCell(text: string): Cell | null {
  const match = /^([a-j])([1-9]|10)$/.exec(text)
  if (!match) return null
  return cellAt(FILES.indexOf(match[1] as string), Number(match[2]) - 1) // both groups always match
}

const offsets = (withCorners: boolean): readonly (readonly [number, number])[] =>
  [-1, 0, 1].flatMap((east) =>
    [-1, 0, 1].flatMap((north) => {
      const reach = Math.abs(east) + Math.abs(north)
      return reach === 1 || (reach === 2 && withCorners) ? [[east, north] as const] : []
    }),
  )

const reachOf = (withCorners: boolean): readonly (readonly Cell[])[] =>
  ALL_CELLS.map((cell) =>
    offsets(withCorners)
      .map(([east, north]) => cellAt(fileOf(cell) + east, rankOf(cell) + north))
      .filter((to) => to >= 0),
  )

const BY_SIDE = reachOf(false)
const BY_SIDE_OR_CORNER = reachOf(true)

/** Returns the up to 4 cells that share a side with a cell. */
export const sidesOf = (cell: Cell): readonly Cell[] => BY_SIDE[cell] ?? []

/** Returns the up to 8 cells round a cell. */
export const surroundingsOf = (cell: Cell): readonly Cell[] => BY_SIDE_OR_CORNER[cell] ?? []
