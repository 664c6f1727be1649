import { printCell } from '../../../engine/sea-battle/cells.ts'
import type { AimState } from './aim.ts'

/** Returns the cell that directions move. */
export const aimedText = ({ cursor }: AimState): string => (cursor === null ? '' : printCell(cursor))
