import type { Viewer } from '../../../engine/kernel/game.ts'
import { FIELD_SIZE } from '../../../engine/sea-battle/cells.ts'
import { SEATS } from '../../../engine/sea-battle/types.ts'
import type { BoardPlace } from '../../table/boardPlaces.ts'
import { isSeaBattleView, nearSeatOf } from '../view.ts'
import { squareSpot, trayOf, WATER } from './anchors.ts'

/** The middle of a field, in squares from the middle of its first cell. */
const MIDDLE = (FIELD_SIZE - 1) / 2

/** Returns the places of both seas, each in its seat's tray. */
export function seaPlaces(view: unknown, near: Viewer): readonly BoardPlace[] {
  if (!isSeaBattleView(view)) return []
  return SEATS.map((seat) => {
    const { x, z } = squareSpot(trayOf(seat, nearSeatOf(near)), [MIDDLE, MIDDLE])
    return { board: seat, columns: FIELD_SIZE, rows: FIELD_SIZE, middle: { x, y: WATER, z } }
  })
}
