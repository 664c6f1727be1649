import type { Settings } from '../../../electron/contract/ipc.ts'
import type { Tile } from '../../../engine/jackal/types.ts'
import { faceName } from '../../../models/faces/atlas.ts'
import type { Detail } from '../../../models/geometry/detail.ts'
import { type ReliefName, reliefOf } from '../../../models/relief/names.ts'
import type { Quality } from '../../table/quality.ts'
import { hasManyTiles } from './plenty.ts'
import { isSpent } from './spent.ts'

/** The carvings on the opened tiles of a table. */
export interface Carvings {
  readonly detail: Detail
  /** True if a dark line is drawn round the carvings. */
  readonly lined: boolean
  readonly castShadows: boolean
}

/** The most tiles on which Low can draw carvings within its budget (`frameBudget.ts`). */
export const MOST_ON_LOW = 220

/**
 * Returns the carvings of a board with a number of tiles; null if its tiles are drawn. Low has none on larger boards,
 * even at the player's request.
 */
export function carvingsOf(
  tiles: number,
  { tier, carvings, flatThingsCastShadows }: Pick<Quality, 'tier' | 'carvings' | 'flatThingsCastShadows'>,
  chosen: Settings['tiles'],
): Carvings | null {
  if (chosen === 'drawn' || (chosen === 'auto' && carvings === 'none')) return null
  if (tier === 'low' && tiles > MOST_ON_LOW) return null
  const lined = carvings === 'lined'
  return { detail: lined && !hasManyTiles(tiles) ? 'full' : 'low', lined, castShadows: lined && flatThingsCastShadows }
}

/** Returns the carving of a tile that the viewer knows; on a closed one it is visible only during a peek. */
export function carvingOf(tile: Tile): ReliefName | null {
  if (tile.kind === 'closed') return null
  return reliefOf(faceName(tile.kind, tile.picture, isSpent(tile)))
}

/** Uprightness of a tile in the air (1 face up, −1 face down) at which its carving begins to rise. */
const LYING = 0.15

/** Returns how far a carving has risen from its tile: it is hidden in the wood until the face is up. */
export function risen(upright: number): number {
  const t = Math.min(1, Math.max(0, (upright - LYING) / (1 - LYING)))
  return t * t * (3 - 2 * t)
}
