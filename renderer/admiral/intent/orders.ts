import { isEnemy, isFighting, unitNamed } from '../../../engine/admiral/fleet.ts'
import { gunReach, nearestEnemy } from '../../../engine/admiral/foresight.ts'
import { turned } from '../../../engine/admiral/geometry/headings.ts'
import { refuse } from '../../../engine/admiral/refuse.ts'
import type { AdmiralMove, AdmiralRefusal, AdmiralState, Unit, UnitId } from '../../../engine/admiral/types.ts'
import { onRudder, onSail, onTurnAsked } from './courseRules.ts'
import { onCaptainAsked, onFinish, onRepairAsked, unitToEnd } from './deedRules.ts'
import { onNextBoarding, onNextTarget } from './gunneryRules.ts'
import { AT_EASE, type IntentState, NOTHING, type Reaction, type Why } from './intentState.ts'
import { told } from './reasonRules.ts'
import { boardingsOf, canSail, captainDeedsOf, offerOf, repairsOf, shootablesOf, turnsOf } from './targets.ts'
import { viewFor } from './waiting.ts'

/** The orders to a ship, in the order of the buttons. */
export const ORDERS = ['sail', 'turn', 'fire', 'board', 'repair', 'captain', 'finish'] as const
export type Order = (typeof ORDERS)[number]

/** Returns the orders that a unit can ever get: a fort only fires, and a ship without a captain may take one aboard. */
export function ordersFor(unit: Unit, { ashore }: AdmiralState): readonly Order[] {
  if (unit.class === 'fort') return ['fire', 'finish']
  const hasCaptains = unit.captain !== null || ashore.some((entry) => entry.team === unit.team)
  return ORDERS.filter((order) => order !== 'captain' || hasCaptains)
}

/** Returns true if an order can be given to the selected ship now. */
export function canOrder(state: Pick<IntentState, 'asked' | 'view' | 'selected'>, order: Order): boolean {
  const { asked, selected } = state
  switch (order) {
    case 'sail':
      return canSail(asked, selected)
    case 'turn':
      return turnsOf(asked, selected).length > 0
    case 'fire':
      return shootablesOf(asked, selected).length > 0
    case 'board':
      return boardingsOf(asked, selected).length > 0
    case 'repair':
      return repairsOf(asked, selected).length > 0
    case 'captain':
      return captainDeedsOf(asked, selected).length > 0
    case 'finish':
      return unitToEnd(state) !== null
    default:
      return order satisfies never
  }
}

/** Handles a button or its key: begins the order, or gives the reason why it is impossible. */
export function onOrder(state: IntentState, order: Order): Reaction {
  if (!state.asked) return NOTHING
  if (offerOf(state)) return told(state, 'answer-the-offer')
  if (state.selected === null) return told(state, 'no-ship-chosen')
  return canOrder(state, order) ? given(state, order) : refused(state, state.selected, order)
}

function given(state: IntentState, order: Order): Reaction {
  switch (order) {
    case 'sail':
      return state.course && state.course.way.length > 0 ? onSail(state) : onRudder(state, 'none')
    case 'turn':
      return onTurnAsked(state)
    case 'fire':
      return onNextTarget(state, 1)
    case 'board':
      return onNextBoarding(state, 1)
    case 'repair':
      return onRepairAsked(state)
    case 'captain':
      return onCaptainAsked(state)
    case 'finish':
      return onFinish(state)
    default:
      return order satisfies never
  }
}

function refused(state: IntentState, id: UnitId, order: Order): Reaction {
  const at = state.view && unitNamed(state.view, id)?.at
  if (typeof at !== 'number') return NOTHING
  const refusal = refusalOf(state, id, order)
  const shot = order === 'fire' && refusal === 'no-guns-bear' ? nearestShot(state, id) : null
  if (shot) return { patch: { ...AT_EASE, why: { cell: at, refusal: 'out-of-shot', shot } } }
  return { patch: { ...AT_EASE, why: refusal && { cell: at, refusal } } }
}

/** Returns why the guns of a ship or fort do not reach the nearest enemy; null if there is no enemy. */
export function nearestShot(state: Pick<IntentState, 'asked' | 'view'>, id: UnitId): Why['shot'] | null {
  const view = viewFor(state, id)
  const unit = view && unitNamed(view, id)
  if (!view || !unit) return null
  const nearest = nearestEnemy(view, unit)?.at
  return typeof nearest === 'number' ? { ...gunReach(view, unit, nearest), nearest } : null
}

/**
 * Returns why an order cannot be given to one of the player's own ships or forts; null if there is no unit to which it
 * could apply.
 */
export function refusalOf(state: Pick<IntentState, 'asked' | 'view'>, id: UnitId, order: Order): AdmiralRefusal | null {
  const { asked } = state
  const view = viewFor(state, id)
  const unit = view && unitNamed(view, id)
  if (!view || !asked || !unit || unit.at === null) return null
  const refusals = attempts(view, unit, order).map((move) => refuse(view, asked.seat, move))
  return refusals.find((one) => one !== null && !FAR_OFF.includes(one)) ?? refusals[0] ?? null
}

/** Reasons that are true of most ships most of the time: shown only if there is no better one. */
const FAR_OFF: readonly AdmiralRefusal[] = ['no-guns-bear', 'not-alongside']

/** Returns the moves that an order could stand for, legal or not. */
function attempts(view: AdmiralState, unit: Unit, order: Order): readonly AdmiralMove[] {
  const ship = unit.id
  const enemies = [...view.ships, ...view.forts].filter((one) => one.at !== null && isEnemy(view, unit.team, one))
  switch (order) {
    case 'sail':
      return [{ kind: 'steer', ship, turn: 'none' }]
    case 'turn':
      return [{ kind: 'turn', ship, heading: turned('heading' in unit ? unit.heading : 'N', 1) }]
    case 'fire':
      return enemies
        .filter((enemy) => isFighting(view, enemy))
        .map(({ id }) => ({ kind: 'fire', ship, target: id, shots: 1, aim: 'hull' }))
    case 'board':
      return enemies.map(({ id }) => ({ kind: 'board', ship, target: id }))
    case 'repair':
      return [{ kind: 'repair', ship, hull: unit.hullDamage > 0 ? 1 : 0, sails: unit.hullDamage > 0 ? 0 : 1 }]
    case 'captain':
      return [{ kind: 'captain', ship, do: 'ashore' }]
    case 'finish':
      return [{ kind: 'finish', ship }]
    default:
      return order satisfies never
  }
}
