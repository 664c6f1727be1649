import type { JackalMove, Load } from '../../../engine/jackal/types.ts'
import type { IntentState, Reaction } from './intentState.ts'
import { onNoBottle, onNoLoad } from './reasonRules.ts'
import { loadsOf, mayUseBottle, type Selected } from './targets.ts'
import { freeableOf, onUncork } from './uncorkRules.ts'

/** Returns the load that a piece carried on its last move and can carry on; null without one. */
export function loadKept({ asked, carried }: IntentState, selected: Selected | null): Load | null {
  const load = selected?.kind === 'piece' ? carried[selected.id] : undefined
  return load !== undefined && loadsOf({ asked, selected }).includes(load) ? load : null
}

/** Returns the load of each piece after a move: a carried load stays with it, one that it leaves is removed. */
export function carriedAfter({ carried }: IntentState, move: JackalMove): IntentState['carried'] {
  return move.kind === 'go' ? withLoad(carried, move.piece, move.carry ?? null) : carried
}

function withLoad(carried: IntentState['carried'], id: string, load: Load | null): IntentState['carried'] {
  const { [id]: _, ...others } = carried
  return load === null ? others : { ...others, [id]: load }
}

/** Handles E: takes the coin, the treasure, or leaves it open again; shows the reason if there is nothing to take. */
export function onCarry(state: IntentState): Reaction {
  const { selected, carried } = state
  const ring = [null, ...loadsOf(state)]
  if (ring.length === 1 || selected?.kind !== 'piece') return onNoLoad(state)
  const carry = ring[(ring.indexOf(state.carry) + 1) % ring.length] ?? null
  const left = carry === null ? withLoad(carried, selected.id, null) : carried
  return { patch: { carry, carried: left, kept: false, prompt: null, why: null } }
}

/**
 * Handles B: only moves with a bottle, or all; for bottles after the move, the bottle itself; else shows why none is
 * used.
 */
export function onBottle(state: IntentState): Reaction {
  if (freeableOf(state.asked).length > 0) return onUncork(state)
  if (!mayUseBottle(state)) return onNoBottle(state)
  return { patch: { bottle: !state.bottle, kept: false, prompt: null, why: null } }
}
