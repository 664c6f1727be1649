import type { Board, Deck, JackalOptions, Side, TeamId } from '../types.ts'
import { MAP_NAMES, MAPS, type MapName } from './maps.ts'
import { scaledDeck } from './scaledDeck.ts'
import { TILE_KINDS, tileRow } from './tiles.ts'

/** The deck of the base game (J-DECK), without kinds that have no card in it. */
const CLASSIC_DECK: Deck = Object.fromEntries(
  TILE_KINDS.map((kind) => [kind, tileRow(kind).count] as const).filter(([, count]) => count > 0),
)

/** The island of the base game (J-BOARD) with its deck (J-DECK). */
export const CLASSIC_ISLAND: Board = { map: MAPS.island, deck: CLASSIC_DECK }

type Variant = JackalOptions['variant']

/** The deck of each variant for the classic island; the tiles of the archipelago replace empty ones (J-ARCH). */
const DECKS = {
  classic: CLASSIC_DECK,
  archipelago: { ...CLASSIC_DECK, empty: (CLASSIC_DECK.empty ?? 0) - 3, trampoline: 2, bear: 1 },
} as const satisfies Record<Variant, Deck>

/** Returns the deck of a variant for a number of land cells, scaled in proportion (J-ARCH). */
export function deckFor(land: number, variant: Variant): Deck {
  return scaledDeck(DECKS[variant], land)
}

/** The board of each map. */
const BOARDS: Readonly<Record<Variant, ReadonlyMap<MapName, Board>>> = {
  classic: boardsOf('classic'),
  archipelago: boardsOf('archipelago'),
}

function boardsOf(variant: Variant): ReadonlyMap<MapName, Board> {
  return new Map(
    MAP_NAMES.map((name) => {
      const map: readonly string[] = MAPS[name]
      const classic = name === 'island' && variant === 'classic'
      return [name, classic ? CLASSIC_ISLAND : { map, deck: deckFor(landIn(map), variant) }]
    }),
  )
}

/** Returns the number of land cells on a map. */
export function landIn(map: readonly string[]): number {
  return map.reduce((sum, row) => sum + row.split('#').length - 1, 0)
}

/** Returns the board of a match dealt with these options: a map by name, or a custom one. */
export function boardFor({ map, variant, lifeboat }: Pick<JackalOptions, 'map' | 'variant' | 'lifeboat'>): Board {
  if (typeof map !== 'string') return map
  const board = BOARDS[variant].get(map) ?? CLASSIC_ISLAND
  return lifeboat ? { ...board, deck: withLifeboat(board.deck) } : board
}

/** Returns the deck with one `empty` tile replaced by the lifeboat (J-BOAT). */
function withLifeboat(deck: Deck): Deck {
  return { ...deck, empty: (deck.empty ?? 0) - 1, lifeboat: 1 }
}

/** The default side of each team's ship (J-SEATS). */
export const HOME_SIDES: Readonly<Record<TeamId, Side>> = { white: 'S', red: 'W', black: 'N', yellow: 'E' }
