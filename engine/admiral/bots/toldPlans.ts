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

/** A plan as people are told it. */
export interface ToldPlan extends Ranked<Plan> {
  /** Why there is no choice between it and the first; missing where there is. */
  readonly beside?: Beside
}

/**
 * Plans as people need them. Each leads somewhere else; the first is a deed as long as any is to be done, otherwise the end of the
 * turn; after it come those that can be had in its place, best first. What excludes nothing, as another ship's turn, comes last.
 */
export function toldPlansOf(asker: Asker, ranked: readonly Ranked<Plan>[]): readonly ToldPlan[] {
  const { view, conduct } = asker
  if (view.assigning.length > 0) return ranked
  const whole = ranked.map((one) => ({ ...one, move: wholeWay(view, one.move, conduct) }))
  const plans = distinct(whole, ({ move }) => substanceOf(view, move))
  const [best] = plans
  if (!best) return []
  const lead = leadOf(asker, best, plans)
  if (lead.trials === 0) return [lead] // nothing was weighed against it
  const others = plans.filter((one) => one !== best && one !== lead && isTold(view, lead, one))
  const told = others.map((one): ToldPlan => ({ ...one, ...besideOf(asker, lead, one) }))
  const inPlace = told.filter(({ beside }) => beside === undefined).toSorted((a, b) => b.mean - a.mean)
  return [lead, ...inPlace, ...bestBeside(told, lead, 'order'), ...bestBeside(told, lead, 'later')]
}

/** What comes first. Where that is a ship that does nothing: another's deed, if it is as good, or the end of the turn. */
function leadOf(asker: Asker, best: Ranked<Plan>, plans: readonly Ranked<Plan>[]): Ranked<Plan> {
  const { view, seat } = asker
  const [move] = best.move
  if (move?.kind !== 'finish') return best
  const [next] = deedsAfter(asker, best.move)
  const end = endOfTurn(view, seat as TeamId).map((ship): AdmiralMove => ({ kind: 'finish', ship })) // seats are teams
  if (!next && end.length > 0) return { ...best, move: end }
  if (!next || view.activation?.ship === move.ship) return best
  const isNext = ({ move: [first], mean }: Ranked<Plan>) =>
    first !== undefined && first.kind !== 'finish' && actorOf(first) === actorOf(next) && best.mean - mean < EVEN
  return plans.find(isNext) ?? best
}

/** That another ship does nothing is no news, nor that a fort holds its fire. */
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

/** Nobody does anything more: any deed is instead of that. */
function isEndOfTurn({ view, seat }: Asker, plan: Plan): boolean {
  return plan.every(({ kind }) => kind === 'finish') && plan.length === endOfTurn(view, seat as TeamId).length // seats are teams
}

function isSameShot(one: AdmiralMove, other: AdmiralMove): boolean {
  return one.kind === 'fire' && other.kind === 'fire' && one.ship === other.ship && one.target === other.target
}

/** Of those that exclude nothing one will do, and none that would do harm. */
function bestBeside(told: readonly ToldPlan[], { mean }: Ranked<Plan>, kind: Beside): readonly ToldPlan[] {
  const such = told.filter((one) => one.beside === kind && mean - one.mean < EVEN)
  return such.toSorted((a, b) => b.mean - a.mean).slice(0, 1)
}

/** What tells one plan from another to a person. Captains, shots and the heading at the end of a way do not. */
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
