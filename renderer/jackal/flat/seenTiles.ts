import { UNKNOWN_TILE } from '../../../engine/jackal/data/unknownTile.ts'
import type { JackalState, Tile } from '../../../engine/jackal/types.ts'

/** Whether a closed tile is known to this viewer: he has looked at it from a lighthouse. */
export const isSeen = (tile: Tile | null): boolean => tile !== null && !tile.open && tile.kind !== 'closed'

/** Whether the view holds anything that only its viewer knows. */
export const hasSeenTiles = ({ tiles }: JackalState): boolean => tiles.some(isSeen)

/** The view with what was seen from a lighthouse closed again, for the time while others look at the screen. */
export function withoutSeenTiles(view: JackalState): JackalState {
  const close = (tile: Tile | null) => (tile && isSeen(tile) ? { ...UNKNOWN_TILE, seenBy: tile.seenBy } : tile)
  return hasSeenTiles(view) ? { ...view, tiles: view.tiles.map(close) } : view
}
