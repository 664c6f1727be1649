import { useCallback } from 'react'
import { parseCell } from '../../../engine/admiral/cells.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { PlaceProbe as TableProbe } from '../../table/picking/PlaceProbe.tsx'
import type { Point } from '../../table/spot.ts'
import { cellSpot, WATER } from '../table/anchors.ts'
import { shownNow } from '../table/shown.ts'

/** Returns the water of a cell by its name: `k5`. */
function placeOn(table: ShownTable, name: string): Point | null {
  const state = shownNow(table)
  const cell = parseCell(name)
  return cell === null || !state ? null : { ...cellSpot(state.board, cell), y: WATER }
}

/** Reports to tests where a cell appears on the page. */
export function PlaceProbe() {
  const table = useShownTable()
  return <TableProbe placeOf={useCallback((name) => placeOn(table, name), [table])} />
}
