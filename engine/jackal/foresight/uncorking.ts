import { lastStepFor } from '../people/uncorking.ts'
import type { JackalState, PieceId } from '../types.ts'
import { findPiece, foesAt, isPreacher } from '../world.ts'

/** Returns the enemies on the last step of the turntable to which a bottle moves a piece: they are hit (J-ARCH). */
export function strikesOfUncorking(view: JackalState, id: PieceId): readonly PieceId[] {
  const piece = findPiece(view, id)
  if (!piece || typeof piece.at !== 'number' || piece.step === 0 || piece.type === 'friday' || isPreacher(piece))
    return []
  return foesAt(view, piece, piece.at, lastStepFor(view, piece.at)).map((foe) => foe.id)
}
