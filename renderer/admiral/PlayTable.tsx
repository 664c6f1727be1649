import type { TableProps } from '../app/gameScreens.ts'
import { CellAnchors } from './hud/CellAnchors.tsx'
import { AdmiralTable } from './Table.tsx'

/** The sea as it is played on, with the panels beside its cells. */
export function PlayTable({ calm }: TableProps) {
  return (
    <>
      <AdmiralTable calm={calm} />
      <CellAnchors />
    </>
  )
}
