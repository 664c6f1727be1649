import { UNKNOWN_TILE } from '../../../engine/jackal/data/unknownTile.ts'
import type { JackalState, Tile } from '../../../engine/jackal/types.ts'

/** Returns whether this viewer knows a closed tile, from a peek from a lighthouse. */
export const isSeen = (tile: Tile | null): boolean => tile !== null && !tile.open && tile.kind !== 'closed'

/** Returns whether the view holds a secret of its viewer. */
export const hasSeenTiles = ({ tiles }: JackalState): boolean => tiles.some(isSeen)

/** Returns the view with tiles seen from a lighthouse closed again, for the time while others look at the screen. */
export function withoutSeenTiles(view: JackalState): JackalState {
  const close = (tile: Tile | null) => (tile && isSeen(tile) ? { ...UNKNOWN_TILE, seenBy: tile.seenBy } : tile)
  return hasSeenTiles(view) ? { ...view, tiles: view.tiles.map(close) } : view
}
