import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { JackalState } from '../types.ts'
import { candidateOf, type Ranked, rankByOnePly, sensibleMoves } from './candidates.ts'
import { sandboxesFor } from './sandboxes.ts'

const WORLDS = 3
/** What it may overrate a move by, in tenths of a coin: nobody's first choice is always the best. */
const WHIM = 1.5

/**
 * Looks one move ahead: plays each legal move in a few dealt worlds and likes best the one that stands best afterwards.
 * The budget limits how many worlds; at least one is dealt.
 */
export function rankEasily(view: JackalState, seat: Seat, rng: Rng, budget: Budget): Ranked {
  const moves = sensibleMoves(view, seat)
  if (moves.length <= 1) return moves.map(candidateOf)
  const worlds = Math.max(1, Math.min(WORLDS, Math.floor(budget.left / moves.length)))
  const sandboxes = sandboxesFor(view, seat, budget)
  return rankByOnePly(moves.map(candidateOf), sandboxes, worlds, rng, budget, WHIM)
}
