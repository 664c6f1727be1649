import type { Bot } from '../../kernel/bots.ts'
import { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { BotLevel } from '../data/botLevels.ts'
import { legalMoves } from '../moves.ts'
import type { AdmiralMove, AdmiralShape, AdmiralState, TeamId } from '../types.ts'
import { chooseAssignment } from './assigning.ts'
import { chooseEasy } from './easy.ts'
import { chooseMedium } from './medium.ts'

/** Admiral's bots. Budgets are in positions. */
export const BOTS: Readonly<Record<BotLevel, Bot<AdmiralShape>>> = {
  easy: searcher(300, chooseEasy),
  medium: searcher(6_000, chooseMedium),
}

type Search = (view: AdmiralState, seat: Seat, rng: Rng, budget: Budget) => AdmiralMove | undefined

/** A bot that searches for every move but the assignment of its captains. */
function searcher(usualBudget: number, search: Search): Bot<AdmiralShape> {
  return {
    choose(view, seat, rng, { budget = usualBudget, isOverdue } = {}) {
      const isAssigning = view.assigning.length > 0
      const searched = () => search(view, seat, rng, new Budget(budget, isOverdue))
      const found = isAssigning ? chooseAssignment(view, seat as TeamId, rng) : searched() // seats are teams
      const move = found ?? legalMoves(view, seat)[0]
      if (!move) throw new RangeError(`${seat} has nothing to decide`)
      return move
    },
  }
}
