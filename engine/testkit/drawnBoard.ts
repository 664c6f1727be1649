import { TILE_KINDS, tileRow } from '../jackal/data/tiles.ts'
import { landOf } from '../jackal/geometry/terrain.ts'
import type { Board } from '../jackal/types.ts'

/**
 * Returns a board drawn as text, rows from north to south, `#` for land and `~` for sea; all its tiles are empty:
 *
 *     drawnBoard(`
 *       ~~~
 *       ~#~
 *       ~~~`)
 */
export function drawnBoard(drawing: string): Board {
  const map = drawing.trim().split(/\s+/)
  return { map, deck: { empty: landOf({ map, deck: {} }).length } }
}

/**
 * Returns the board with a deck of one tile of every kind of the base game and the lifeboat, chests before arrows, as
 * far as there is land; the remaining tiles are empty.
 */
export function withEveryKind(board: Board): Board {
  const land = landOf(board).length
  const kinds = TILE_KINDS.filter((kind) => kind !== 'empty' && (tileRow(kind).count > 0 || kind === 'lifeboat'))
    .toReversed()
    .slice(0, land)
  const deck = { ...Object.fromEntries(kinds.map((kind) => [kind, 1])), empty: land - kinds.length }
  return { ...board, deck }
}
