import { fileOf, rankOf } from '../../../engine/admiral/cells.ts'
import type { Board, Cell } from '../../../engine/admiral/types.ts'
import type { Spot } from '../../table/spot.ts'

/** What is needed of a field to find places on it. */
export type Field = Pick<Board, 'width' | 'height'>

/** The middle of a cell. */
export function cellSpot({ width, height }: Field, cell: Cell): Spot {
  return { x: fileOf(cell) - (width - 1) / 2, z: (height - 1) / 2 - rankOf(cell) }
}
