import { SINGLE_KINDS } from '../../../engine/jackal/data/scaledDeck.ts'
import { TILE_KINDS, type TileKind } from '../../../engine/jackal/data/tiles.ts'
import { sizeOf } from '../../../engine/jackal/deck.ts'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import { type MapFault, type MapFaultCode, mapFaults } from '../../../engine/jackal/maps/mapFaults.ts'
import { boardOf, type Sketch } from './sketch.ts'

/** The fault that keeps a sketch from being played: of its map by cell and side, or of its deck. */
export type SketchFault =
  | (MapFault & { readonly code: MapFaultCode })
  | { readonly code: 'deck-size'; readonly tiles: number; readonly land: number }
  /** The deck may have at most one tile of this kind. */
  | { readonly code: 'deck-single'; readonly tile: TileKind }
  /** The deck has tiles of the archipelago, but the map is for another way of play. */
  | { readonly code: 'deck-variant'; readonly tile: TileKind }

/** Returns all faults of a sketch; none for one that can be played fairly. */
export function sketchFaults(sketch: Sketch): readonly SketchFault[] {
  return [...mapFaults(boardOf(sketch), sketch.variant), ...deckFaults(sketch)]
}

function deckFaults(sketch: Sketch): readonly SketchFault[] {
  const { deck, variant } = sketch
  if (deck === null) return []
  const board = boardOf(sketch)
  const [tiles, land] = [sizeOf(deck), landOf(board).length]
  const single: ReadonlySet<TileKind> = new Set(SINGLE_KINDS)
  return [
    ...(tiles === land ? [] : [{ code: 'deck-size', tiles, land } as const]),
    ...TILE_KINDS.filter((tile) => single.has(tile) && (deck[tile] ?? 0) > 1).map(
      (tile) => ({ code: 'deck-single', tile }) as const,
    ),
    ...(deck.bear && variant === 'classic' ? [{ code: 'deck-variant', tile: 'bear' } as const] : []),
  ]
}
