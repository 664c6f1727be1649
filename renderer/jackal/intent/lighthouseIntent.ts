import type { Cell } from '../../../engine/jackal/types.ts'
import { decisionOf, type IntentState, NOTHING, type Reaction, sent } from './intentState.ts'
import { told } from './reasonRules.ts'

/**
 * Returns the places of the tiles seen from the lighthouse, while they are to be put back (J-LIGHTHOUSE); null
 * otherwise.
 */
export function lookedAt(state: IntentState): readonly Cell[] | null {
  const decision = decisionOf(state)
  return decision?.kind === 'arrange' ? decision.looked : null
}

/** Handles a cell that is chosen while tiles are put back: only those seen from the lighthouse change places. */
export function onArrangedCell(state: IntentState, cell: Cell): Reaction {
  const place = lookedAt(state)?.indexOf(cell) ?? -1
  return place < 0 ? told(cell, 'not-an-order-of-the-looked') : onSeenTile(state, place)
}

/** Handles a tile seen from the lighthouse, by its place: the second of two changes places with the first. */
export function onSeenTile(state: IntentState, place: number): Reaction {
  if (!state.order || place < 0) return NOTHING
  if (state.picked === null) return { patch: { picked: place, why: null } }
  return onSwapSeen(state, state.picked, place)
}

/** Exchanges two tiles seen from the lighthouse. */
export function onSwapSeen({ order }: IntentState, a: number, b: number): Reaction {
  const [first, second] = [order?.[a], order?.[b]]
  if (!order || first === undefined || second === undefined) return NOTHING
  return { patch: { order: order.with(a, second).with(b, first), picked: null, why: null } }
}

/** Handles the visible Done of the lighthouse. */
export function onArranged({ order, asked }: IntentState): Reaction {
  return order && asked ? sent([{ kind: 'arrange', order }]) : NOTHING
}
