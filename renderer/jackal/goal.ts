import { tileRow } from '../../engine/jackal/data/tiles.ts'
import type { Deck, JackalState } from '../../engine/jackal/types.ts'
import type { Translate } from '../i18n/t.ts'
import { isJackalView } from './view.ts'

interface Gold {
  readonly coins: number
  readonly treasures: number
}

/** All that lies under the tiles of a deck. */
export function goldIn(deck: Deck): Gold {
  // the keys of a deck are kinds of tiles
  const rows = (Object.entries(deck) as [keyof Deck, number][]).map(([kind, count]) => ({ row: tileRow(kind), count }))
  return {
    coins: rows.reduce((sum, { row, count }) => sum + count * (row.coins ?? 0), 0),
    treasures: rows.reduce((sum, { row, count }) => sum + (row.treasure ? count : 0), 0),
  }
}

/**
 * How many coins aboard win at once, where that can be told from the beginning: the match ends once it is decided, and each
 * crew plays for itself on an island of coins alone (J-END). Null elsewhere.
 */
export function coinsToWin({ board, options, teams }: JackalState): number | null {
  const { coins, treasures } = goldIn(board.deck)
  const seats = new Set(teams.map(({ seat }) => seat))
  const isEachForItself = seats.size === teams.length && options.alliances === 'none'
  return treasures === 0 && options.endWhenDecided && isEachForItself ? enoughOf(coins) : null
}

/** What the match is about: how much gold the island hides, and where it is to go (J-END). */
export function goalOf(t: Translate, shown: unknown): string | null {
  if (!isJackalView(shown)) return null
  const { coins, treasures } = goldIn(shown.board.deck)
  const gold = t('goal.jackal.coins', { n: coins })
  if (treasures === 0 && shown.options.endWhenDecided) return t('goal.jackal.race', { gold, n: enoughOf(coins) })
  if (treasures === 0) return t('goal.jackal', { gold })
  const more = treasures === 1 ? t('goal.jackal.treasure') : t('goal.jackal.treasures', { n: treasures })
  return t('goal.jackal', { gold: `${gold} ${more}` })
}

/** With so many of all coins aboard nobody else can catch up. */
const enoughOf = (coins: number): number => Math.floor(coins / 2) + 1
