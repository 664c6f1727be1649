import { useCallback } from 'react'
import { parseCell } from '../../../engine/jackal/cells.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { PlaceProbe as TableProbe } from '../../table/picking/PlaceProbe.tsx'
import type { Point } from '../../table/spot.ts'
import { TILE_TOP } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { shownNow } from '../table/shown.ts'

/** Returns the top of a tile by the name of its cell: `g1`. */
function placeOn(table: ShownTable, name: string): Point | null {
  const state = shownNow(table)
  const cell = state && parseCell(state.board, name)
  return !state || cell === null ? null : { ...cellSpot(state.board, cell), y: TILE_TOP }
}

/** Gives tests the page position of a cell. */
export function PlaceProbe() {
  const table = useShownTable()
  return <TableProbe placeOf={useCallback((name) => placeOn(table, name), [table])} />
}
