import { create } from 'zustand'
import { tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Facing, Tile } from '../../../engine/jackal/types.ts'
import type { Quarter } from '../../table/camera/quarter.ts'

/** The camera's side of the table, for panels. */
export const useSideSeen = create<Quarter>(() => 0)

/**
 * Returns the rotation of a tile in the picture: those with a direction turn with the board, all others stay upright.
 */
export function facingSeen(
  { quarters = 0 }: { readonly quarters?: Facing },
  { kind, facing }: Pick<Tile, 'kind' | 'facing'>,
): Facing {
  if (quarters === 0 || kind === 'closed' || !tileRow(kind).turned) return facing
  return ((facing + 4 - quarters) % 4) as Facing // a remainder of four
}
