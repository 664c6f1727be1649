import { knightMovesFrom } from '../geometry/terrain.ts'
import type { TileRule } from './tileRule.ts'

/** J-HORSE: moves a piece at once by a knight's move of the player's choice; only the target tile is turned. */
export const horse: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: { kind: 'sends', cause: 'horse', manner: 'knight', to: knightMovesFrom },
}
