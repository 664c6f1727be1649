import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import type { Cell } from '../../../engine/sea-battle/types.ts'
import { usePlacedAnchors } from '../../hud/cellAnchors.ts'
import type { Point } from '../../table/spot.ts'
import { cellSpot, type Tray, WATER } from '../table/anchors.ts'

/** Numbers the cells of both trays for page elements: those of the far one come after those of the near one. */
export function placeOf(tray: Tray, cell: Cell): number {
  return tray === 'near' ? cell : ALL_CELLS.length + cell
}

/** Where a numbered place is on the table. */
export function spotOf(place: number): Point {
  const tray: Tray = place < ALL_CELLS.length ? 'near' : 'far'
  return { ...cellSpot(tray, place % ALL_CELLS.length), y: WATER + 0.03 }
}

/** Stands inside the canvas: puts captions over their cells whenever a frame is drawn. */
export function CellAnchors(): null {
  usePlacedAnchors({
    spotOf,
    placeOf: () => null,
  })
  return null
}
