import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { JackalState } from '../types.ts'
import { candidatesOf, overrated, type Ranked, rankByOnePly, sensibleMoves } from './candidates.ts'
import { dealWorlds } from './sandbox.ts'
import { sandboxesFor } from './sandboxes.ts'
import { type Fondness, PLAIN } from './tempers.ts'

const WORLDS = 3
/** What it may overrate a move by, in tenths of a coin: nobody's first choice is always the best. */
const ERROR = 2.5

/**
 * Looks one move ahead: plays each legal move in a few dealt worlds and likes best the one that stands best afterwards.
 * The budget limits how many worlds; at least one is dealt.
 */
export function rankEasily(
  view: JackalState,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  fondness: Fondness = PLAIN,
): Ranked {
  const moves = sensibleMoves(view, seat)
  const candidates = candidatesOf(moves, fondness)
  if (moves.length <= 1) return candidates
  const count = Math.max(1, Math.min(WORLDS, Math.floor(budget.left / moves.length)))
  const sandboxes = sandboxesFor(view, seat, budget)
  const worlds = dealWorlds(sandboxes, count, rng)
  return rankByOnePly(overrated(candidates, ERROR, rng), sandboxes, worlds, budget)
}
