import { LOAD_VALUES } from '../../engine/jackal/data/loads.ts'
import { type TileKind, tileRow } from '../../engine/jackal/data/tiles.ts'
import type { JackalState } from '../../engine/jackal/types.ts'
import { goldIn } from './gold.ts'

/** Returns the gold that a kind of tile holds when it is opened. */
export function goldUnder(kind: TileKind | 'closed'): number {
  if (kind === 'closed') return 0
  const { coins = 0, treasure } = tileRow(kind)
  return coins * LOAD_VALUES.coin + (treasure ? LOAD_VALUES.treasure : 0)
}

/** Returns the gold that no ship has brought home yet: under closed tiles, on open ones and in hands. */
export function goldLeft({ board, tiles, pieces }: Pick<JackalState, 'board' | 'tiles' | 'pieces'>): number {
  const all = goldIn(board.deck)
  const open = tiles.filter((tile) => tile?.open === true)
  const found = open.reduce((sum, tile) => sum + (tile ? goldUnder(tile.kind) : 0), 0)
  const lying = open.flatMap((tile) => (tile ? [tile, ...tile.steps] : []))
  const worth = lying.reduce((sum, one) => sum + one.coins + (one.treasure ? LOAD_VALUES.treasure : 0), 0)
  const carried = pieces.reduce((sum, { load }) => sum + (load ? LOAD_VALUES[load] : 0), 0)
  return Math.max(0, all.coins + all.treasures * LOAD_VALUES.treasure - found) + worth + carried
}
