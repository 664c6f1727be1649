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
import { placeShip } from './placing.ts'
import { endOfStandOff } from './standOff.ts'
import { fondnessOf, PLAIN } from './tempers.ts'
import { dealWorld, unknownOf } from './worlds.ts'

/** Jackal's bots. Budgets are in positions. */
export const BOTS: Readonly<Record<BotLevel, Bot<JackalShape>>> = {
  easy: botOf('easy'),
  medium: botOf('medium'),
  hard: botOf('hard'),
  master: botOf('master'),
}

/** A bot that searches wherever no plain answer will do. */
function botOf(level: BotLevel): Bot<JackalShape> {
  const searched = (view: JackalState, seat: Seat, rng: Rng, options: BotOptions) => {
    const { effort = 1, budget = effort * BOT_BUDGETS[level], isOverdue, temper } = options
    const subject = { view, seat, rng, budget: new Budget(budget, isOverdue) }
    return searchAs(LEVELS[level], subject, fondnessOf(temper, view, seat))
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

/** The first of two tiles to be exchanged, with the second one that suits it best (J-QUAKE); other moves stand alone. */
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

/** Positions for what is looked at once more. */
const SECOND = 600

/** What needs neither search nor choice. */
function settled(view: JackalState, seat: Seat, rng: Rng): JackalMove | null {
  const plain = view.decision && plainAnswer(dealWorld(view, unknownOf(view), rng), seat)
  return plain ?? placeShip(view, rng)
}

/** A move that is played before any search, for what the search thinks of it; as good as the best where it was not on its list. */
function valued(move: JackalMove, advice: readonly Advice<JackalMove>[]): Advice<JackalMove> {
  return advice.find((one) => isSame(one.move, move)) ?? { value: 0.5, ...advice[0], move }
}

/** Behind a move that brings gold aboard, what is as good is no choice in its place: it only puts that off, or may as well come first. */
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
