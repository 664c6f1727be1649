import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/** J-RUM: the piece misses its team's next turn, after each arrival. */
export const rum: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: ON_FOOT,
  onRest(turn, { piece, cell }) {
    turn.emit({ kind: 'pieceDrank', piece: piece.id, cell })
    return null
  },
}
