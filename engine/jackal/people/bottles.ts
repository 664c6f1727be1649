import { isBeside } from '../cells.ts'
import type { JackalState, Piece, Recipient } from '../types.ts'
import { bottleStoreFor, isOnBoard, isPreacher } from '../world.ts'

/**
 * Returns the pieces to which the piece may hand a bottle after its move: Friday or the missionary, of any team, beside
 * it or with it. Walls, thickets and ships' rails do not matter (J-BOTTLE).
 */
export function recipientsFor(state: JackalState, giver: Piece): readonly Recipient[] {
  const at = giver.at
  if (typeof at !== 'number' || giver.lost || bottleStoreFor(state, giver.team) === null) return []
  const recipients: Recipient[] = []
  for (const piece of state.pieces) {
    if (piece.type !== 'friday' && !isPreacher(piece)) continue
    if (piece.id === giver.id || !isOnBoard(piece) || typeof piece.at !== 'number') continue
    if (isBeside(state.board, at, piece.at)) recipients.push(piece.type === 'friday' ? 'friday' : 'missionary')
  }
  return recipients
}
