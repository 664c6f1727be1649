import { knightMovesFrom } from '../geometry/terrain.ts'
import type { TileRule } from './tileRule.ts'

/** J-HORSE: a knight's move of the player's choice at once; only the target tile is turned. */
export const horse: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: { kind: 'sends', cause: 'horse', manner: 'knight', to: knightMovesFrom },
}
