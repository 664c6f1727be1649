import { type Advice, type Beside, type Bot, type BotOptions, inOrder, worthOf } from '../../kernel/bots.ts'
import { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import { playMove } from '../../kernel/play.ts'
import type { Rng } from '../../kernel/rng.ts'
import { BOT_BUDGETS } from '../data/botBudgets.ts'
import type { BotLevel } from '../data/botLevels.ts'
import { EVEN } from '../data/even.ts'
import { jackal } from '../rules.ts'
import type { JackalMove, JackalShape, JackalState } from '../types.ts'
import { adviceFrom, isSame, standingOf, unlike } from './advice.ts'
import { plainAnswer } from './answers.ts'
import { explore } from './exploring.ts'
import { bringHome, goldBrought } from './homecoming.ts'
import { LEVELS, searchAs } from './levels.ts'
import { fondnessOf, PLAIN } from './personalities.ts'
import { placeShip } from './placing.ts'
import { endOfStandOff } from './standOff.ts'
import { dealWorld, unknownOf } from './worlds.ts'

/** Jackal's bots. Budgets are in positions. */
export const BOTS: Readonly<Record<BotLevel, Bot<JackalShape>>> = {
  easy: botOf('easy'),
  medium: botOf('medium'),
  hard: botOf('hard'),
  master: botOf('master'),
}

/** Returns a bot that searches if there is no plain answer. */
function botOf(level: BotLevel): Bot<JackalShape> {
  const searched = (view: JackalState, seat: Seat, rng: Rng, options: BotOptions) => {
    const { effort = 1, budget = effort * BOT_BUDGETS[level], isOverdue, personality } = options
    const subject = { view, seat, rng, budget: new Budget(budget, isOverdue) }
    return searchAs(LEVELS[level], subject, fondnessOf(personality, view, seat))
  }
  const advise: Bot<JackalShape>['advise'] = (view, seat, rng, options = {}) => {
    const answer = settled(view, seat, rng)
    if (answer) return [{ move: answer, value: standingOf(view, seat) }]
    const sure = bringHome(view, seat) ?? (options.forPeople ? null : explore(view, seat, rng))
    const advice = adviceFrom(searched(view, seat, rng, options), view, seat, options.forPeople)
    const led =
      options.forPeople && !sure
        ? endOfStandOff(advice, { view, seat, rng, budget: new Budget(SECOND, options.isOverdue) }, LEVELS[level])
        : undefined
    const first = found(sure ? valued(sure, advice) : (led ?? advice[0]), seat)
    const others = advice.filter(({ move }) => !isSame(move, first.move))
    const ordered = unlike(inOrder(first, others), view)
    const told = sure && options.forPeople ? withBeside(ordered, view) : ordered
    return told.map((one) => withSecond(one, view, seat, rng, options, level))
  }
  return {
    choose(view, seat, rng, options = {}) {
      if (options.forPeople) return found(advise(view, seat, rng, options)[0], seat).move
      const move = settled(view, seat, rng) ?? bringHome(view, seat) ?? explore(view, seat, rng)
      return found(move ?? searched(view, seat, rng, options)[0]?.move, seat)
    },
    advise,
  }
}

/**
 * Returns the first of two tiles to swap with its best second one (J-EARTHQUAKE); other moves are returned unchanged.
 */
function withSecond(
  advice: Advice<JackalMove>,
  view: JackalState,
  seat: Seat,
  rng: Rng,
  { isOverdue }: BotOptions,
  level: BotLevel,
): Advice<JackalMove> {
  if (advice.move.kind !== 'swap' || view.decision?.kind !== 'swap' || view.decision.first !== null) return advice
  const { state } = playMove(jackal, view, seat, advice.move, rng)
  const subject = { view: state, seat, rng, budget: new Budget(SECOND, isOverdue) }
  const [second] = searchAs(LEVELS[level], subject, PLAIN)
  return second ? { ...advice, sequel: [second.move] } : advice
}

/** The number of positions of a second search. */
const SECOND = 600

/** Returns a move that needs neither search nor choice. */
function settled(view: JackalState, seat: Seat, rng: Rng): JackalMove | null {
  const plain = view.decision && plainAnswer(dealWorld(view, unknownOf(view), rng), seat)
  return plain ?? placeShip(view, rng)
}

/**
 * Returns a move that is chosen before any search, with the value that the search gives it; with the value of the best
 * move if it was not ranked.
 */
function valued(move: JackalMove, advice: readonly Advice<JackalMove>[]): Advice<JackalMove> {
  return advice.find((one) => isSame(one.move, move)) ?? { value: 0.5, ...advice[0], move }
}

/** Marks equal alternatives to a move that brings gold aboard: they only delay it, or may also come first. */
function withBeside(
  [first, ...others]: readonly Advice<JackalMove>[],
  view: JackalState,
): readonly Advice<JackalMove>[] {
  if (!first) return []
  const isAsGood = (one: Advice<JackalMove>) =>
    worthOf(first) - worthOf(one) < EVEN && goldBrought(view, one.move) === 0
  const besideOf = ({ move }: Advice<JackalMove>): Beside => (actorOf(move) === actorOf(first.move) ? 'later' : 'order')
  return [first, ...others.map((one) => (isAsGood(one) ? { ...one, beside: besideOf(one) } : one))]
}

const actorOf = (move: JackalMove): string => ('piece' in move ? move.piece : move.kind)

function found<T>(one: T | undefined, seat: Seat): T {
  if (one === undefined) throw new RangeError(`${seat} has nothing to decide`)
  return one
}
