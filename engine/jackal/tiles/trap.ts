import { hasFriendAt, isOnBoard } from '../world.ts'
import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/** J-TRAP: the piece stays until a friend comes; both are then free. Friday is not held. */
export const trap: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: ON_FOOT,
  onRest(turn, { piece, cell }) {
    const held = turn.state.pieces.filter((one) => one.at === cell && isOnBoard(one) && one.trapped)
    for (const friend of held) turn.emit({ kind: 'pieceFreed', piece: friend.id, cell, by: piece.id })
    if (piece.type !== 'friday' && !hasFriendAt(turn.state, piece, cell)) {
      turn.emit({ kind: 'pieceTrapped', piece: piece.id, cell })
    }
    return null
  },
}
