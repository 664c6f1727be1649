import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { legalMoves } from '../moves.ts'
import type { AdmiralMove, AdmiralState, TeamId } from '../types.ts'
import { chooseAssignment } from './assigning.ts'
import { chooseEasy } from './easy.ts'
import { chooseMedium } from './medium.ts'

export const BOT_LEVELS = ['easy', 'medium'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Positions that each level looks at for one move unless told otherwise. */
export const DEFAULT_BUDGETS: Readonly<Record<BotLevel, number>> = { easy: 300, medium: 2_000 }

/**
 * A bot's move. It sees nothing but the view of its seat; the same view, stream of luck and budget (in positions)
 * give the same move. Throws when the seat has nothing to decide.
 */
export function chooseMove(
  level: BotLevel,
  view: AdmiralState,
  seat: Seat,
  rng: Rng,
  budget: number = DEFAULT_BUDGETS[level],
): AdmiralMove {
  const move = chosen(level, view, seat, rng, budget) ?? legalMoves(view, seat)[0]
  if (!move) throw new RangeError(`${seat} has nothing to decide`)
  return move
}

function chosen(level: BotLevel, view: AdmiralState, seat: Seat, rng: Rng, budget: number): AdmiralMove | undefined {
  if (view.assigning.length > 0) return chooseAssignment(view, seat as TeamId, rng) // seats are teams
  return level === 'easy' ? chooseEasy(view, seat, rng, budget) : chooseMedium(view, seat, rng, budget)
}
