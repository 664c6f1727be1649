import type { JackalMove } from '../../../engine/jackal/types.ts'
import { type IntentState, NOTHING, type Reaction } from './intentState.ts'
import { cellOf, type Selected } from './targets.ts'

/**
 * Lays a move out as if keys had chosen it: the piece, its load, and the cell that Enter would send it to, or the
 * button that Enter would press. Of two tiles that change places the first is chosen and the second pointed at. Returns
 * nothing for a move outside the question.
 *
 * @param sequel the moves that are played right after it
 */
export function onLaidOut(state: IntentState, move: JackalMove, sequel: readonly JackalMove[] = []): Reaction {
  const { asked, view } = state
  if (!asked || !view || !asked.moves.some((one) => isSameMove(one.move, move))) return NOTHING
  const [second] = sequel
  const isSwap = move.kind === 'swap' && second?.kind === 'swap'
  return {
    patch: {
      selected: actorOf(move) ?? state.selected,
      kept: false,
      carry: (move.kind === 'go' && move.carry) || null,
      bottle: move.kind === 'go' && move.bottle === true,
      first: isSwap ? move.cell : null,
      cursor: cellOf(isSwap ? second : move, view),
      order: move.kind === 'arrange' ? move.order : state.order,
      laid: [move, ...sequel],
      hovered: null,
      prompt: null,
      why: null,
    },
  }
}

/** Returns the moves that Enter plays because they are laid out; none after any other choice, question or pointing. */
export function stillLaid(state: IntentState): readonly JackalMove[] {
  const [move, ...sequel] = state.laid
  const patch = move && onLaidOut(state, move, sequel).patch
  const isUntouched = patch && CHOSEN.every((part) => JSON.stringify(patch[part]) === JSON.stringify(state[part]))
  return isUntouched ? state.laid : []
}

/** Removes the layout: the keyboard's cursor goes away with it unless the player has moved it. */
export function onLaidForgotten(state: IntentState): Reaction {
  return stillLaid(state).length > 0 ? { patch: { laid: [], cursor: null, isAimed: false } } : NOTHING
}

/** The fields that distinguish one choice of the player from another. */
const CHOSEN = ['selected', 'carry', 'bottle', 'first', 'cursor', 'order', 'prompt'] as const

const isSameMove = (one: JackalMove, other: JackalMove) => JSON.stringify(one) === JSON.stringify(other)

function actorOf(move: JackalMove): Selected | null {
  if (move.kind === 'go' || move.kind === 'revive') return { kind: 'piece', id: move.piece }
  return move.kind === 'sail' ? { kind: 'ship', team: move.team, ...(move.boat && { boat: true }) } : null
}
