import type { IntentState, Reaction } from './intentState.ts'
import { onNoBottle, onNoLoad } from './reasonRules.ts'
import { loadsOf, mayUseBottle } from './targets.ts'
import { freeableOf, onUncork } from './uncorkRules.ts'

/** E: the coin, the treasure, or left open again; the reason where there is nothing to take. */
export function onCarry(state: IntentState): Reaction {
  const ring = [null, ...loadsOf(state)]
  if (ring.length === 1) return onNoLoad(state)
  const carry = ring[(ring.indexOf(state.carry) + 1) % ring.length] ?? null
  return { patch: { carry, kept: false, prompt: null, why: null } }
}

/** B: only moves that use a bottle, or all; where bottles go after the move, the bottle itself; else why none is used. */
export function onBottle(state: IntentState): Reaction {
  if (freeableOf(state.asked).length > 0) return onUncork(state)
  if (!mayUseBottle(state)) return onNoBottle(state)
  return { patch: { bottle: !state.bottle, kept: false, prompt: null, why: null } }
}
