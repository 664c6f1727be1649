import { StoryCamera } from '../../director/StoryCamera.tsx'
import type { TableProps } from '../../gameParts.ts'
import { TrailDecals } from '../../playback/trails/TrailDecals.tsx'
import { SketchTable } from '../workshop/SketchTable.tsx'
import { CellMarks } from './CellMarks.tsx'
import { BoardView, SeatView } from './SeatView.tsx'
import { findJackalShot } from './shots.ts'
import { JackalTable } from './Table.tsx'

/** The island during play, with the marks in its cells. */
export function PlayTable({ reducedMotion }: TableProps) {
  return (
    <>
      <JackalTable reducedMotion={reducedMotion} />
      <TrailDecals />
      <CellMarks />
      <BoardView />
      <SeatView />
      <StoryCamera find={findJackalShot} />
      <SketchTable />
    </>
  )
}
