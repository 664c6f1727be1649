import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/** J-CARAMBA: swear aloud, or be gone. */
export const caramba: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: ON_FOOT,
  onRest: (_turn, { chain }) => ({ kind: 'oath', chain }),
}
