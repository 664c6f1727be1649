import { cellAt, heightOf, stepFrom, widthOf } from '../../../engine/jackal/cells.ts'
import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import { onOccupied, select } from './actorRules.ts'
import { ableToReach, onAnother } from './cellRules.ts'
import { type IntentState, NOTHING, type Reaction } from './intentState.ts'
import { onArrangedCell } from './lighthouseIntent.ts'
import { explained } from './reasonRules.ts'
import { cellOf, placeOf, targetAt, vesselCellOf } from './targets.ts'
import { startOfFreeing } from './uncorkRules.ts'

/**
 * Handles an arrow key: the keyboard's cursor starts at the chosen piece or in the middle and stays on the board. It
 * closes the explanation of a cell, which counts as read.
 */
export function onCursor(state: IntentState, east: number, north: number): Reaction {
  const { view } = state
  if (!view) return NOTHING
  const from = state.cursor ?? startOfFreeing(state) ?? startOfCursor(state, view)
  const to = stepFrom(view.board, from, [east, north])
  return {
    patch: { isAimed: false, laid: [], why: null, ...(to < 0 ? { cursor: from } : { cursor: to, hovered: null }) },
  }
}

/**
 * Returns the start of the keyboard's cursor: the acting piece, the first place for a ship, else the middle of the
 * board.
 */
export function startOfCursor({ asked, selected }: Pick<IntentState, 'asked' | 'selected'>, view: JackalState): Cell {
  const middle = cellAt(view.board, widthOf(view.board) >> 1, heightOf(view.board) >> 1)
  if (selected?.kind === 'piece') return placeOf(selected.id, view) ?? middle
  const ship = vesselCellOf(view, { kind: 'ship', team: selected?.team ?? view.turn })
  const [first] = asked?.moves ?? []
  return ship ?? (first && cellOf(first.move, view)) ?? middle
}

/** Aims at a cell of a flat table; closes the question or explanation about another one. */
export function onAimed({ prompt, why }: IntentState, cell: Cell): Reaction {
  return {
    patch: {
      cursor: cell,
      isAimed: true,
      hovered: null,
      prompt: prompt?.cell === cell ? prompt : null,
      why: why?.cell === cell ? why : null,
    },
  }
}

/**
 * Handles a touch that ended on a cell of a flat table: like a click on a cell, but only aims at a lit one, so that
 * nothing is sent.
 */
export function onTouched(state: IntentState, cell: Cell): Reaction {
  const aimed = { ...state, ...onAimed(state, cell).patch }
  const answer = answered(aimed, cell)
  return { patch: { ...onAimed(state, cell).patch, ...answer.patch } }
}

function answered(state: IntentState, cell: Cell): Reaction {
  if (!state.asked) return NOTHING
  if (state.order) return onArrangedCell(state, cell)
  if (targetAt(state, cell)) return NOTHING
  const another = onAnother(state, cell)
  if (another) return another
  const [able] = ableToReach(state, cell)
  return onOccupied(state, cell) ?? (able ? select(state, able) : explained(state, cell))
}
