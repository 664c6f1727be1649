import { useAtCells } from '../../../hud/atCell/useAtCells.ts'
import { PointedFrames } from '../../../school/PointedFrames.tsx'
import { cellSpot, WATER } from '../../table/anchors.ts'
import { shownNow } from '../../table/shown.ts'

/** The middle of a cell on the water. */
function pointOf(cell: number) {
  const board = shownNow()?.board
  return board ? { ...cellSpot(board, cell), y: WATER } : null
}

/** Stands inside the canvas: keeps chips, captions and fingers at their cells, and frames what a lesson points out. */
export function AtCells() {
  useAtCells(pointOf)
  return <PointedFrames pointOf={pointOf} />
}
