import { TILE_KINDS, type TileKind } from '../data/tiles.ts'
import type { JackalState } from '../types.ts'

/** The number of tiles of a kind that are still unknown to a viewer. */
export interface UnknownKind {
  readonly kind: TileKind
  readonly left: number
}

/**
 * Returns the kinds of the tiles that a viewer does not know: the deck without open tiles and those the viewer has
 * looked at (J-DECK, J-LIGHTHOUSE). Each unknown tile is equally likely to be any of them.
 */
export function unknownKinds(view: Pick<JackalState, 'board' | 'tiles'>): readonly UnknownKind[] {
  return TILE_KINDS.flatMap((kind) => {
    const known = view.tiles.filter((tile) => tile?.kind === kind).length
    const left = (view.board.deck[kind] ?? 0) - known
    return left > 0 ? [{ kind, left }] : []
  })
}
