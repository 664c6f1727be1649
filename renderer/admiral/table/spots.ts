import { fileOf, rankOf } from '../../../engine/admiral/cells.ts'
import type { Board, Cell } from '../../../engine/admiral/types.ts'
import type { Spot } from '../../table/spot.ts'

/** The part of a field that is needed to find places on it. */
export type Field = Pick<Board, 'width' | 'height'>

/** Returns the middle of a cell. */
export function cellSpot({ width, height }: Field, cell: Cell): Spot {
  return { x: fileOf(cell) - (width - 1) / 2, z: (height - 1) / 2 - rankOf(cell) }
}
