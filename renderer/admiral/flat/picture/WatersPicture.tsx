import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import type { BoardMarks } from '../../highlights/boardMarks.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { Chart } from './Chart.tsx'
import { Course } from './Course.tsx'
import { RayMarks } from './RayMarks.tsx'
import { RoseMarks } from './RoseMarks.tsx'
import { SeaMarks } from './SeaMarks.tsx'
import { UnitMarks } from './UnitMarks.tsx'
import { Units } from './Units.tsx'

interface WatersPictureProps {
  readonly view: AdmiralState
  readonly overlay: BoardMarks
  readonly intent: IntentState
  readonly busy: boolean
}

/** The sea as an SVG whose unit is a cell: chart, marks, ships and forts, the course. */
export function WatersPicture({ view, overlay, intent, busy }: WatersPictureProps) {
  const { board, wind } = view
  return (
    <>
      <Chart board={board} wind={wind} />
      <SeaMarks board={board} overlay={overlay} />
      <RayMarks board={board} rays={overlay.rays} />
      <UnitMarks view={view} overlay={overlay} below />
      <Units view={view} />
      {!busy && <RoseMarks view={view} overlay={overlay} intent={intent} />}
      <Course view={view} overlay={overlay} />
      <UnitMarks view={view} overlay={overlay} />
    </>
  )
}
