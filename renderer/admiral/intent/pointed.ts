import type { Berth } from '../../../engine/admiral/foresight.ts'
import { berthsAt } from './courseRules.ts'
import type { IntentState } from './intentState.ts'
import { offerOf } from './targets.ts'

/** Returns the course to the cell under the pointer, as a click would plan it. Null while another choice is open. */
export function pointedCourse(state: IntentState): Berth | null {
  const { course, prompt, target, hovered, hoveredUnit } = state
  if (course || prompt || target !== null || hovered === null || hoveredUnit !== null || offerOf(state)) return null
  return berthsAt(state, hovered)[0] ?? null
}

/** Returns the shown course: the planned one, else the course to the cell under the pointer. */
export function shownCourse(state: IntentState): Berth | null {
  return state.course ?? pointedCourse(state)
}
