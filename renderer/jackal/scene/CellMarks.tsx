import type { Cell } from '../../../engine/jackal/types.ts'
import { useAtCells } from '../../hud/atCell/useAtCells.ts'
import { PointedFrames } from '../../school/PointedFrames.tsx'
import { cellSpot, TILE_TOP } from '../table/anchors.ts'
import { shownNow } from '../table/shown.ts'

function pointOf(cell: Cell) {
  const board = shownNow()?.board
  return board ? { ...cellSpot(board, cell), y: TILE_TOP } : null
}

/**
 * Keeps chips and captions at their cells, and frames the cells that a lesson points out. Mounted inside the canvas.
 */
export function CellMarks() {
  useAtCells(pointOf)
  return <PointedFrames pointOf={pointOf} />
}
