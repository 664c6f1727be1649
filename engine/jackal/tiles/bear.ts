import { wakeBear } from '../bear/walk.ts'
import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/** J-ARCH: sends the piece that turns it to its ship, and the bear sets out. The tile is an empty one from then on. */
export const bear: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: ON_FOOT,
  onOpen(turn, { piece, cell }) {
    wakeBear(turn, piece, cell)
  },
}
