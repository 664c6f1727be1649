import { heightOf, widthOf } from '../../../engine/jackal/cells.ts'
import type { BoardPlace } from '../../table/boardPlaces.ts'
import { isJackalView } from '../view.ts'
import { TILE_TOP } from './anchors.ts'

/** Returns the place of the island: around the middle of the table, south below. */
export function islandPlace(view: unknown): readonly BoardPlace[] {
  if (!isJackalView(view)) return []
  return [{ columns: widthOf(view.board), rows: heightOf(view.board), middle: { x: 0, y: TILE_TOP, z: 0 } }]
}
