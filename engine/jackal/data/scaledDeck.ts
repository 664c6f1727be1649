import type { Deck } from '../types.ts'
import { TILE_KINDS, type TileKind } from './tiles.ts'

/** Kinds with at most one tile on any size of land: residents, the treasure, the bear. */
export const SINGLE_KINDS = [
  'ben',
  'missionary',
  'friday',
  'galleon',
  'bear',
  'lifeboat',
] as const satisfies readonly TileKind[]
const SINGLE: ReadonlySet<string> = new Set(SINGLE_KINDS)

/**
 * Returns a deck for a number of land cells, in the proportions of another (J-DECK, J-ARCH); the largest remainders
 * round up. A single cave would swallow its opener, so it is left out.
 */
export function scaledDeck(deck: Deck, land: number): Deck {
  const kinds = TILE_KINDS.filter((kind) => (deck[kind] ?? 0) > 0)
  const singles = kinds.filter((kind) => SINGLE.has(kind)).slice(0, land)
  const others = kinds.filter((kind) => !SINGLE.has(kind))
  const scaled = shareOut(deck, others, land - singles.length)
  for (const kind of singles) scaled.set(kind, 1)
  if (scaled.get('cave') === 1) {
    scaled.delete('cave')
    scaled.set('empty', (scaled.get('empty') ?? 0) + 1)
  }
  // Keeps the order of the table, so that equal decks are written in the same way.
  return Object.fromEntries(kinds.flatMap((kind) => ((scaled.get(kind) ?? 0) > 0 ? [[kind, scaled.get(kind)]] : [])))
}

/** Returns whole shares of `total` in proportion to the counts of the kinds. */
function shareOut(deck: Deck, kinds: readonly TileKind[], total: number): Map<TileKind, number> {
  const all = kinds.reduce((sum, kind) => sum + (deck[kind] ?? 0), 0)
  const shares = kinds.map((kind) => {
    const share = (deck[kind] ?? 0) * total
    return { kind, count: Math.floor(share / all), rest: share % all }
  })
  let left = total - shares.reduce((sum, { count }) => sum + count, 0)
  for (const share of shares.toSorted((a, b) => b.rest - a.rest)) {
    if (left-- <= 0) break
    share.count++
  }
  return new Map(shares.map(({ kind, count }) => [kind, count]))
}
