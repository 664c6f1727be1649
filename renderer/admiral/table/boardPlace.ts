import type { BoardPlace } from '../../table/boardPlaces.ts'
import { isAdmiralView } from '../view.ts'
import { WATER } from './anchors.ts'

/** Returns the place of the sea: around the middle of the table, north above. */
export function seaPlace(view: unknown): readonly BoardPlace[] {
  if (!isAdmiralView(view)) return []
  return [{ columns: view.board.width, rows: view.board.height, middle: { x: 0, y: WATER, z: 0 } }]
}
