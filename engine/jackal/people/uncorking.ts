import { fightBarrier, strikeBarrier } from '../barriers.ts'
import type { JackalRefusal, JackalState, Piece } from '../types.ts'
import { bottleStoreFor, isAlive, isHeldBySteps, isOnBoard, tileAt, turntableSteps } from '../world.ts'

/** Returns the pieces of the team to move that a bottle frees after its move: none without a bottle (J-ARCH). */
export function uncorkable(state: JackalState): readonly Piece[] {
  if (bottleStoreFor(state, state.turn) === null) return []
  return state.pieces.filter((piece) => uncorkBarrier(state, piece) === null)
}

/**
 * Returns why a bottle does not free a piece from its trap, or move it to the last step of its turntable; null when it
 * does.
 */
export function uncorkBarrier(state: JackalState, piece: Piece): JackalRefusal | null {
  if (!isAlive(piece) || typeof piece.at !== 'number') return 'out-of-play'
  if (piece.team !== state.turn) return 'not-your-piece'
  if (!isOnBoard(piece)) return 'lost-in-cave'
  if (bottleStoreFor(state, piece.team) === null) return 'no-bottle'
  if (piece.trapped) return null
  const tile = state.tiles[piece.at]
  if (!tile || !isHeldBySteps(piece, tile)) return 'bottle-not-needed'
  const last = lastStepFor(state, piece.at)
  return fightBarrier(state, piece, null, piece.at, last) ?? strikeBarrier(state, piece, piece.at, last)
}

/** Returns the last step of the turntable on a cell. */
export function lastStepFor(state: JackalState, cell: number): number {
  return turntableSteps(tileAt(state, cell))
}
