import type { JackalState } from '../../../engine/jackal/types.ts'
import { vesselAt } from '../table/vessels.ts'
import { isSame } from './actorRules.ts'
import { IDLE_INTENT, type IntentState, NOTHING, type Reaction } from './intentState.ts'
import { lookedAt } from './lighthouseIntent.ts'
import { loadKept } from './loadRules.ts'
import { type Asked, areAlike, moversOf, placeOf, type Selected, selectablesOf } from './targets.ts'

/**
 * Handles a new question, or none: resets every unfinished choice, the aim of a flat table too; chooses the only piece
 * that can act.
 */
export function onAsked(state: IntentState, asked: Asked | null, view: JackalState | null): Reaction {
  const { hovered, planned, moved, carried } = state
  const isOver = (state.isAimed && asked) || state.laid.length > 0
  const aim = isOver ? null : { cursor: state.cursor, isAimed: state.isAimed }
  const fresh: IntentState = {
    ...IDLE_INTENT,
    hovered,
    ...aim,
    moved,
    carried,
    asked,
    view,
    planned: asked ? null : planned,
  }
  const selected = chosenBefore(planned, asked) ?? onlyChoice(fresh)
  const last = selected ? null : lastMoved(fresh)
  const chosen = selected ?? last
  const carry = loadKept(fresh, chosen)
  return { patch: { ...fresh, selected: chosen, carry, kept: last !== null, order: lookedAt(fresh) } }
}

/** Returns the piece of the crew that moved last, at the start of a turn, if it is ashore and can act. */
function lastMoved({ asked, view, moved }: IntentState): Selected | null {
  const id = view && !view.decision ? moved[view.turn] : null
  const at = id ? placeOf(id, view) : null
  if (!view || !id || at === null || vesselAt(view, at) !== null) return null
  return moversOf(asked).includes(id) ? { kind: 'piece', id } : null
}

/** Returns the piece that was planned with while others moved, if it can act. */
function chosenBefore(planned: Selected | null, asked: Asked | null): Selected | null {
  return selectablesOf(asked).find((one) => isSame(one, planned)) ?? null
}

/**
 * Returns the only piece that can move, or any of several equal ones; a ship or the boat only when no piece can act.
 */
function onlyChoice({ asked, view }: IntentState): Selected | null {
  const movers = moversOf(asked)
  const [first] = movers
  if (first) return areAlike(movers, view) ? { kind: 'piece', id: first } : null
  const vessels = selectablesOf(asked)
  return vessels.length === 1 ? (vessels[0] ?? null) : null
}

/** Handles planning while others move: chooses a piece or ship, or none again. */
export function onPlanned(state: IntentState, planned: Selected | null): Reaction {
  if (state.asked) return NOTHING
  return { patch: { planned: planned && isSame(planned, state.planned) ? null : planned } }
}

/** Handles Esc or the right button: takes back the last choice; returns null when there was none. */
export function onCancel(state: IntentState): Reaction | null {
  if (state.why) return { patch: { why: null } }
  if (state.prompt) return { patch: { prompt: null } }
  if (state.picked !== null) return { patch: { picked: null } }
  if (state.first !== null) return { patch: { first: null } }
  const kept = loadKept(state, state.selected)
  if (state.carry !== kept || state.bottle) return { patch: { carry: kept, bottle: false } }
  if (state.selected && selectablesOf(state.asked).length > 1)
    return { patch: { selected: null, kept: false, carry: null } }
  return null
}
