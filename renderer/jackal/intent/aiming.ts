import { stepFrom } from '../../../engine/jackal/cells.ts'
import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import type { Aim, Aiming } from '../../input/pad/aiming.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { chosenAction } from './chosenAction.ts'
import { goldenChoice } from './confirmChoice.ts'
import { startOfCursor } from './cursorRules.ts'
import { useIntent } from './intent.ts'
import type { IntentState } from './intentState.ts'
import { lookedAt } from './lighthouseIntent.ts'
import { cellOf, isFatal, placeOf, selectablesOf, targetAt, targetsOf, vesselCellOf } from './targets.ts'
import { startOfFreeing } from './uncorkRules.ts'

/** Returns the cells that can be chosen now: those seen from the lighthouse, the lit ones, else all that anyone reaches. */
export function aimedCells(state: IntentState): readonly Cell[] {
  const { asked, view, selected } = state
  if (!asked || !view) return []
  const looked = lookedAt(state)
  if (looked) return looked
  const lit = targetsOf(state).map(({ cell }) => cell)
  if (selected || lit.length > 0) return lit
  const actors = selectablesOf(asked).map((one) =>
    one.kind === 'piece' ? placeOf(one.id, view) : vesselCellOf(view, one),
  )
  const reached = asked.moves.map(({ move }) => cellOf(move, view))
  return [...new Set([...actors, ...reached].filter((cell) => cell !== null))]
}

/** Returns the cell that is aimed at; before, the place of what acts. */
const aimedCell = (state: IntentState, view: JackalState): Cell =>
  state.cursor ?? startOfFreeing(state) ?? startOfCursor(state, view)

/** Aims at the cells of Jackal's island with a pad. */
export const JACKAL_AIMING: Aiming = {
  aims: () => {
    const state = useIntent.getState()
    const { view, prompt } = state
    const cells = aimedCells(state)
    if (!view || (prompt === null && !state.asked)) return 'cursor'
    return prompt || cells.length === 0 ? 'panel' : cells.map((cell): Aim => ({ cell, ...cellSpot(view.board, cell) }))
  },
  from: () => {
    const state = useIntent.getState()
    const { view } = state
    return view && cellSpot(view.board, aimedCell(state, view))
  },
  aimAt: (cell) => useIntent.getState().aimAt(cell),
  beside: (cell, east, north) => {
    const state = useIntent.getState()
    const { view } = state
    const to = view ? stepFrom(view.board, cell ?? aimedCell(state, view), [east, north]) : -1
    return to >= 0 ? to : null
  },
  step: (east, north) => {
    const to = JACKAL_AIMING.beside(null, east, north)
    if (to !== null) useIntent.getState().aimAt(to)
  },
  forget: () => useIntent.setState({ cursor: null, isAimed: false }),
  isVain: () => {
    const state = useIntent.getState()
    const { cursor, asked } = state
    return asked !== null && cursor !== null && targetAt(state, cursor) === null && !aimedCells(state).includes(cursor)
  },
  explain: () => {
    const { cursor, explain } = useIntent.getState()
    if (cursor !== null) explain(cursor)
  },
  isGrave: () => {
    const state = useIntent.getState()
    const golden = goldenChoice(state.prompt?.moves ?? [])
    if (golden) return isFatal(golden) || golden.move.kind === 'swap'
    return chosenAction(state)?.move.kind === 'acceptEnd'
  },
}
