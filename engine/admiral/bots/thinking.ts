import { Budget } from '../../kernel/budget.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import type { Seat } from '../../kernel/game.ts'
import { openStream, type Rng } from '../../kernel/rng.ts'
import { expectation } from '../../search/expectation.ts'
import { search } from '../../search/search.ts'
import type { GameFor } from '../../search/searchable.ts'
import { FLAT, type SearchSettings } from '../../search/settings.ts'
import type { Ranked } from '../../search/standings.ts'
import type { Subject } from '../../search/subject.ts'
import { legalMoves } from '../moves.ts'
import type { AdmiralMove, AdmiralState, TeamId } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { evenPlacesIn, expectations } from './expectations.ts'
import { type Fondness, LOVED, PLAIN } from './personalities.ts'
import { type Outlook, PlanGame, plansFor } from './planGame.ts'
import { type Plan, wholeWay } from './plans.ts'
import { likedMove } from './policy.ts'
import { dealWorld } from './worlds.ts'

/** The settings of a seat's thinking. */
export interface Thinking extends Outlook {
  readonly search: SearchSettings
}

/** Ranks plans by a look at each, then by playouts; the policy's choice is played unless another is clearly better. */
export const PLANNING: SearchSettings = {
  ...FLAT,
  looks: { worlds: 2, share: 10, weight: 0 }, // both worlds, however much they cost
  shortlist: 6,
  caution: 2,
  doubt: 4,
}

/** As `PLANNING`, with more worlds and more plans tried further: that pays if there are many positions. */
export const PLANNING_WIDELY: SearchSettings = {
  ...PLANNING,
  looks: { worlds: 6, share: 10, weight: 0 },
  shortlist: 16,
}

/** Ranks single moves by looks alone. */
export const ONE_MOVE: SearchSettings = { ...FLAT, looks: { worlds: 3, share: 1 / 2, weight: 0 }, shortlist: 0 }

/**
 * The minimum number of positions for a look at every plan; with fewer, the policy's choice is played. Then a
 * personality has no effect, because it is weighed against the consequences of plans.
 */
export const FEWEST_POSITIONS = 50

/** Returns whole plans, best first; empty if the policy has none. */
export function rankPlans(
  subject: Subject<AdmiralState>,
  thinking: Thinking,
  fondness: Fondness,
): readonly Ranked<Plan>[] {
  const { view, seat, budget } = subject
  const { conduct } = thinking
  const liking = likingOfWays(view, conduct, fondness)
  const plans = plansFor(thinking, view, seat as TeamId) // a seat is a team
  if (budget.left < FEWEST_POSITIONS) return plans.map((move) => ({ move, mean: 0, trials: 0 }))
  return rank(subject, lovedFirst(plans, liking), thinking, liking)
}

/**
 * Returns the fondness of plans, where the policy's first step stands for the whole way that it begins; other plans are
 * whole ways.
 */
function likingOfWays(view: AdmiralState, conduct: Conduct, fondness: Fondness): Fondness {
  const liked = fondness === PLAIN ? null : likedMove(view, conduct)
  if (!liked) return fondness
  const step = canonical([liked])
  const way = wholeWay(view, [liked], conduct)
  return (plan) => fondness(canonical(plan) === step ? way : plan)
}

/** Puts the most-liked plan first if it is loved: it is played unless another is clearly better. */
function lovedFirst(plans: readonly Plan[], liking: Fondness): readonly Plan[] {
  if (liking === PLAIN) return plans
  const [top] = plans.map((plan) => ({ plan, much: liking(plan) })).toSorted((a, b) => b.much - a.much)
  return top && top.much >= LOVED ? [top.plan, ...plans.filter((plan) => plan !== top.plan)] : plans
}

/**
 * The maximum by which a single move may be overrated, in points of a brig's hull, so that chance decides between moves
 * that are about equally good.
 */
