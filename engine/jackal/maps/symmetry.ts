import { fileOf, heightOf, rankOf, widthOf } from '../cells.ts'
import type { Board, Cell } from '../types.ts'

/** A place of a square map as one number: row from the north × size + column from the west. */
export type MapSquare = number

/** The images of a place as the ships of the south, west, north and east see it. */
export type Images = readonly [MapSquare, MapSquare, MapSquare, MapSquare]

/** The images of every place of a map; a map of such images looks the same from all four sides. */
export type Symmetry = readonly Images[]

/** Returns the symmetry of quarter turns, clockwise. */
export function quarterTurns(size: number): Symmetry {
  const last = size - 1
  return imagesOn(size, (row, column) => [
    [row, column],
    [column, last - row],
    [last - row, last - column],
    [last - column, row],
  ])
}

/** Returns the symmetry of mirrors along both diagonals. */
export function mirrors(size: number): Symmetry {
  const last = size - 1
  return imagesOn(size, (row, column) => [
    [row, column],
    [last - column, last - row],
    [last - row, last - column],
    [column, row],
  ])
}

type At = readonly [row: number, column: number]

function imagesOn(size: number, images: (row: number, column: number) => readonly [At, At, At, At]): Symmetry {
  const placeOf = ([row, column]: At): MapSquare => row * size + column
  return Array.from({ length: size * size }, (_, place) => {
    const [south, west, north, east] = images(Math.trunc(place / size), place % size)
    return [placeOf(south), placeOf(west), placeOf(north), placeOf(east)]
  })
}

/** Returns the king's steps between two places. */
export function stepsBetween(size: number, a: MapSquare, b: MapSquare): number {
  const rows = Math.abs(Math.trunc(a / size) - Math.trunc(b / size))
  return Math.max(rows, Math.abs((a % size) - (b % size)))
}

/** Returns the places that are not at the edge, ascending. */
export function insideOf(size: number): readonly MapSquare[] {
  const isInside = (line: number) => line > 0 && line < size - 1
  return Array.from({ length: size * size }, (_, place) => place).filter(
    (place) => isInside(Math.trunc(place / size)) && isInside(place % size),
  )
}

/** Returns the 8 neighbours of a place; the place must not be at the edge. */
export function placesAbout(size: number, place: MapSquare): readonly MapSquare[] {
  return [-size, 1 - size, 1, 1 + size, size, size - 1, -1, -1 - size].map((step) => place + step)
}

/** Returns the place of a cell. */
export const placeOf = (board: Board, cell: Cell): MapSquare =>
  (heightOf(board) - 1 - rankOf(board, cell)) * widthOf(board) + fileOf(board, cell)

/** Returns a map with signs at some places. */
export function withSigns(
  map: readonly string[],
  signs: readonly (readonly [place: MapSquare, sign: string])[],
): readonly string[] {
  const size = map.length
  const rows = map.map((row) => [...row])
  for (const [place, sign] of signs) rows[Math.trunc(place / size)]?.splice(place % size, 1, sign)
  return rows.map((row) => row.join(''))
}
