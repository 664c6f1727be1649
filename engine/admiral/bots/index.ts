import { type Advice, type Bot, type BotOptions, inOrder, notAbove } from '../../kernel/bots.ts'
import { Budget } from '../../kernel/budget.ts'
import { distinct } from '../../kernel/distinct.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Ranked } from '../../search/standings.ts'
import type { Subject } from '../../search/subject.ts'
import { awaiting } from '../awaiting.ts'
import { BOT_BUDGETS } from '../data/botBudgets.ts'
import type { BotLevel } from '../data/botLevels.ts'
import { legalMoves } from '../moves.ts'
import type { AdmiralMove, AdmiralShape, AdmiralState, TeamId } from '../types.ts'
import { adviseAssignment, chooseAssignment } from './assigning.ts'
import { evaluate, VICTORY } from './evaluation.ts'
import { evenPlacesIn, expectations } from './expectations.ts'
import { landGold } from './landing.ts'
import { type LevelSettings, settingsForPeople, settingsOf } from './levels.ts'
import { compareAgain } from './people.ts'
import { fondnessOf, personalityNamed } from './personalities.ts'
import type { Plan } from './plans.ts'
import { expectationsAhead } from './thinking.ts'
import { type ToldPlan, toldPlansOf } from './toldPlans.ts'

/** Admiral's bots. Budgets count positions. */
export const BOTS: Readonly<Record<BotLevel, Bot<AdmiralShape>>> = {
  easy: botOf('easy'),
  medium: botOf('medium'),
  hard: botOf('hard'),
  master: botOf('master'),
}

/** Returns a bot that searches for every move, except the assignment of captains and a move that lands gold at once. */
function botOf(level: BotLevel): Bot<AdmiralShape> {
  return {
    choose(view, seat, rng, options = {}) {
      const task = taskFor(level, view, seat, options)
      if (task.landing) return task.landing
      const move = options.forPeople ? weighed(task, rng, options)[0]?.move : rankedFor(task, rng, options)[0]?.move[0]
      if (!move) throw new RangeError(`${seat} has nothing to decide`)
      return move
    },
    advise: (view, seat, rng, options = {}) => weighed(taskFor(level, view, seat, options), rng, options),
  }
}

/** A question to a bot, the settings of its level, and the move that lands gold at once. */
interface Task {
  readonly level: BotLevel
  readonly view: AdmiralState
  readonly seat: Seat
  readonly settings: LevelSettings
  readonly landing: AdmiralMove | null
}

function taskFor(
  level: BotLevel,
  view: AdmiralState,
  seat: Seat,
  { forPeople = false, personality }: BotOptions,
): Task {
  if (!awaiting(view).some((team) => team === seat)) throw new RangeError(`${seat} has nothing to decide`)
  const settings = forPeople ? settingsForPerson(level, view) : settingsOf(level, view, personalityNamed(personality))
  return { level, view, seat, settings, landing: landGold(view, seat, settings.conduct) }
}

/** Returns the moves that a level considers, best first; a move that lands gold at once comes before all others. */
function rankedFor(task: Task, rng: Rng, options: BotOptions): readonly Ranked<Plan>[] {
  const { level, view, seat, settings, landing } = task
  const { forPeople = false, personality } = options
  const subject = { view, seat, rng, budget: budgetFor(task, options) }
  const plans = given(subject, forPeople) ?? settings.rank(subject, settings, fondnessOf(personality, level, view))
  return landed(landing, plans.length > 0 ? plans : firstLegal(subject))
}

function budgetFor({ level, settings }: Task, { effort = 1, budget, isOverdue }: BotOptions): Budget {
  return new Budget(budget ?? effort * settings.effort * BOT_BUDGETS[level], isOverdue)
}

function weighed(task: Task, rng: Rng, options: BotOptions): readonly Advice<AdmiralMove>[] {
  const { view, seat, settings, landing } = task
  const { forPeople = false } = options
  const ranked = rankedFor(task, rng, options)
  const measure = { standing: evaluate(view, seat, settings.conduct), resultOf: resultsFor(task, forPeople) }
  if (forPeople) {
    if (landing) return told(ranked.slice(0, 1), measure) // no other move is weighed against it
    const comparable = toldPlansOf({ view, seat, conduct: settings.conduct }, ranked)
    return told(compareAgain(comparable, { view, seat, rng, budget: budgetFor(task, options) }, settings), measure)
  }
  const [first, ...others] = ranked.flatMap((plan) => adviceOf(plan, measure))
  if (!first) throw new RangeError(`${seat} has nothing to decide`)
  return unlike(inOrder(first, others))
}

