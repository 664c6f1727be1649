import { type IntentState, NOTHING, type Reaction } from './intentState.ts'
import { loadsOf, mayUseBottle } from './targets.ts'
import { freeableOf, onUncork } from './uncorkRules.ts'

/** E: the coin, the treasure, or left open again. */
export function onCarry(state: IntentState): Reaction {
  const ring = [null, ...loadsOf(state)]
  if (ring.length === 1) return NOTHING
  const carry = ring[(ring.indexOf(state.carry) + 1) % ring.length] ?? null
  return { patch: { carry, prompt: null, why: null } }
}

/** B: only moves that use a bottle, or all; where bottles go after the move, the bottle itself. */
export function onBottle(state: IntentState): Reaction {
  if (freeableOf(state.asked).length > 0) return onUncork(state)
  if (!mayUseBottle(state)) return NOTHING
  return { patch: { bottle: !state.bottle, prompt: null, why: null } }
}
