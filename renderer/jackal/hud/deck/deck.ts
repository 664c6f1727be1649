import { LOAD_VALUES } from '../../../../engine/jackal/data/loads.ts'
import type { TileKind } from '../../../../engine/jackal/data/tiles.ts'
import { TILE_KINDS, tileRow } from '../../../../engine/jackal/data/tiles.ts'
import type { JackalState } from '../../../../engine/jackal/types.ts'

/** A kind with the number of its unopened tiles. */
export interface HiddenKind {
  readonly kind: TileKind
  readonly left: number
  readonly of: number
}

/** Returns the number of the island's closed tiles. */
export function closedCount(view: Pick<JackalState, 'tiles'>): number {
  return view.tiles.filter((tile) => tile && !tile.open).length
}

/** Returns the deck without the open tiles: public knowledge (J-DECK). */
export function hiddenKinds(view: Pick<JackalState, 'board' | 'tiles'>): HiddenKind[] {
  const open = openCounts(view)
  return TILE_KINDS.flatMap((kind) => {
    const of = view.board.deck[kind] ?? 0
    return of > 0 ? [{ kind, of, left: Math.max(0, of - (open.get(kind) ?? 0)) }] : []
  })
}

function openCounts(view: Pick<JackalState, 'tiles'>): ReadonlyMap<TileKind, number> {
  const counts = new Map<TileKind, number>()
  for (const tile of view.tiles)
    if (tile?.open && tile.kind !== 'closed') counts.set(tile.kind, (counts.get(tile.kind) ?? 0) + 1)
  return counts
}

/** Returns the coins that still lie under closed tiles, and whether the treasure does. */
export function hiddenGold(hidden: readonly HiddenKind[]): { readonly coins: number; readonly treasure: boolean } {
  const coins = hidden.reduce((sum, { kind, left }) => sum + left * (tileRow(kind).coins ?? 0), 0)
  return { coins, treasure: hidden.some(({ kind, left }) => left > 0 && tileRow(kind).treasure === true) }
}

/**
 * Returns the gold that is not yet home, in points: under closed tiles, on open ones and in hands (J-GOLD). Null in
 * custom positions whose tiles are not those of the deck: it is unknown there.
 */
export function goldLeft(view: Pick<JackalState, 'board' | 'tiles' | 'pieces'>): number | null {
  const hidden = hiddenKinds(view)
  if (hidden.reduce((sum, { left }) => sum + left, 0) !== closedCount(view)) return null
  const { coins, treasure } = hiddenGold(hidden)
  const places = view.tiles.flatMap((tile) => (tile?.open ? [tile, ...tile.steps] : []))
  const loads = view.pieces.reduce((sum, { load }) => sum + (load ? LOAD_VALUES[load] : 0), 0)
  const lying = places.reduce((sum, place) => sum + place.coins + (place.treasure ? LOAD_VALUES.treasure : 0), 0)
  return coins + (treasure ? LOAD_VALUES.treasure : 0) + lying + loads
}
