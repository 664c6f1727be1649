import { inEndingOrder } from '../../../engine/admiral/moves.ts'
import type { UnitId } from '../../../engine/admiral/types.ts'
import { mayUseCaptain } from './gunneryRules.ts'
import { AT_EASE, type IntentState, NOTHING, type Reaction, sent } from './intentState.ts'
import { ending, ordered } from './plans.ts'
import { told } from './reasonRules.ts'
import {
  canFinish,
  captainDeedsOf,
  isListed,
  offerOf,
  repairsOf,
  unitsLeft,
  unitsToAct,
  unitsWithOrders,
} from './targets.ts'
import { activeOf, unitsToLose, wouldLose } from './waiting.ts'

/** Prepares the largest possible repair, the hull first. */
export function onRepairAsked({ asked, selected }: IntentState): Reaction {
  const [best] = repairsOf(asked, selected).toSorted((a, b) => b.hull + b.sails - a.hull - a.sails || b.hull - a.hull)
  if (!best) return NOTHING
  return { patch: { ...AT_EASE, prompt: { kind: 'repair', hull: best.hull, sails: best.sails } } }
}

/** Changes the shares of hull and sails, within the rules. */
export function onRepairShared(state: IntentState, hull: number, sails: number): Reaction {
  const { asked, selected, prompt } = state
  if (prompt?.kind !== 'repair') return NOTHING
  const isAllowed = repairsOf(asked, selected).some((one) => one.hull === hull && one.sails === sails)
  if (!isAllowed) return told(state, 'wrong-repair')
  return { patch: { prompt: { kind: 'repair', hull, sails } } }
}

/** Repairs the chosen shares. */
export function onRepair(state: IntentState): Reaction {
  const { asked, selected, prompt } = state
  if (prompt?.kind !== 'repair' || selected === null) return NOTHING
  const { hull, sails } = prompt
  const helped = state.withCaptain && mayUseCaptain(state) && ({ captain: true } as const)
  const move = { kind: 'repair', ship: selected, hull, sails, ...helped } as const
  return isListed(asked, move) ? ordered(state, selected, [move]) : NOTHING
}

/** Shows the possible actions of the ship's captain. */
export function onCaptainAsked({ asked, selected }: IntentState): Reaction {
  if (captainDeedsOf(asked, selected).length === 0) return NOTHING
  return { patch: { ...AT_EASE, prompt: { kind: 'captain' } } }
}

/** Returns the unit whose activation ends: while one is active always that one, even if another is selected. */
export function unitToEnd(state: Pick<IntentState, 'asked' | 'view' | 'selected'>): UnitId | null {
  const unit = activeOf(state) ?? state.selected
  return canFinish(state.asked, unit) ? unit : null
}

/**
 * Ends an activation. Asks first if it would lose something that the player has not looked at. Asking twice is no
 * confirmation, so that a key pressed twice by mistake ends nothing.
 */
export function onFinish(state: IntentState): Reaction {
  const { asked, selected } = state
  const unit = unitToEnd(state)
  if (unit === null) return NOTHING
  const isActive = activeOf(state) === unit
  const loses = isActive ? selected !== unit && wouldLose(state, unit) : unitsWithOrders(asked).includes(unit)
  if (loses) return { patch: { ...AT_EASE, prompt: { kind: 'finish', ships: [unit], isTurn: false, plan: null } } }
  return ending([unit], null)
}

/** Ends the turn: all remaining activations. Asks first if some unit can still act; the second time confirms. */
export function onFinishAll(state: IntentState): Reaction {
  const ships = unitsToEnd(state)
  const { prompt } = state
  const isAsked = prompt?.kind === 'finish' && !prompt.isAdvised && String(prompt.ships) === String(ships)
  if (isAsked) return onFinishSure(state)
  if (ships.length === 0) return told(state, offerOf(state) ? 'answer-the-offer' : 'nobody-else')
  return unitsToLose(state).length === 0
    ? ending(ships, null)
    : { patch: { ...AT_EASE, prompt: { kind: 'finish', ships, isTurn: true, plan: null } } }
}

/**
 * Returns the units whose activations keep the turn open, in the order in which they end: every ship, and forts with a
 * target.
 */
export function unitsToEnd({ asked, view }: Pick<IntentState, 'asked' | 'view'>): readonly UnitId[] {
  const able = unitsToAct(asked)
  const isFort = (id: UnitId) => view?.forts.some((fort) => fort.id === id) === true
  const ids = unitsLeft(asked).filter((id) => !isFort(id) || able.includes(id))
  return view ? inEndingOrder(view, ids) : ids
}

/** Returns whether the question is about passing a whole round in which no unit has acted. */
export function isUntouched({ prompt, view }: Pick<IntentState, 'prompt' | 'view'>): boolean {
  if (prompt?.kind !== 'finish' || prompt.ships.length < 2 || !view || view.activation) return false
  return view.ships.every(({ team, at, done }) => team !== view.turn || at === null || !done)
}

/** Ends the activations of the open question. */
export function onFinishSure({ prompt, asked }: IntentState): Reaction {
  return prompt?.kind === 'finish' && asked ? ending(prompt.ships, prompt.plan) : NOTHING
}

/** Chooses what goes over to the prize. */
export function onLootShared({ asked, view, prompt }: IntentState, captain: boolean, gold: number): Reaction {
  const ship = view?.offer?.at[0]
  if (prompt?.kind !== 'loot' || ship === undefined || gold < 0) return NOTHING
  const isNothing = !captain && gold === 0
  return isNothing || isListed(asked, { kind: 'loot', ship, captain, gold })
    ? { patch: { prompt: { kind: 'loot', captain, gold } } }
    : NOTHING
}

/** Transfers the chosen loot; with no choice everything stays where it is. */
export function onLoot({ asked, view, prompt }: IntentState): Reaction {
  const ship = view?.offer?.at[0]
  if (prompt?.kind !== 'loot' || ship === undefined) return NOTHING
  const { captain, gold } = prompt
  const move = { kind: 'loot', ship, captain, gold } as const
  return sent([isListed(asked, move) ? move : { kind: 'decline' }])
}
