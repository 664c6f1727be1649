import { isBeside } from '../cells.ts'
import type { JackalState, Piece, Recipient } from '../types.ts'
import { bottleStoreFor, isOnBoard, isPreacher } from '../world.ts'

/**
 * Whom the piece may hand a bottle after its move: Friday or the missionary, of any team, beside it or with it.
 * Walls, thickets and ships' rails do not matter (J-BOTTLE).
 */
export function recipientsFor(state: JackalState, giver: Piece): readonly Recipient[] {
  const at = giver.at
  if (typeof at !== 'number' || giver.lost || bottleStoreFor(state, giver.team) === null) return []
  return state.pieces.flatMap((piece) => {
    if (piece.id === giver.id || !isOnBoard(piece) || typeof piece.at !== 'number') return []
    if (!isBeside(state.board, at, piece.at)) return []
    if (piece.type === 'friday') return ['friday' as const]
    return isPreacher(piece) ? ['missionary' as const] : []
  })
}
