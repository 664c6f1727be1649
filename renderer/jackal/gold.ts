import { tileRow } from '../../engine/jackal/data/tiles.ts'
import type { Deck, JackalState } from '../../engine/jackal/types.ts'

interface Gold {
  readonly coins: number
  readonly treasures: number
}

/** Returns the gold under the tiles of a deck. */
export function goldIn(deck: Deck): Gold {
  // the keys of a deck are kinds of tiles
  const rows = (Object.entries(deck) as [keyof Deck, number][]).map(([kind, count]) => ({ row: tileRow(kind), count }))
  return {
    coins: rows.reduce((sum, { row, count }) => sum + count * (row.coins ?? 0), 0),
    treasures: rows.reduce((sum, { row, count }) => sum + (row.treasure ? count : 0), 0),
  }
}

/**
 * Returns the coins aboard that win at once, if that is known from the beginning: the match ends once it is decided,
 * and each crew plays for itself on an island of coins alone (J-END). Null elsewhere.
 */
export function coinsToWin({ board, options, teams }: Pick<JackalState, 'board' | 'options' | 'teams'>): number | null {
  const { coins, treasures } = goldIn(board.deck)
  const seats = new Set(teams.map(({ seat }) => seat))
  const isEachForItself = seats.size === teams.length && options.alliances === 'none'
  return treasures === 0 && options.endWhenDecided && isEachForItself ? enoughOf(coins) : null
}

/** Returns the number of coins aboard that no other crew can catch up with. */
export const enoughOf = (coins: number): number => Math.floor(coins / 2) + 1
