import type { Point } from './spot.ts'

/** The place of a board on the table. */
export interface BoardPlace {
  /** The seat whose board it is, in games with a board for each seat. */
  readonly board?: string
  /** Its size in cells, as the flat table draws it. */
  readonly columns: number
  readonly rows: number
  /** The middle of its surface. */
  readonly middle: Point
}

/** A point of a board in cells, from its upper left corner as the flat table draws it. */
interface OnBoard {
  readonly x: number
  readonly y: number
  readonly board?: string
}

/** Returns the board that a point belongs to; null if no board of the table has it. */
export function boardUnder(places: readonly BoardPlace[], { x, y, board }: OnBoard): BoardPlace | null {
  const place = places.find((one) => one.board === board)
  return place && x >= 0 && y >= 0 && x <= place.columns && y <= place.rows ? place : null
}

/** Returns where a point of a board lies on the table. */
export function pointOn({ columns, rows, middle }: BoardPlace, { x, y }: Pick<OnBoard, 'x' | 'y'>): Point {
  return { x: middle.x + x - columns / 2, y: middle.y, z: middle.z + y - rows / 2 }
}
