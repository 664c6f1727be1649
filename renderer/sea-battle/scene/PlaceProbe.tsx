import { parseCell } from '../../../engine/sea-battle/cells.ts'
import { PlaceProbe as TableProbe } from '../../table/picking/PlaceProbe.tsx'
import type { Point } from '../../table/spot.ts'
import { cellSpot, harbourSpot, TRAYS, WATER } from '../table/anchors.ts'

/**
 * Returns a cell of a tray, `near/c4` or `far/c4`, or the berth of the fleet's n-th ship in the harbour, `harbour/0`.
 */
function placeOf(name: string): Point | null {
  const [where = '', what = ''] = name.split('/')
  const tray = TRAYS.find((one) => one === where)
  const cell = parseCell(what)
  if (tray && cell !== null) return { ...cellSpot(tray, cell), y: WATER }
  return where === 'harbour' ? { ...harbourSpot(Number(what)), y: WATER } : null
}

/** Gives tests the page position of a place. */
export function PlaceProbe() {
  return <TableProbe placeOf={placeOf} />
}
