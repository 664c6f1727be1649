import { isSwimmable, neighboursOf } from '../geometry/terrain.ts'
import type { Cell, JackalState, PieceId } from '../types.ts'
import { findPiece, teamOf } from '../world.ts'

/**
 * Returns the turns in which a piece swims from a cell round the land to its ship (J-SWIM), ignoring other ships,
 * because those sail on. Null if no water leads there.
 */
export function turnsToSwim(view: JackalState, id: PieceId, cell: Cell): number | null {
  const piece = findPiece(view, id)
  const ship = piece ? teamOf(view, piece.team).ship : null
  const turns = new Map([[cell, 0]])
  // The map grows during this loop.
  for (const [at, needed] of turns) {
    if (at === ship) return needed
    for (const next of neighboursOf(view.board, at)) {
      if (!turns.has(next) && (next === ship || isSwimmable(view.board, next))) turns.set(next, needed + 1)
    }
  }
  return null
}
