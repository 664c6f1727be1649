import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import type { Cell } from '../../../engine/sea-battle/types.ts'
import type { Tray } from './anchors.ts'

/** Numbers the cells of both trays for page elements: those of the far one come after those of the near one. */
export function placeOf(tray: Tray, cell: Cell): number {
  return tray === 'near' ? cell : ALL_CELLS.length + cell
}

/** The tray of a numbered place. */
export const trayOfPlace = (place: number): Tray => (place < ALL_CELLS.length ? 'near' : 'far')

/** The cell of a numbered place that is in that tray; null where it is in the other. */
export function cellOfPlace(tray: Tray, place: number): Cell | null {
  return trayOfPlace(place) === tray ? place % ALL_CELLS.length : null
}
