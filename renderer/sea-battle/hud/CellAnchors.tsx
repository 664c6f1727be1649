import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import type { Cell } from '../../../engine/sea-battle/types.ts'
import { usePlacedAnchors } from '../../hud/cellAnchors.ts'
import { cellSpot, type Tray, WATER } from '../table/anchors.ts'

/** Numbers the cells of both trays for page elements: those of the far one come after those of the near one. */
export function placeOf(tray: Tray, cell: Cell): number {
  return tray === 'near' ? cell : ALL_CELLS.length + cell
}

/** Stands inside the canvas: puts captions over their cells whenever a frame is drawn. */
export function CellAnchors(): null {
  usePlacedAnchors({
    spotOf: (place) => {
      const tray: Tray = place < ALL_CELLS.length ? 'near' : 'far'
      return { ...cellSpot(tray, place % ALL_CELLS.length), y: WATER }
    },
    placeOf: () => null,
  })
  return null
}
