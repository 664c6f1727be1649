import type { TableProps } from '../../gameScreens.ts'
import { CellAnchors } from '../hud/CellAnchors.tsx'
import { MarkedPlace } from '../recap/MarkedPlace.tsx'
import { SeaBattleTable } from './Table.tsx'

/** Both trays as they are played on. */
export function PlayTable({ near, language, reducedMotion }: TableProps) {
  return (
    <>
      <SeaBattleTable viewer={near} language={language} reducedMotion={reducedMotion} />
      <MarkedPlace />
      <CellAnchors />
    </>
  )
}
