import type { TileKind } from '../data/tiles.ts'
import { tileRow } from '../data/tiles.ts'
import type { Tile } from '../types.ts'

/** J-CHEST, J-GALLEON: how a tile lies when it has just been turned: with its coins or the treasure on it. */
export function turnedUp(tile: Tile, kind: TileKind): Tile {
  const { coins, treasure } = tileRow(kind)
  return {
    ...tile,
    open: true,
    coins: tile.coins || (coins ?? 0),
    treasure: tile.treasure || treasure === true,
    seenBy: [],
  }
}
