import type { Seat } from '../../kernel/game.ts'
import { hint } from '../foresight.ts'
import { legalMoves } from '../moves.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { sideOf, sideOfSeat } from './sides.ts'

/**
 * Returns the legal moves without those that must end in death, unless all do. Moves that kill another side's piece are
 * kept.
 */
export function sensibleMoves(view: JackalState, seat: Seat): readonly JackalMove[] {
  const moves = legalMoves(view, seat)
  if (sideOf(view.options, view.turn) !== sideOfSeat(view, seat)) return moves
  const safe = moves.filter((move) => hint(view, move).fatal !== true)
  return safe.length > 0 ? safe : moves
}
