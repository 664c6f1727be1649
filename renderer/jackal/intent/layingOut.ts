import type { JackalMove } from '../../../engine/jackal/types.ts'
import { type IntentState, NOTHING, type Reaction } from './intentState.ts'
import { cellOf, type Selected } from './targets.ts'

/**
 * A move is laid out as if it had been chosen by keys: who goes, with what, and the cell that Enter would send him to, or the
 * button that Enter would press. Nothing for a move that is not asked for.
 */
export function onLaidOut(state: IntentState, move: JackalMove): Reaction {
  const { asked, view } = state
  if (!asked || !view || !asked.moves.some((one) => JSON.stringify(one.move) === JSON.stringify(move))) return NOTHING
  const selected = actorOf(move) ?? state.selected
  const carry = (move.kind === 'go' && move.carry) || null
  const bottle = move.kind === 'go' && move.bottle === true
  const cursor = cellOf(move, view)
  const order = move.kind === 'arrange' ? move.order : state.order
  return {
    patch: { selected, kept: false, carry, bottle, cursor, laid: move, order, hovered: null, prompt: null, why: null },
  }
}

/** The move laid out, while who goes, with what and where is as it laid them; null for one that a button gives. */
export function laidMove(state: IntentState): JackalMove | null {
  const { laid, prompt, cursor } = state
  if (!laid || prompt || cursor === null) return null
  const { patch } = onLaidOut(state, laid)
  return patch && choiceIn(state) === choiceIn({ ...state, ...patch }) ? laid : null
}

const choiceIn = ({ selected, carry, bottle, cursor }: IntentState): string =>
  JSON.stringify([selected, carry, bottle, cursor])

function actorOf(move: JackalMove): Selected | null {
  if (move.kind === 'go' || move.kind === 'revive') return { kind: 'piece', id: move.piece }
  return move.kind === 'sail' ? { kind: 'ship', team: move.team, ...(move.boat && { boat: true }) } : null
}
