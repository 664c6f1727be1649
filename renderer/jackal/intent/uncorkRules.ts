import { refuse } from '../../../engine/jackal/refuse.ts'
import type { Cell, JackalMove, PieceId } from '../../../engine/jackal/types.ts'
import { type IntentState, NOTHING, type Reaction, sent } from './intentState.ts'
import { type Asked, placeOf, targetsOf } from './targets.ts'

/**
 * Returns the pieces that a bottle may free now, after the turn's move or in its place (J-ARCH), in the order of the
 * moves.
 */
export function freeableOf(asked: Asked | null): PieceId[] {
  return (asked?.moves ?? []).flatMap(({ move }) => (move.kind === 'uncork' ? [move.piece] : []))
}

/** Handles a click on a figure that a bottle may free; returns null for any other. */
export function onFreeable({ asked }: IntentState, id: PieceId): Reaction | null {
  return freeableOf(asked).includes(id) ? sent([{ kind: 'uncork', piece: id }]) : null
}

/**
 * Handles B after the move: gives the bottle to the only piece that it frees; with several the keyboard points at the
 * next.
 */
export function onUncork(state: IntentState): Reaction {
  const [only, another] = freeableOf(state.asked)
  if (only === undefined) return NOTHING
  return another === undefined ? sent([{ kind: 'uncork', piece: only }]) : onNextFreeable(state, 1)
}

/**
 * Handles Tab when only a bottle is left to be used: the keyboard points at the next cell with a piece that it frees.
 */
export function onNextFreeable(state: IntentState, step: 1 | -1): Reaction {
  const cells = targetsOf(state).map(({ cell }) => cell)
  const now = state.cursor === null ? -1 : cells.indexOf(state.cursor)
  const next = cells[now < 0 ? (step > 0 ? 0 : cells.length - 1) : (now + step + cells.length) % cells.length]
  return next === undefined ? NOTHING : { patch: { cursor: next, hovered: null, prompt: null, why: null } }
}

/**
 * Returns the move by which a click on one of the crew would give it the bottle during that question; null if no piece
 * is there.
 */
export function uncorkAttempted({ view, asked }: IntentState, cell: Cell): JackalMove | null {
  const standing = view?.pieces.filter(({ at, team }) => at === cell && team === view.turn) ?? []
  const attempts = standing.map(({ id }): JackalMove => ({ kind: 'uncork', piece: id }))
  return attempts.find((move) => view && asked && refuse(view, asked.seat, move) !== null) ?? null
}

/** Returns the start of the keyboard's cursor: the first piece that a bottle frees; null without that question. */
export function startOfFreeing({ asked, view }: Pick<IntentState, 'asked' | 'view'>): Cell | null {
  const [first] = freeableOf(asked)
  return first === undefined ? null : placeOf(first, view)
}
