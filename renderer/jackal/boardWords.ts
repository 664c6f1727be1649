import { heightOf, printCell, widthOf } from '../../engine/jackal/cells.ts'
import { TILE_KINDS, tileRow } from '../../engine/jackal/data/tiles.ts'
import type { Board, Deck } from '../../engine/jackal/types.ts'
import type { Translate } from '../i18n/t.ts'

/** Returns the words for a deck: its cards and their yield. */
export function deckWords(t: Translate, deck: Deck) {
  const sum = (of: (row: ReturnType<typeof tileRow>) => number) =>
    TILE_KINDS.reduce((total, kind) => total + (deck[kind] ?? 0) * of(tileRow(kind)), 0)
  const tiles = sum(() => 1)
  return {
    tiles: t('count.tiles', { n: tiles }),
    chests: t('count.chests', { n: sum(({ coins = 0 }) => (coins > 0 ? 1 : 0)) }),
    coins: t('count.coins', { n: sum(({ coins = 0 }) => coins) }),
    bottles: t('count.bottles', { n: sum(({ bottles = 0 }) => bottles) }),
  }
}

/** Returns the words for a board with a square island: its size, the name of its last file, the side of the island. */
export function boardWords(board: Board) {
  const files = widthOf(board)
  return {
    files,
    ranks: heightOf(board),
    lastFile: printCell(board, files - 1).replace(/\d+$/, ''),
    side: Math.max(...board.map.map((row) => row.lastIndexOf('#') - row.indexOf('#') + 1)),
  }
}
