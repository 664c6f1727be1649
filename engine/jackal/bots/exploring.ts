import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { findPiece, roams, teamOf } from '../world.ts'
import { sensibleMoves } from './candidates.ts'
import { sideOf } from './sides.ts'
import { type Field, turnsToUnknown } from './ways.ts'

/** Rounds in which nothing happens until somebody goes exploring. */
const STAND_OFF = 3

/**
 * Where ships sail anywhere they meet at the same gold, and could exchange blows over it for ever. After some rounds
 * without anything new, every other move leads towards a closed tile instead (J-ARCH); null when none comes nearer to one.
 */
export function explore(view: JackalState, seat: Seat, rng: Rng): JackalMove | null {
  if (!roams(view) || view.decision || view.idleTurns < STAND_OFF * view.teams.length || rng.int(2) === 0) return null
  const field = turnsToUnknown(view, sideOf(view.options, view.turn))
  let best: JackalMove | null = null
  let most = 0
  for (const move of sensibleMoves(view, seat)) {
    const gain = gainOf(view, field, move)
    if (gain <= most) continue
    best = move
    most = gain
  }
  return best
}

/** By how many turns a move comes nearer to a closed tile. */
function gainOf(view: JackalState, field: Field, move: JackalMove): number {
  if (move.kind === 'sail' && !move.boat) return (field[teamOf(view, move.team).ship] ?? 0) - (field[move.to] ?? 0)
  const piece = move.kind === 'go' && !move.carry && findPiece(view, move.piece)
  if (!piece || move.kind !== 'go' || typeof piece.at !== 'number') return 0
  return (field[piece.at] ?? 0) - (field[move.to] ?? 0)
}
