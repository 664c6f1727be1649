import { type Advice, type Bot, inOrder } from '../../kernel/bots.ts'
import { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { BOT_BUDGETS } from '../data/botBudgets.ts'
import type { BotLevel } from '../data/botLevels.ts'
import { legalMoves } from '../moves.ts'
import type { AdmiralMove, AdmiralShape, AdmiralState, TeamId } from '../types.ts'
import { chooseAssignment } from './assigning.ts'
import { type Conduct, EAGER, PATIENT, WARY } from './conduct.ts'
import { rankEasily } from './easy.ts'
import { evaluate, resultOf } from './evaluation.ts'
import { planningBy, type RatedPlan, rankPlans } from './planning.ts'
import { type Fondness, fondnessOf } from './tempers.ts'

/** Admiral's bots. Budgets are in positions. */
export const BOTS: Readonly<Record<BotLevel, Bot<AdmiralShape>>> = {
  easy: searcher(BOT_BUDGETS.easy, EAGER, singleMoves),
  medium: searcher(BOT_BUDGETS.medium, EAGER, wholePlans),
  hard: searcher(BOT_BUDGETS.hard, WARY, wholePlans),
  master: searcher(BOT_BUDGETS.master, PATIENT, wholePlans),
}

/** What a level thinks of, best first, taking everybody to go about the battle as it does itself. */
type Search = (
  view: AdmiralState,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  fondness: Fondness,
  conduct: Conduct,
) => readonly RatedPlan[]

function singleMoves(...asked: Parameters<Search>): readonly RatedPlan[] {
  return rankEasily(...asked).map(({ move, worth }) => ({ plan: [move], worth }))
}

function wholePlans(...[view, seat, rng, budget, fondness, conduct]: Parameters<Search>): readonly RatedPlan[] {
  return rankPlans(view, seat, rng, budget, fondness, planningBy(conduct))
}

/** A bot that searches for every move but the assignment of its captains. */
function searcher(usualBudget: number, conduct: Conduct, search: Search): Bot<AdmiralShape> {
  const rank: Bot<AdmiralShape>['advise'] = (view, seat, rng, { budget = usualBudget, isOverdue, temper } = {}) => {
    const searched = () => search(view, seat, rng, new Budget(budget, isOverdue), fondnessOf(temper, view), conduct)
    const plans = plansFor(view, seat, searched, rng)
    const [first, ...others] = plans.flatMap((rated) => adviceOf(rated, view, seat, conduct))
    if (!first) throw new RangeError(`${seat} has nothing to decide`)
    return inOrder(first, others)
  }
  return {
    choose(...asked) {
      const [first] = rank(...asked)
      if (!first) throw new RangeError(`${asked[1]} has nothing to decide`)
      return first.move
    },
    advise: rank,
  }
}

/** Captains are given out without search; where a search has nothing to say, the first legal move will do. */
function plansFor(
  view: AdmiralState,
  seat: Seat,
  searched: () => readonly RatedPlan[],
  rng: Rng,
): readonly RatedPlan[] {
  const assigned = view.assigning.length > 0 ? chooseAssignment(view, seat as TeamId, rng) : null // seats are teams
  const plans = assigned ? [{ plan: [assigned], worth: null }] : searched()
  return plans.length > 0
    ? plans
    : legalMoves(view, seat)
        .slice(0, 1)
        .map((move) => ({ plan: [move], worth: null }))
}

/** A plan as advice; one that was never tried is worth as much as the position. */
function adviceOf(
  { plan, worth }: RatedPlan,
  view: AdmiralState,
  seat: Seat,
  conduct: Conduct,
): readonly Advice<AdmiralMove>[] {
  const [move, ...sequel] = plan
  if (!move) return []
  const value = resultOf(worth ?? evaluate(view, seat, conduct))
  return [{ move, ...(sequel.length > 0 && { sequel }), value }]
}
