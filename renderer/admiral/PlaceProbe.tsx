import { parseCell } from '../../engine/admiral/cells.ts'
import type { AdmiralState } from '../../engine/admiral/types.ts'
import { useStage } from '../playback/stage.ts'
import { type TablePoint, PlaceProbe as TableProbe } from '../table/PlaceProbe.tsx'
import { cellPoint, WATER } from './anchors.ts'

/** The water of a cell by its name: `k5`. */
function placeOf(name: string): TablePoint | null {
  const state = useStage.getState().shown as AdmiralState | null // this table shows Admiral's views only
  const cell = parseCell(name)
  return cell === null || !state ? null : { ...cellPoint(state.board, cell), y: WATER }
}

/** Tells tests where a cell is seen. */
export function PlaceProbe() {
  return <TableProbe placeOf={placeOf} />
}