const ERROR = 0.02
/** The cost of finishing while the ship could still do something. */
const IDLE = 0.05
/** The cost of declaring a captain with a move: the enemy should not know the captain. More than `ERROR`. */
const SHOWN = 0.03

/** Returns single moves, best first; if time runs out before all were tried, the policy's choice. */
export function rankMoves(
  subject: Subject<AdmiralState>,
  thinking: Thinking,
  fondness: Fondness,
): readonly Ranked<Plan>[] {
  const { view, seat } = subject
  const liked = canonical(likedMove(view, thinking.conduct))
  // Turning cards or going ashore gains nothing one move ahead, and could go on forever.
  const moves = legalMoves(view, seat).filter(({ kind }) => kind !== 'captain')
  const first = moves.filter((move) => canonical(move) === liked)
  const plans = [...first, ...moves.filter((move) => !first.includes(move))].map((move): Plan => [move])
  const errors = new Map(plans.map((plan) => [plan, ERROR * subject.rng.unit()]))
  const liking = (plan: Plan) => fondness(plan) + (errors.get(plan) ?? 0) - costOf(plan[0])
  return rank(subject, plans, thinking, liking)
}

function costOf(move: AdmiralMove | undefined): number {
  if (move?.kind === 'finish') return IDLE
  return move && 'captain' in move && move.captain === true ? SHOWN : 0
}

/** Compares a played plan with all others, or with the given ones; `thinking` has to be cautious. */
export function comparePlans(
  subject: Subject<AdmiralState>,
  played: Plan,
  thinking: Thinking,
  others?: readonly Plan[],
): readonly Ranked<Plan>[] {
  const key = canonical(played)
  const { view, seat } = subject
  const plans = others ?? plansFor(thinking, view, seat as TeamId) // a seat is a team
  return rank(subject, [played, ...plans.filter((plan) => canonical(plan) !== key)], thinking)
}

/** Returns the mean worth of a position for the seat if all play by the policy, in points of a brig's hull. */
export function prospect(subject: Subject<AdmiralState>, outlook: Outlook): number {
  return expectation(gameFor(subject, outlook), questionOf(subject), subject.rng, subject.budget)
}

/**
 * A game in which the worth of a position is that of the places of one side if its ships lay as well as all ships do on
 * average.
 */
class EvenGame extends PlanGame {
  private readonly conduct: Conduct

  constructor(view: AdmiralState, outlook: Outlook, budget: Budget) {
    super(view, outlook, budget)
    this.conduct = outlook.conduct
  }

  override value(world: AdmiralState, seat: Seat): number {
    return evenPlacesIn(world, seat, this.conduct)
  }
}

/** The number of positions to find what places will be worth to all sides. */
const EVEN_POSITIONS = 300

/**
 * Returns what a seat may expect, as shown to players, from the result of `prospect` or of a comparison of plans:
 * compared with the places that all ships come to if all play by the policy. The same for the same view, whatever was
 * drawn before.
 */
export function expectationsAhead(view: AdmiralState, seat: Seat, outlook: Outlook): (worth: number) => number {
  const rng = openStream(1, 'even')
  const subject = { view, seat, rng, budget: new Budget(EVEN_POSITIONS) }
  const places = expectation((budget) => new EvenGame(view, outlook, budget), questionOf(subject), rng, subject.budget)
  return expectations(view, seat, places)
}

function rank(subject: Subject<AdmiralState>, moves: readonly Plan[], thinking: Thinking, liking: Fondness = PLAIN) {
  const question = { ...questionOf(subject), moves, liking }
  return search(gameFor(subject, thinking), question, subject.rng, subject.budget, thinking.search)
}

function questionOf({ view, seat }: Subject<AdmiralState>) {
  return { seat, deal: (rng: Rng) => dealWorld(view, rng) }
}

function gameFor({ view }: Subject<AdmiralState>, outlook: Outlook): GameFor<AdmiralState, Plan> {
  return (budget) => new PlanGame(view, outlook, budget)
}
