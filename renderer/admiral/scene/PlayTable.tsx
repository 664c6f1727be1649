import { useEffect } from 'react'
import { StoryCamera } from '../../director/StoryCamera.tsx'
import type { TableProps } from '../../gameParts.ts'
import { TrailDecals } from '../../playback/trails/TrailDecals.tsx'
import { fieldPreset } from '../../table/camera/cameraPresets.ts'
import { LoadingBoundary } from '../../table/loading/LoadingBoundary.tsx'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { AtCells } from '../hud/marks/AtCells.tsx'
import { Buoy } from '../pieces/Buoy.tsx'
import { useChart } from '../pieces/sea/useChart.ts'
import { Gaze } from '../table/gaze.ts'
import { OpeningCamera } from './OpeningCamera.tsx'
import { ShipCamera } from './ShipCamera.tsx'
import { findAdmiralShot } from './shots.ts'
import { AdmiralTable } from './Table.tsx'
import { TableTurn } from './tableTurn.ts'

/** Draws the sea of a match, with the marks at its cells. */
export function PlayTable({ reducedMotion }: TableProps) {
  return (
    <>
      <AdmiralTable reducedMotion={reducedMotion} />
      <LoadingBoundary>
        <Buoy />
      </LoadingBoundary>
      <FieldCamera />
      <OpeningCamera />
      <ShipCamera />
      <StoryCamera find={findAdmiralShot} />
      <TrailDecals />
      <AtCells />
      <TableTurn />
      <Gaze />
    </>
  )
}

/** The size of the field that the composed view is made for, in cells. */
const USUAL = { width: 24, height: 16 } as const

/** Frames a field of unusual size; the usual one is framed by the game's own camera. */
function FieldCamera(): null {
  const camera = useTableCamera()
  const chart = useChart()
  const [width, height] = [chart?.width ?? USUAL.width, chart?.height ?? USUAL.height]
  useEffect(() => {
    if (width !== USUAL.width || height !== USUAL.height) camera.fly(fieldPreset(width / 2, height / 2))
  }, [width, height, camera])
  return null
}
