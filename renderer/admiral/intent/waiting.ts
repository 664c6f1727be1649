import { legalMoves } from '../../../engine/admiral/moves.ts'
import type { AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import type { IntentState } from './intentState.ts'
import { type Asked, boardingsOf, canSail, repairsOf, shootablesOf, turnsOf, unitsWithOrders } from './targets.ts'

/** Returns the view after the active ship or fort has ended its activation; the same view while none is active. */
export const freed = memoizePerObject((view: AdmiralState): AdmiralState => {
  const { activation, ships, forts } = view
  if (!activation) return view
  const ended = <U extends { readonly id: UnitId; readonly done: boolean }>(unit: U): U =>
    unit.id === activation.ship ? { ...unit, done: true } : unit
  return { ...view, activation: null, ships: ships.map(ended), forts: forts.map(ended) }
})

/**
 * Returns the question, plus what other units could do after the active ship has ended: the host lists only `finish`
 * for units that wait for it. Such an order ends the active unit first (`ordered`).
 */
export function withWaiting(question: Asked, view: AdmiralState): Asked {
  if (!view.activation || view.offer) return question
  const moves = legalMoves(freed(view), question.seat).filter((move) => move.kind !== 'finish')
  return { ...question, moves: [...question.moves, ...moves.map((move) => ({ move, hint: {} }))] }
}

/** Returns the active ship or fort of the asked seat; null while there is none, or while an offer is open. */
export function activeOf({ asked, view }: Pick<IntentState, 'asked' | 'view'>): UnitId | null {
  return asked && view?.activation && !view.offer ? view.activation.ship : null
}

/** Returns the view for questions to the rules about a unit: a unit that waits for the active one will act after it. */
export function viewFor(state: Pick<IntentState, 'asked' | 'view'>, unit: UnitId): AdmiralState | null {
  const active = activeOf(state)
  return state.view && active !== null && active !== unit ? freed(state.view) : state.view
}

type Asking = Pick<IntentState, 'asked' | 'view' | 'goal'>

/** Returns the player's own ships and forts that can act and have not begun, in the order of the squadron. */
export function unitsWaiting(state: Pick<IntentState, 'asked' | 'view'>): readonly UnitId[] {
  const active = activeOf(state)
  const able = unitsWithOrders(state.asked).filter((id) => id !== active)
  const { view } = state
  if (!view) return able
  const order = [...view.ships, ...view.forts].map(({ id }) => id)
  return able.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** Returns the waiting units in a ring, beginning after a unit. */
export function waitingAfter(state: Pick<IntentState, 'asked' | 'view'>, unit: UnitId): readonly UnitId[] {
  const waiting = unitsWaiting(state).filter((id) => id !== unit)
  const order = [...(state.view?.ships ?? []), ...(state.view?.forts ?? [])].map(({ id }) => id)
  const place = order.indexOf(unit)
  return [...waiting.filter((id) => order.indexOf(id) > place), ...waiting.filter((id) => order.indexOf(id) < place)]
}

/**
 * Returns true if ending the active unit now would lose an unused action: shots or a boarding, a move not begun, or an
 * interrupted course. Points left after a move that ended at its destination do not count.
 */
export function wouldLose({ asked, view, goal }: Asking, active: UnitId): boolean {
  if (shootablesOf(asked, active).length > 0 || boardingsOf(asked, active).length > 0) return true
  const isBegun = view?.activation?.stage === 'moving'
  if (isBegun) return goal?.broken === true && goal.ship === active
  return canSail(asked, active) || turnsOf(asked, active).length > 0 || repairsOf(asked, active).length > 0
}

/** Returns the player's own ships and forts that would lose something at the end of the turn. */
export function unitsToLose(state: Asking): readonly UnitId[] {
  const active = activeOf(state)
  return [...unitsWaiting(state), ...(active !== null && wouldLose(state, active) ? [active] : [])]
}
