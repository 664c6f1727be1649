import { knightMovesFrom } from '../cells.ts'
import type { TileRule } from './tileRule.ts'

/** J-HORSE: a knight's move of one's choice at once; only the target tile is turned. */
export const horse: TileRule = {
  onward: (_state, { cell }) => ({ kind: 'leaves', cause: 'horse', manner: 'knight', to: knightMovesFrom(cell) }),
}
