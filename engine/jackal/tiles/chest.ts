import type { TileKind } from '../data/tiles.ts'
import { tileRow } from '../data/tiles.ts'
import type { Tile } from '../types.ts'

/** Returns a tile just after it was turned: with its coins or the treasure on it (J-CHEST, J-GALLEON). */
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
