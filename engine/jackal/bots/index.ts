import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { plainAnswer } from './answers.ts'
import { chooseEasy } from './easy.ts'
import { chooseMedium } from './medium.ts'
import { dealWorld, unknownOf } from './worlds.ts'

export const BOT_LEVELS = ['easy', 'medium'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Positions that each level looks at for one move unless told otherwise. */
export const DEFAULT_BUDGETS: Readonly<Record<BotLevel, number>> = { easy: 400, medium: 40_000 }

/**
 * A bot's move. It sees nothing but the view of its seat; the same view, stream of luck and budget (in positions)
 * give the same move. Throws when the seat has nothing to decide.
 */
export function chooseMove(
  level: BotLevel,
  view: JackalState,
  seat: Seat,
  rng: Rng,
  budget: number = DEFAULT_BUDGETS[level],
): JackalMove {
  const move =
    (view.decision && plainAnswer(dealWorld(view, unknownOf(view), rng), seat)) ??
    (level === 'easy' ? chooseEasy(view, seat, rng, budget) : chooseMedium(view, seat, rng, budget))
  if (!move) throw new RangeError(`${seat} has nothing to decide`)
  return move
}
