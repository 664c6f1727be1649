import { StoryCamera } from '../../director/StoryCamera.tsx'
import type { TableProps } from '../../gameScreens.ts'
import { TrailDecals } from '../../playback/trails/TrailDecals.tsx'
import { CellAnchors } from '../hud/CellAnchors.tsx'
import { nearSeatOf } from '../view.ts'
import { FarSeaView } from './FarSeaView.tsx'
import { SEA_BATTLE_FINDERS } from './shots.ts'
import { SeaBattleTable } from './Table.tsx'

/** Both trays as they are played on. */
export function PlayTable({ near, language, reducedMotion }: TableProps) {
  return (
    <>
      <SeaBattleTable viewer={near} language={language} reducedMotion={reducedMotion} />
      <FarSeaView />
      <TrailDecals />
      <StoryCamera find={SEA_BATTLE_FINDERS[nearSeatOf(near)]} />
      <CellAnchors />
    </>
  )
}
