import type { Rng } from '../kernel/rng.ts'
import type { TileKind } from './data/tiles.ts'
import { TILE_KINDS, tileRow } from './data/tiles.ts'
import type { Deck, Facing, Tile } from './types.ts'

/** A card of the deck before it is laid. */
export interface Card {
  readonly kind: TileKind
  readonly picture: number
}

/**
 * Returns the cards of a deck in a fixed order (J-DECK); the pictures of a kind are distributed as evenly as its number
 * allows.
 */
export function cardsOf(deck: Deck): readonly Card[] {
  return TILE_KINDS.flatMap((kind) => cardsOfKind(kind, deck[kind] ?? 0))
}

/** Returns the number of cards in a deck. */
export function sizeOf(deck: Deck): number {
  return TILE_KINDS.reduce((sum, kind) => sum + (deck[kind] ?? 0), 0)
}

/** Returns whether two decks hold the same number of cards of every kind. */
export function isSameDeck(a: Deck, b: Deck): boolean {
  return TILE_KINDS.every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0))
}

function cardsOfKind(kind: TileKind, count: number): readonly Card[] {
  const pictures = tileRow(kind).pictures ?? 1
  return Array.from({ length: count }, (_, i) => ({ kind, picture: 1 + Math.floor((i * pictures) / count) }))
}

/** Lays a card face down, in a random quarter turn if its kind can be turned. */
export function layCard(card: Card, rng: Rng): Tile {
  const facing = tileRow(card.kind).turned ? (rng.int(4) as Facing) : 0 // int(4) is a facing
  return closedTile(card, facing)
}

export function closedTile({ kind, picture }: Card, facing: Facing): Tile {
  return { kind, open: false, facing, picture, coins: 0, treasure: false, steps: [], used: false, seenBy: [] }
}

/** A moored ferry: pieces walk on it like on an open empty tile (J-ARCH). */
export const FERRY: Tile = { ...closedTile({ kind: 'ferry', picture: 1 }, 0), open: true }
