import type { Berth } from '../../../engine/admiral/foresight.ts'
import { berthsAt } from './courseRules.ts'
import type { IntentState } from './intentState.ts'
import { offerOf } from './targets.ts'

/** The course to the cell under the pointer: what a click would plan. Null while anything else is being chosen. */
export function pointedCourse(state: IntentState): Berth | null {
  const { course, prompt, target, hovered, hoveredUnit } = state
  if (course || prompt || target !== null || hovered === null || hoveredUnit !== null || offerOf(state)) return null
  return berthsAt(state, hovered)[0] ?? null
}

/** The course that is shown: the one that is planned, else that to the cell under the pointer. */
export function shownCourse(state: IntentState): Berth | null {
  return state.course ?? pointedCourse(state)
}
