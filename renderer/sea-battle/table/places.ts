import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import type { Cell } from '../../../engine/sea-battle/types.ts'
import type { Point } from '../../table/spot.ts'
import { cellSpot, type Tray, WATER } from './anchors.ts'

/** Returns the number of a cell for page elements: those of the far tray come after those of the near one. */
export function placeOf(tray: Tray, cell: Cell): number {
  return tray === 'near' ? cell : ALL_CELLS.length + cell
}

/** Returns the tray of a numbered place. */
export const trayOfPlace = (place: number): Tray => (place < ALL_CELLS.length ? 'near' : 'far')

/** Returns the cell of a numbered place in that tray; null if it is in the other one. */
export function cellOfPlace(tray: Tray, place: number): Cell | null {
  return trayOfPlace(place) === tray ? place % ALL_CELLS.length : null
}

/** Returns the point of a numbered place on the table. */
export function spotOf(place: number): Point {
  return { ...cellSpot(trayOfPlace(place), place % ALL_CELLS.length), y: WATER + 0.03 }
}
