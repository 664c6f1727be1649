import { type Advice, type Bot, type BotOptions, inOrder } from '../../kernel/bots.ts'
import { Budget } from '../../kernel/budget.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { BOT_BUDGETS } from '../data/botBudgets.ts'
import type { BotLevel } from '../data/botLevels.ts'
import type { JackalMove, JackalShape, JackalState } from '../types.ts'
import { adviceFrom, standingOf, unlike } from './advice.ts'
import { plainAnswer } from './answers.ts'
import type { Ranked } from './candidates.ts'
import { rankEasily } from './easy.ts'
import { explore } from './exploring.ts'
import { FLAT_SETTINGS, type FlatSettings, rankByPlayouts } from './flatSearch.ts'
import { bringHome } from './homecoming.ts'
import { placeShip } from './placing.ts'
import { type Fondness, fondnessOf } from './tempers.ts'
import { dealWorld, unknownOf } from './worlds.ts'

/** Jackal's bots. Budgets are in positions. */
export const BOTS: Readonly<Record<BotLevel, Bot<JackalShape>>> = {
  easy: searcher(BOT_BUDGETS.easy, rankEasily),
  medium: searcher(BOT_BUDGETS.medium, flatSearch(FLAT_SETTINGS.medium)),
  hard: searcher(BOT_BUDGETS.hard, flatSearch(FLAT_SETTINGS.hard)),
  master: searcher(BOT_BUDGETS.master, flatSearch(FLAT_SETTINGS.master)),
}

type Search = (view: JackalState, seat: Seat, rng: Rng, budget: Budget, fondness: Fondness) => Ranked

function flatSearch(settings: FlatSettings): Search {
  return (view, seat, rng, budget, fondness) => rankByPlayouts(view, seat, rng, budget, fondness, settings)
}

/** A bot that searches wherever no plain answer will do. */
function searcher(usualBudget: number, search: Search): Bot<JackalShape> {
  const searched = (view: JackalState, seat: Seat, rng: Rng, { budget = usualBudget, isOverdue, temper }: BotOptions) =>
    search(view, seat, rng, new Budget(budget, isOverdue), fondnessOf(temper, view, seat))
  return {
    choose(view, seat, rng, options = {}) {
      const move = settled(view, seat, rng) ?? bringHome(view, seat) ?? explore(view, seat, rng)
      return found(move ?? searched(view, seat, rng, options)[0]?.move, seat)
    },
    advise(view, seat, rng, options = {}) {
      const answer = settled(view, seat, rng)
      if (answer) return [{ move: answer, value: standingOf(view, seat) }]
      const sure = bringHome(view, seat) ?? explore(view, seat, rng)
      const advice = adviceFrom(searched(view, seat, rng, options), view, seat)
      const first = sure ? preferred(sure, advice) : advice[0]
      const others = advice.slice(sure ? 0 : 1).filter((one) => !isSame(one.move, sure))
      return unlike(inOrder(found(first, seat), others), view)
    },
  }
}

/** What needs neither search nor choice. */
function settled(view: JackalState, seat: Seat, rng: Rng): JackalMove | null {
  const plain = view.decision && plainAnswer(dealWorld(view, unknownOf(view), rng), seat)
  return plain ?? placeShip(view, rng)
}

/** A move that is played before any search: worth as much as the best that was found. */
function preferred(move: JackalMove, [best]: readonly Advice<JackalMove>[]): Advice<JackalMove> {
  return { move, value: best?.value ?? 0.5 }
}

function isSame(move: JackalMove, other: JackalMove | null): boolean {
  return canonical(move) === canonical(other)
}

function found<T>(one: T | undefined, seat: Seat): T {
  if (one === undefined) throw new RangeError(`${seat} has nothing to decide`)
  return one
}
