import type { Budget } from '../../kernel/budget.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import type { Seat } from '../../kernel/game.ts'
import { openStream, type Rng } from '../../kernel/rng.ts'
import { halve, halvings } from '../../search/halving.ts'
import { legalMoves } from '../moves.ts'
import { refuse } from '../refuse.ts'
import type { AdmiralState, TeamId } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { evaluate } from './evaluation.ts'
import { type Plan, plansOf, wholeWay } from './plans.ts'
import { playInWorld, playUntil } from './playout.ts'
import { type Fondness, PLAIN } from './tempers.ts'
import { dealWorld } from './worlds.ts'

/** How the search is set up; kept together so that variants can be matched against each other. */
export interface PlanSettings {
  /** How everybody is taken to go about the battle. */
  readonly conduct: Conduct
  /** Berths of each ship that are tried. */
  readonly berths: number
  /** Worlds in which every plan is carried out once to find the shortlist. */
  readonly looks: number
  readonly shortlist: number
  /** Standard errors by which a plan must beat what the policy likes. */
  readonly margin: number
}

/** The usual search of whoever goes about the battle so. */
export function planningBy(conduct: Conduct): PlanSettings {
  return { conduct, berths: 6, looks: 2, shortlist: 6, margin: 2 }
}

/**
 * With fewer positions there is no look at every plan: what the policy likes is played. A temper counts for nothing then, as
 * it is weighed against what plans lead to.
 */
export const FEWEST_POSITIONS = 50

/** A plan, and how it did so far. */
export interface RatedPlan {
  readonly plan: Plan
  /** What it leads to in the mean, as `evaluate` counts; null where it was never tried. */
  readonly worth: number | null
}

/** A plan, and by how much it did better than the liked one in the same worlds with the same dice. */
interface Rival {
  readonly plan: Plan
  /** How much more than the liked plan it is liked for its own sake, see `Fondness`. */
  readonly fondness: number
  sum: number
  squares: number
  trials: number
}

/**
 * Monte Carlo over plans: ways to the most promising berths, shots and boardings are played out by the policy in dealt
 * worlds until the enemy has had his turn, and judged by the evaluation. What the policy likes is played unless
 * another plan does clearly better; each time the budget allows, the worse half of the rivals drops out. What is played stands
 * first, and whoever stayed longer before who dropped out.
 */
export function rankPlans(
  view: AdmiralState,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  fondness: Fondness,
  settings: PlanSettings,
): readonly RatedPlan[] {
  const [liked, ...others] = plansOf(view, seat as TeamId, settings.berths, settings.conduct) // seats are teams
  if (!liked)
    return legalMoves(view, seat)
      .slice(0, 1)
      .map((move) => ({ plan: [move], worth: null }))
  if (others.length === 0 || budget.left < FEWEST_POSITIONS)
    return [liked, ...others].map((plan) => ({ plan, worth: null }))
  const search = searchFrom(view, seat, liked, rng, budget, settings, fondness)
  const ranked = rivalsOf(search, others, settings)
  const [rival] = ranked
  const own = { plan: liked, worth: parOf(search) }
  const rated = ranked.map((one) => ({ plan: one.plan, worth: worthOf(search, one) }))
  return rival && leadOf(rival, settings.margin) > 0 ? [...rated.slice(0, 1), own, ...rated.slice(1)] : [own, ...rated]
}

function searchFrom(
  view: AdmiralState,
  seat: Seat,
  liked: Plan,
  rng: Rng,
  budget: Budget,
  { conduct }: Pick<PlanSettings, 'conduct'>,
  fondness: Fondness = PLAIN,
): Search {
  // The policy's first step stands for a whole way, and the others are whole ways.
  const ownFondness = fondness === PLAIN ? 0 : fondness(wholeWay(view, liked, conduct))
  return { view, seat, rng, liked, budget, conduct, fondness, ownFondness, par: { sum: 0, trials: 0 } }
}

/** The best rivals of the liked plan, tried until the budget is spent. */
function rivalsOf(search: Search, others: readonly Plan[], settings: PlanSettings): readonly Rival[] {
  const rivals = others.map((plan) => rivalOf(search, plan))
  for (let i = 0; i < settings.looks; i++) tryEach(search, rivals, carryOut)
  search.par = { sum: 0, trials: 0 }
  const shortlist = best(rivals, settings.shortlist).map(({ plan }) => rivalOf(search, plan))
  return halve(shortlist, {
    budget: search.budget,
    stages: halvings(shortlist.length) + 1, // and a last look at the one that is left
    tryEach: (left) => tryEach(search, left, playOut),
    rank: (left) => best(left, left.length),
  })
}

/** What a plan that was played led to in the mean, and the best other one with its lead over it. */
export interface Comparison {
  /** As `evaluate` counts. */
  readonly worth: number
  /** Null where there is no other. */
  readonly rival: { readonly plan: Plan; readonly lead: number; readonly isClear: boolean } | null
}

