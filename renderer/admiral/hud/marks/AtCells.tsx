import { useCallback } from 'react'
import { useAtCells } from '../../../hud/atCell/useAtCells.ts'
import type { ShownTable } from '../../../playback/ShownTable.ts'
import { useShownTable } from '../../../playback/useShownTable.ts'
import { PointedFrames } from '../../../school/PointedFrames.tsx'
import { cellSpot, WATER } from '../../table/anchors.ts'
import { shownNow } from '../../table/shown.ts'

/** Returns the middle of a cell on the water. */
function pointOn(table: ShownTable, cell: number) {
  const board = shownNow(table)?.board
  return board ? { ...cellSpot(board, cell), y: WATER } : null
}

/**
 * Renders inside the canvas: keeps chips, captions and touch areas at their cells, and frames the points of interest of
 * a lesson.
 */
export function AtCells() {
  const table = useShownTable()
  const pointOf = useCallback((cell: number) => pointOn(table, cell), [table])
  useAtCells(pointOf)
  return <PointedFrames pointOf={pointOf} />
}
