import { useAtCells } from '../../hud/atCell/useAtCells.ts'
import { PointedFrames } from '../../school/PointedFrames.tsx'
import { spotOf } from '../table/places.ts'

/** Frames the cells that a lesson points out, and keeps ranks and fingers at their cells. Mounted inside the canvas. */
export function CellAnchors() {
  useAtCells(spotOf)
  return <PointedFrames pointOf={spotOf} />
}
