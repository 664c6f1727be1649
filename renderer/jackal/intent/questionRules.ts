import type { JackalState } from '../../../engine/jackal/types.ts'
import { isSame } from './actorRules.ts'
import { IDLE_INTENT, type IntentState, NOTHING, type Reaction } from './intentState.ts'
import { lookedAt } from './lighthouseIntent.ts'
import { type Asked, areAlike, moversOf, type Selected, selectablesOf } from './targets.ts'

/** A new question, or none: everything half done is forgotten; the only one that can act is chosen. */
export function onAsked(state: IntentState, asked: Asked | null, view: JackalState | null): Reaction {
  const { hovered, cursor, planned } = state
  const fresh: IntentState = { ...IDLE_INTENT, hovered, cursor, asked, view, planned: asked ? null : planned }
  const selected = chosenBefore(planned, asked) ?? onlyChoice(fresh)
  return { patch: { ...fresh, selected, order: lookedAt(fresh) } }
}

/** Whoever was thought about while others moved is chosen, if he can act. */
function chosenBefore(planned: Selected | null, asked: Asked | null): Selected | null {
  return selectablesOf(asked).find((one) => isSame(one, planned)) ?? null
}

/** A single piece that can move, or any of several alike, is chosen by itself; a ship or the boat only when nobody else can act. */
function onlyChoice({ asked, view }: IntentState): Selected | null {
  const movers = moversOf(asked)
  const [first] = movers
  if (first) return areAlike(movers, view) ? { kind: 'piece', id: first } : null
  const vessels = selectablesOf(asked)
  return vessels.length === 1 ? (vessels[0] ?? null) : null
}

/** While others move: thinks about a piece or ship, or about none again. */
export function onPlanned(state: IntentState, planned: Selected | null): Reaction {
  if (state.asked) return NOTHING
  return { patch: { planned: planned && isSame(planned, state.planned) ? null : planned } }
}

/** Esc or the right button: takes back the last thing; null when there was nothing to take back. */
export function onCancel(state: IntentState): Reaction | null {
  if (state.why) return { patch: { why: null } }
  if (state.prompt) return { patch: { prompt: null } }
  if (state.picked !== null) return { patch: { picked: null } }
  if (state.first !== null) return { patch: { first: null } }
  if (state.carry || state.bottle) return { patch: { carry: null, bottle: false } }
  if (state.selected && selectablesOf(state.asked).length > 1) return { patch: { selected: null } }
  return null
}
