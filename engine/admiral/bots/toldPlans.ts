import type { Beside } from '../../kernel/bots.ts'
import { distinct } from '../../kernel/distinct.ts'
import type { Ranked } from '../../search/standings.ts'
import { EVEN } from '../data/even.ts'
import { actorOf } from '../fleet.ts'
import { courseAlong } from '../foresight.ts'
import { endOfTurn } from '../moves.ts'
import type { AdmiralMove, AdmiralState, TeamId } from '../types.ts'
import { type Plan, wholeWay } from './plans.ts'
import { type Asker, deedsAfter, excludes, isFort } from './sequels.ts'

/** A plan as shown to players. */
export interface ToldPlan extends Ranked<Plan> {
  /** The reason why it is no alternative to the first plan; missing if it is one. */
  readonly beside?: Beside
}

/**
 * Returns plans for advice to players. Each has another outcome; the first is a deed while any is left, otherwise the
 * end of the turn. Its alternatives follow, best first. Plans that exclude nothing, such as another ship's turn, come
 * last.
 */
export function toldPlansOf(asker: Asker, ranked: readonly Ranked<Plan>[]): readonly ToldPlan[] {
  const { view, conduct } = asker
  if (view.assigning.length > 0) return ranked
  const whole = ranked.map((one) => ({ ...one, move: wholeWay(view, one.move, conduct) }))
  const plans = distinct(whole, ({ move }) => substanceOf(view, move))
  const [best] = plans
  if (!best) return []
  const lead = leadOf(asker, best, plans)
  if (lead.trials === 0) return [lead] // no plan was weighed against it
  const others = plans.filter((one) => one !== best && one !== lead && isTold(view, lead, one))
  const told = others.map((one): ToldPlan => ({ ...one, ...besideOf(asker, lead, one) }))
  const inPlace = told.filter(({ beside }) => beside === undefined).toSorted((a, b) => b.mean - a.mean)
  return [lead, ...inPlace, ...bestBeside(told, lead, 'order'), ...bestBeside(told, lead, 'later')]
}

/**
 * Returns the plan to show first: the best one, unless it leaves a ship idle. Then another ship's deed comes first if
 * it is as good, or the end of the turn.
 */
function leadOf(asker: Asker, best: Ranked<Plan>, plans: readonly Ranked<Plan>[]): Ranked<Plan> {
  const { view, seat } = asker
  const [move] = best.move
  if (move?.kind !== 'finish') return best
  const [next] = deedsAfter(asker, best.move)
  const end = endOfTurn(view, seat as TeamId).map((ship): AdmiralMove => ({ kind: 'finish', ship })) // a seat is a team
  if (!next && end.length > 0) return { ...best, move: end }
  if (!next || view.activation?.ship === move.ship) return best
  const isNext = ({ move: [first], mean }: Ranked<Plan>) =>
    first !== undefined && first.kind !== 'finish' && actorOf(first) === actorOf(next) && best.mean - mean < EVEN
  return plans.find(isNext) ?? best
}

/** Returns whether a plan is shown. Plans that leave another ship idle, or a fort without firing, are not. */
function isTold(view: AdmiralState, { move: [first] }: Ranked<Plan>, { move: [move] }: Ranked<Plan>): boolean {
  if (move?.kind !== 'finish') return true
  return first !== undefined && first.kind !== 'finish' && actorOf(first) === move.ship && !isFort(view, move.ship)
}

function besideOf(asker: Asker, lead: Ranked<Plan>, { move: plan, mean }: Ranked<Plan>): { readonly beside?: Beside } {
  const [first] = lead.move
  if (isEndOfTurn(asker, lead.move)) return {}
  if (!excludes(asker, plan, lead.move)) return { beside: 'order' }
  const mayBePutOff = first?.kind === 'fire' && plan[0]?.kind === 'decline' && lead.mean - mean < EVEN
  return mayBePutOff && deedsAfter(asker, plan).some((deed) => isSameShot(first, deed)) ? { beside: 'later' } : {}
}

/** Returns whether a plan ends the turn: any deed is an alternative to that. */
function isEndOfTurn({ view, seat }: Asker, plan: Plan): boolean {
  return plan.every(({ kind }) => kind === 'finish') && plan.length === endOfTurn(view, seat as TeamId).length // a seat is a team
}

function isSameShot(one: AdmiralMove, other: AdmiralMove): boolean {
  return one.kind === 'fire' && other.kind === 'fire' && one.ship === other.ship && one.target === other.target
}

/** Returns the best of the plans that exclude nothing, unless it does harm. */
function bestBeside(told: readonly ToldPlan[], { mean }: Ranked<Plan>, kind: Beside): readonly ToldPlan[] {
  const such = told.filter((one) => one.beside === kind && mean - one.mean < EVEN)
  return such.toSorted((a, b) => b.mean - a.mean).slice(0, 1)
}

/**
 * Returns what distinguishes one plan from another for a player. Captains, shots and the heading at the end of a way do
 * not count.
 */
function substanceOf(view: AdmiralState, plan: Plan): string {
  const [move] = plan
  switch (move?.kind) {
    case 'steer': {
      const way = plan.flatMap((one) => (one.kind === 'steer' ? [one.turn] : []))
      return `${move.ship} to ${courseAlong(view, move.ship, way, move.captain === true)?.at ?? way.join()}`
    }
    case 'fire':
    case 'salvo':
      return `${actorOf(move)} at ${move.target} ${move.aim}`
    case 'board':
      return `${move.ship} boards ${move.target}`
    case 'repair':
      return `${move.ship} mends ${move.hull > 0} ${move.sails > 0}`
    case 'captain':
      return `${move.ship} ${move.do} ${move.card}`
    case 'loot':
      return `loot ${move.captain} ${move.gold}`
    default:
      return move ? `${move.kind} ${actorOf(move)}` : ''
  }
}
