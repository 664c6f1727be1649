import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/** J-BOAT: the lifeboat lies here until a piece carries it off. */
export const lifeboat: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: ON_FOOT,
  onOpen(turn, { piece, cell }) {
    if (turn.state.lifeboat === null) turn.emit({ kind: 'boatFound', cell, by: piece.id })
  },
}
