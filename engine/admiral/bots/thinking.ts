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
import { type Outlook, PlanGame, plansFor } from './planGame.ts'
import { type Plan, wholeWay } from './plans.ts'
import { likedMove } from './policy.ts'
import { type Fondness, LOVED, PLAIN } from './tempers.ts'
import { dealWorld } from './worlds.ts'

/** How somebody thinks. */
export interface Thinking extends Outlook {
  readonly search: SearchSettings
}

/** Plans by a look at each, then by playouts; what the policy likes is played unless another does clearly better. */
export const PLANNING: SearchSettings = {
  ...FLAT,
  looks: { worlds: 2, share: 10, weight: 0 }, // both, whatever they cost
  shortlist: 6,
  caution: 2,
  doubt: 4,
}

/** As planning, with more worlds looked into and more plans tried further: that pays where positions are plenty. */
export const PLANNING_WIDELY: SearchSettings = {
  ...PLANNING,
  looks: { worlds: 6, share: 10, weight: 0 },
  shortlist: 16,
}

/** One move at a time, by looks alone. */
export const ONE_MOVE: SearchSettings = { ...FLAT, looks: { worlds: 3, share: 1 / 2, weight: 0 }, shortlist: 0 }

/**
 * With fewer positions there is no look at every plan: what the policy likes is played. A temper counts for nothing then, as
 * it is weighed against what plans lead to.
 */
export const FEWEST_POSITIONS = 50

/** Whole plans, best first; empty where the policy has none. */
export function rankPlans(
  subject: Subject<AdmiralState>,
  thinking: Thinking,
  fondness: Fondness,
): readonly Ranked<Plan>[] {
  const { view, seat, budget } = subject
  const { conduct } = thinking
  const liking = likingOfWays(view, conduct, fondness)
  const plans = plansFor(thinking, view, seat as TeamId) // seats are teams
  if (budget.left < FEWEST_POSITIONS) return plans.map((move) => ({ move, mean: 0, trials: 0 }))
  return rank(subject, lovedFirst(plans, liking), thinking, liking)
}

/** The policy's first step stands for the whole way that it begins; other plans are whole ways. */
function likingOfWays(view: AdmiralState, conduct: Conduct, fondness: Fondness): Fondness {
  const liked = fondness === PLAIN ? null : likedMove(view, conduct)
  if (!liked) return fondness
  const step = canonical([liked])
  const way = wholeWay(view, [liked], conduct)
  return (plan) => fondness(canonical(plan) === step ? way : plan)
}

/** The plan first that is liked most, where that is loved: it is played unless another does clearly better. */
function lovedFirst(plans: readonly Plan[], liking: Fondness): readonly Plan[] {
  if (liking === PLAIN) return plans
  const [top] = plans.map((plan) => ({ plan, much: liking(plan) })).toSorted((a, b) => b.much - a.much)
  return top && top.much >= LOVED ? [top.plan, ...plans.filter((plan) => plan !== top.plan)] : plans
}

/** What a single move may be overrated by, in points of a brig's hull, so that chance decides between moves about as good. */
const ERROR = 0.02
/** What it takes off a finish that the ship could still do something. */
const IDLE = 0.05
/** What it takes off a move that a captain is declared with it: who commands is best not known. More than `ERROR`. */
const SHOWN = 0.03

/** Single moves, best first; where time runs out before all were looked at, the one that the policy likes. */
export function rankMoves(
  subject: Subject<AdmiralState>,
  thinking: Thinking,
  fondness: Fondness,
): readonly Ranked<Plan>[] {
  const { view, seat } = subject
  const liked = canonical(likedMove(view, thinking.conduct))
  // Turning cards about or going ashore gains nothing at one look ahead, and could go on for ever.
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

/** A plan that was played and all others, or some, measured by it; `thinking` has to be cautious. */
export function comparePlans(
  subject: Subject<AdmiralState>,
  played: Plan,
  thinking: Thinking,
  others?: readonly Plan[],
): readonly Ranked<Plan>[] {
  const key = canonical(played)
  const { view, seat } = subject
  const plans = others ?? plansFor(thinking, view, seat as TeamId) // seats are teams
  return rank(subject, [played, ...plans.filter((plan) => canonical(plan) !== key)], thinking)
}

/** What a position is worth to the seat in the mean if all go on by the policy, in points of a brig's hull. */
export function prospect(subject: Subject<AdmiralState>, outlook: Outlook): number {
  return expectation(gameFor(subject, outlook), questionOf(subject), subject.rng, subject.budget)
}

/** A playout is told by the places that it leads to: there as well, what one side gains by them is measured by all. */
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

/** So many positions tell what places will be worth to everybody. */
const EVEN_POSITIONS = 300

/**
 * What people are told that a seat may expect of what `prospect` or a comparison of plans finds: measured by the places that all
 * ships come to if all go on by the policy. The same for the same view, whatever was drawn before.
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
