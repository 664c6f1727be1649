import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/** J-CARAMBA: the player must swear aloud, or the piece is gone. */
export const caramba: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: ON_FOOT,
  onRest: (_turn, { chain }) => ({ kind: 'oath', chain }),
}
