import { parseCell } from '../../../engine/jackal/cells.ts'
import { PlaceProbe as TableProbe } from '../../table/picking/PlaceProbe.tsx'
import type { Point } from '../../table/spot.ts'
import { cellSpot, TILE_TOP } from '../table/anchors.ts'
import { shownNow } from '../table/shown.ts'

/** Returns the top of a tile by the name of its cell: `g1`. */
function placeOf(name: string): Point | null {
  const state = shownNow()
  const cell = state && parseCell(state.board, name)
  return !state || cell === null ? null : { ...cellSpot(state.board, cell), y: TILE_TOP }
}

/** Gives tests the page position of a cell. */
export function PlaceProbe() {
  return <TableProbe placeOf={placeOf} />
}
