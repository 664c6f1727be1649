import type { Bot } from '../../kernel/bots.ts'
import { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { BotLevel } from '../data/botLevels.ts'
import type { JackalMove, JackalShape, JackalState } from '../types.ts'
import { plainAnswer } from './answers.ts'
import { chooseEasy } from './easy.ts'
import { explore } from './exploring.ts'
import { bringHome } from './homecoming.ts'
import { chooseMedium } from './medium.ts'
import { placeShip } from './placing.ts'
import { dealWorld, unknownOf } from './worlds.ts'

/** Jackal's bots. Budgets are in positions. */
export const BOTS: Readonly<Record<BotLevel, Bot<JackalShape>>> = {
  easy: searcher(400, chooseEasy),
  medium: searcher(40_000, chooseMedium),
}

type Search = (view: JackalState, seat: Seat, rng: Rng, budget: Budget) => JackalMove | undefined

/** A bot that searches wherever no plain answer will do. */
function searcher(usualBudget: number, search: Search): Bot<JackalShape> {
  return {
    choose(view, seat, rng, { budget = usualBudget, isOverdue } = {}) {
      const plain = view.decision && plainAnswer(dealWorld(view, unknownOf(view), rng), seat)
      const searched = () => search(view, seat, rng, new Budget(budget, isOverdue))
      const move = plain ?? placeShip(view, rng) ?? bringHome(view, seat) ?? explore(view, seat, rng) ?? searched()
      if (!move) throw new RangeError(`${seat} has nothing to decide`)
      return move
    },
  }
}