/** Compares a plan with what else could have been done, as `rankPlans` compares plans with the liked one. */
export function compareWith(
  view: AdmiralState,
  seat: Seat,
  played: Plan,
  rng: Rng,
  budget: Budget,
  settings: PlanSettings,
): Comparison {
  const key = canonical(played)
  const others = plansOf(view, seat as TeamId, settings.berths, settings.conduct).filter(
    (plan) => canonical(plan) !== key,
  ) // seats are teams
  const search = searchFrom(view, seat, played, rng, budget, settings)
  const [best] = others.length > 0 ? rivalsOf(search, others, settings) : []
  if (search.par.trials === 0) tryEach(search, [], playOut)
  const rival = best && {
    plan: best.plan,
    lead: best.trials === 0 ? 0 : best.sum / best.trials,
    isClear: leadOf(best, settings.margin) > 0,
  }
  return { worth: parOf(search) ?? 0, rival: rival ?? null }
}

/** What a position leads to in the mean for a seat if all go on by the policy, as `evaluate` counts. */
export function worthFor(
  view: AdmiralState,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  settings: Pick<PlanSettings, 'conduct'>,
): number {
  const search = searchFrom(view, seat, [], rng, budget, settings)
  let left: number
  do {
    left = budget.left
    tryEach(search, [], playOut)
    // Where nobody can go on, as while captains are given out, trials cost nothing and differ by nothing.
  } while (budget.left > 0 && budget.left < left)
  return parOf(search) ?? 0
}

/** What the liked plan leads to in the mean. */
function parOf({ par }: Search): number | null {
  return par.trials === 0 ? null : par.sum / par.trials
}

/** What a rival leads to in the mean: what the liked plan does, and its lead over that. */
function worthOf(search: Search, { sum, trials }: Rival): number | null {
  const par = parOf(search)
  return par === null || trials === 0 ? null : par + sum / trials
}

interface Search {
  readonly view: AdmiralState
  readonly seat: Seat
  readonly rng: Rng
  readonly liked: Plan
  readonly budget: Budget
  readonly conduct: Conduct
  readonly fondness: Fondness
  /** How much the liked plan is liked for its own sake. */
  readonly ownFondness: number
  /** What the liked plan led to so far. */
  par: { readonly sum: number; readonly trials: number }
}

function rivalOf({ fondness, ownFondness }: Search, plan: Plan): Rival {
  return { plan, fondness: fondness(plan) - ownFondness, sum: 0, squares: 0, trials: 0 }
}

function best(rivals: readonly Rival[], count: number): readonly Rival[] {
  const isTried = rivals.some(({ trials }) => trials > 0)
  return (isTried ? rivals.toSorted((a, b) => likingOf(b) - likingOf(a)) : rivals).slice(0, count)
}

const likingOf = ({ sum, trials, fondness }: Rival): number => sum / trials + fondness

/** Variance of a lead that is assumed beside what was seen: a few trials may agree by luck. */
const DOUBT = 4

/** The mean lead over the liked plan and how much more it is liked, less so many standard errors; no lead without a trial. */
function leadOf({ sum, squares, trials, fondness }: Rival, margin: number): number {
  if (trials === 0) return 0
  const mean = sum / trials
  const variance = Math.max(0, squares / trials - mean * mean) + DOUBT
  return mean - margin * Math.sqrt(variance / trials) + fondness
}

/** How a plan is tried. */
type Trial = (search: Search, world: AdmiralState, plan: Plan, luck: Rng) => AdmiralState

/**
 * Every rival and the liked plan once in the same dealt world, with the same dice to come. None counts if time runs out
 * before all are tried.
 */
function tryEach(search: Search, rivals: readonly Rival[], trial: Trial): void {
  const world = dealWorld(search.view, search.rng)
  const seed = search.rng.int(0x7fff_ffff)
  const worth = (plan: Plan) =>
    evaluate(trial(search, world, plan, openStream(seed, 'luck')), search.seat, search.conduct)
  const values: number[] = []
  for (const plan of [search.liked, ...rivals.map((rival) => rival.plan)]) {
    if (search.budget.isOverdue()) return
    values.push(worth(plan))
  }
  const [par = 0, ...others] = values
  search.par = { sum: search.par.sum + par, trials: search.par.trials + 1 }
  for (const [i, rival] of rivals.entries()) {
    const lead = (others[i] ?? 0) - par
    rival.sum += lead
    rival.squares += lead * lead
    rival.trials++
  }
}

/** Plays the plan as far as it goes, offers answered by the policy. */
function carryOut({ seat, budget, conduct }: Search, world: AdmiralState, plan: Plan, luck: Rng): AdmiralState {
  let state = world
  for (const move of plan) {
    if (refuse(state, seat, move) !== null) break
    state = playInWorld(state, move, luck, budget)
    state = playUntil(state, (now) => now.offer === null, luck, budget, conduct)
  }
  return state
}

/** Goes on by the policy until the next has had his turn, or a new round has begun. */
function playOut(search: Search, world: AdmiralState, plan: Plan, luck: Rng): AdmiralState {
  const isPassed = (now: AdmiralState) => now.round > world.round || now.turn !== world.turn
  const passed = playUntil(carryOut(search, world, plan, luck), isPassed, luck, search.budget, search.conduct)
  const isOver = (now: AdmiralState) => now.round > passed.round || now.turn !== passed.turn
  return playUntil(passed, isOver, luck, search.budget, search.conduct)
}
