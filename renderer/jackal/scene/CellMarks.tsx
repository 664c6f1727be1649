import { useCallback } from 'react'
import type { Cell } from '../../../engine/jackal/types.ts'
import { useAtCells } from '../../hud/atCell/useAtCells.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { PointedFrames } from '../../school/PointedFrames.tsx'
import { TILE_TOP } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { shownNow } from '../table/shown.ts'

function pointOn(table: ShownTable, cell: Cell) {
  const board = shownNow(table)?.board
  return board ? { ...cellSpot(board, cell), y: TILE_TOP } : null
}

/**
 * Keeps chips and captions at their cells, and frames the cells that a lesson points out. Mounted inside the canvas.
 */
export function CellMarks() {
  const table = useShownTable()
  const pointOf = useCallback((cell: Cell) => pointOn(table, cell), [table])
  useAtCells(pointOf)
  return <PointedFrames pointOf={pointOf} />
}
