import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import { useAtCells } from '../../hud/atCell/useAtCells.ts'
import { PointedFrames } from '../../school/PointedFrames.tsx'
import type { Point } from '../../table/spot.ts'
import { cellSpot, WATER } from '../table/anchors.ts'
import { trayOfPlace } from '../table/places.ts'

/** Returns the point of a numbered place on the table. */
export function spotOf(place: number): Point {
  return { ...cellSpot(trayOfPlace(place), place % ALL_CELLS.length), y: WATER + 0.03 }
}

/** Frames the cells that a lesson points out, and keeps ranks and fingers at their cells. Mounted inside the canvas. */
export function CellAnchors() {
  useAtCells(spotOf)
  return <PointedFrames pointOf={spotOf} />
}
