import { StoryCamera } from '../../director/StoryCamera.tsx'
import type { TableProps } from '../../gameParts.ts'
import { TrailDecals } from '../../playback/trails/TrailDecals.tsx'
import { useLetters } from '../coordinates.ts'
import { nearSeatOf } from '../view.ts'
import { CellAnchors } from './CellAnchors.tsx'
import { FarSeaView } from './FarSeaView.tsx'
import { SEA_BATTLE_FINDERS } from './shots.ts'
import { SeaBattleTable } from './Table.tsx'

/** Both trays during play. */
export function PlayTable({ near, reducedMotion }: TableProps) {
  return (
    <>
      <SeaBattleTable viewer={near} language={useLetters()} reducedMotion={reducedMotion} />
      <FarSeaView />
      <TrailDecals />
      <StoryCamera find={SEA_BATTLE_FINDERS[nearSeatOf(near)]} />
      <CellAnchors />
    </>
  )
}
