import { legalMoves } from '../../../engine/admiral/moves.ts'
import type { AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import type { IntentState } from './intentState.ts'
import { type Asked, boardingsOf, canSail, repairsOf, shootablesOf, turnsOf, unitsWithOrders } from './targets.ts'

/** A view as it will be once the active ship or fort has ended her activation; the same view while none is active. */
export const freed = memoizePerObject((view: AdmiralState): AdmiralState => {
  const { activation, ships, forts } = view
  if (!activation) return view
  const ended = <U extends { readonly id: UnitId; readonly done: boolean }>(unit: U): U =>
    unit.id === activation.ship ? { ...unit, done: true } : unit
  return { ...view, activation: null, ships: ships.map(ended), forts: forts.map(ended) }
})

/**
 * The question with what the others could do once the active ship has ended: the host lists nothing but `finish` for
 * those who wait for her. Such an order ends her activation first (`ordered`).
 */
export function withWaiting(question: Asked, view: AdmiralState): Asked {
  if (!view.activation || view.offer) return question
  const moves = legalMoves(freed(view), question.seat).filter((move) => move.kind !== 'finish')
  return { ...question, moves: [...question.moves, ...moves.map((move) => ({ move, hint: {} }))] }
}

/** The ship or fort of the asked seat that is acting; null while none is, or while an offer is open. */
export function activeOf({ asked, view }: Pick<IntentState, 'asked' | 'view'>): UnitId | null {
  return asked && view?.activation && !view.offer ? view.activation.ship : null
}

/** The view in which the rules are asked about a unit: who waits for the active one will act after her. */
export function viewFor(state: Pick<IntentState, 'asked' | 'view'>, unit: UnitId): AdmiralState | null {
  const active = activeOf(state)
  return state.view && active !== null && active !== unit ? freed(state.view) : state.view
}

type Asking = Pick<IntentState, 'asked' | 'view' | 'goal'>

/** Own ships and forts that can do something and have not begun, in the order of the squadron. */
export function unitsWaiting(state: Pick<IntentState, 'asked' | 'view'>): readonly UnitId[] {
  const active = activeOf(state)
  const able = unitsWithOrders(state.asked).filter((id) => id !== active)
  const { view } = state
  if (!view) return able
  const order = [...view.ships, ...view.forts].map(({ id }) => id)
  return able.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** Who waits, beginning after a unit and going round. */
export function waitingAfter(state: Pick<IntentState, 'asked' | 'view'>, unit: UnitId): readonly UnitId[] {
  const waiting = unitsWaiting(state).filter((id) => id !== unit)
  const order = [...(state.view?.ships ?? []), ...(state.view?.forts ?? [])].map(({ id }) => id)
  const place = order.indexOf(unit)
  return [...waiting.filter((id) => order.indexOf(id) > place), ...waiting.filter((id) => order.indexOf(id) < place)]
}

/**
 * True when ending the active unit now would lose something that she was not yet brought to do: shots or a boarding, a
 * move that she has not begun, or a course that was broken off. What is left of a move that ended where it was ordered
 * to is not lost by a slip.
 */
export function wouldLose({ asked, view, goal }: Asking, active: UnitId): boolean {
  if (shootablesOf(asked, active).length > 0 || boardingsOf(asked, active).length > 0) return true
  const isBegun = view?.activation?.stage === 'moving'
  if (isBegun) return goal?.broken === true && goal.ship === active
  return canSail(asked, active) || turnsOf(asked, active).length > 0 || repairsOf(asked, active).length > 0
}

/** Own ships and forts for which an end of the turn would lose something. */
export function unitsToLose(state: Asking): readonly UnitId[] {
  const active = activeOf(state)
  return [...unitsWaiting(state), ...(active !== null && wouldLose(state, active) ? [active] : [])]
}
