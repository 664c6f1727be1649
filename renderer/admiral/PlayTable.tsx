import type { TableProps } from '../app/gameScreens.ts'
import { AdmiralTable } from './Table.tsx'

/** The sea as it is played on. */
export function PlayTable({ calm }: TableProps) {
  return <AdmiralTable calm={calm} />
}
