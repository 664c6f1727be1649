import { printCell } from '../../../engine/jackal/cells.ts'
import type { IntentState } from './intentState.ts'

/** Returns the cell that directions move. */
export const aimedText = ({ cursor, view }: IntentState): string =>
  cursor === null || !view ? '' : printCell(view.board, cursor)