/**
 * Returns the settings for advice to players. The best level has settings of its own for advice; the others advise what
 * they would play themselves, but soberly.
 */
function settingsForPerson(level: BotLevel, view: AdmiralState): LevelSettings {
  return level === 'master' ? settingsForPeople(view) : { ...settingsOf(level, view), victory: VICTORY.sober }
}

/** The measure by which values of plans are shown. */
interface Measure {
  /** The worth of the current position. */
  readonly standing: number
  /** Returns what a seat may expect from the worth of a plan. */
  readonly resultOf: (worth: number) => number
}

/**
 * Returns the values of worths. Players see the values that the analysis will show; bots use the current position,
 * which costs nothing.
 */
function resultsFor({ view, seat, settings }: Task, forPeople: boolean): (worth: number) => number {
  if (forPeople) return expectationsAhead(view, seat, settings)
  return expectations(view, seat, evenPlacesIn(view, seat, settings.conduct))
}

/** Returns the plans as advice with their values for players: none has a higher value than the first. */
function told(plans: readonly ToldPlan[], measure: Measure): readonly Advice<AdmiralMove>[] {
  const { standing } = measure
  const advice = plans.flatMap((plan) => adviceOf(plan, measure))
  const worths = plans.map(({ mean, trials }) => (trials > 0 ? mean : standing))
  const [first, ...others] = advice.map((one, place) => ({ ...one, worth: worths[place] ?? standing }))
  return first ? [first, ...others.map((one) => notAbove(one, first))] : []
}

/**
 * Returns the advice without moves that differ only in the number of shots, or in which unit finishes the round; the
 * first of them stays.
 */
function unlike(advice: readonly Advice<AdmiralMove>[]): readonly Advice<AdmiralMove>[] {
  return distinct(advice, ({ move, sequel }) => canonical([...essence(move), sequel ?? []]))
}

function essence(move: AdmiralMove): readonly unknown[] {
  if (move.kind === 'finish') return [move.kind]
  if (move.kind === 'fire') return [move.ship, move.target, move.aim]
  return move.kind === 'salvo' ? [move.with.map(({ ship }) => ship), move.target, move.aim] : [move]
}

/**
 * Returns the assignment of captains, which needs no search; null if no captains are assigned now. Players are advised
 * to put each captain where it does most, without luck.
 */
function given({ view, seat, rng }: Subject<AdmiralState>, forPeople: boolean): readonly Ranked<Plan>[] | null {
  if (view.assigning.length === 0) return null
  const team = seat as TeamId // a seat is a team
  const assigned = forPeople ? adviseAssignment(view, team) : chooseAssignment(view, team, rng)
  return assigned ? [untried(assigned)] : null
}

/** Puts the plans that land gold at once before all others: they are not weighed. */
function landed(landing: AdmiralMove | null, ranked: readonly Ranked<Plan>[]): readonly Ranked<Plan>[] {
  if (!landing) return ranked
  const isIt = ({ move: plan }: Ranked<Plan>) => canonical(plan) === canonical([landing])
  return [ranked.find(isIt) ?? untried(landing), ...ranked.filter((one) => !isIt(one))]
}

/** Returns any legal move, for when the search has no answer. */
function firstLegal({ view, seat }: Subject<AdmiralState>): readonly Ranked<Plan>[] {
  return legalMoves(view, seat).slice(0, 1).map(untried)
}

function untried(move: AdmiralMove): Ranked<Plan> {
  return { move: [move], mean: 0, trials: 0 }
}

/** Returns a plan as advice; a plan that was never tried is worth as much as the position. */
function adviceOf(told: ToldPlan, { standing, resultOf }: Measure): readonly Advice<AdmiralMove>[] {
  const { move: plan, mean, trials, beside } = told
  const [move, ...sequel] = plan
  if (!move) return []
  const more = { ...(sequel.length > 0 && { sequel }), ...(beside && { beside }) }
  return [{ move, ...more, value: resultOf(trials > 0 ? mean : standing) }]
}
