import type { TableProps } from '../../gameScreens.ts'
import { TrailDecals } from '../../playback/trails/TrailDecals.tsx'
import { CellAnchors } from '../hud/CellAnchors.tsx'
import { SeaBattleTable } from './Table.tsx'

/** Both trays as they are played on. */
export function PlayTable({ near, language, reducedMotion }: TableProps) {
  return (
    <>
      <SeaBattleTable viewer={near} language={language} reducedMotion={reducedMotion} />
      <TrailDecals />
      <CellAnchors />
    </>
  )
}
