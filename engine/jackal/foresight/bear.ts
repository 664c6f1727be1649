import { bearStep } from '../bear/step.ts'
import type { Cell, JackalState, PieceId } from '../types.ts'
import { entryStep, teamOf } from '../world.ts'

/**
 * Where the bear will step at the end of this turn once a piece has come to rest somewhere; null where it stays, or where
 * this turn is not one of the player who woke it (J-ARCH).
 */
export function bearStepAfter(view: JackalState, id: PieceId, rests: Cell): Cell | null {
  const { bear, turn } = view
  if (!bear || bear.fresh || teamOf(view, turn).seat !== bear.wokenBy) return null
  const tile = view.tiles[rests]
  const pieces = view.pieces.map((piece) =>
    piece.id === id ? { ...piece, at: rests, step: tile ? entryStep(piece, tile) : 0 } : piece,
  )
  return bearStep({ ...view, pieces })
}
