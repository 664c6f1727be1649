import { tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Tile } from '../../../engine/jackal/types.ts'

/** Returns true for an open tile that has given everything: a looted chest, a flown airplane, a climbed lighthouse. */
export function isSpent({ kind, open, used, coins, treasure }: Tile): boolean {
  if (!open || kind === 'closed') return false
  const row = tileRow(kind)
  if (row.coins !== undefined) return coins === 0
  return row.treasure === true ? !treasure : used
}
