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

/** Returns what each piece carries once a move is made: its load goes on with it, what it leaves is forgotten. */
export function carriedAfter({ carried }: IntentState, move: JackalMove): IntentState['carried'] {
  return move.kind === 'go' ? withLoad(carried, move.piece, move.carry ?? null) : carried
}

function withLoad(carried: IntentState['carried'], id: string, load: Load | null): IntentState['carried'] {
  const { [id]: _, ...others } = carried
  return load === null ? others : { ...others, [id]: load }
}

/** E: the coin, the treasure, or left open again; the reason where there is nothing to take. */
export function onCarry(state: IntentState): Reaction {
  const { selected, carried } = state
  const ring = [null, ...loadsOf(state)]
  if (ring.length === 1 || selected?.kind !== 'piece') return onNoLoad(state)
  const carry = ring[(ring.indexOf(state.carry) + 1) % ring.length] ?? null
  const left = carry === null ? withLoad(carried, selected.id, null) : carried
  return { patch: { carry, carried: left, kept: false, prompt: null, why: null } }
}

/** B: only moves that use a bottle, or all; where bottles go after the move, the bottle itself; else why none is used. */
export function onBottle(state: IntentState): Reaction {
  if (freeableOf(state.asked).length > 0) return onUncork(state)
  if (!mayUseBottle(state)) return onNoBottle(state)
  return { patch: { bottle: !state.bottle, kept: false, prompt: null, why: null } }
}
