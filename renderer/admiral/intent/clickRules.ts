import { type Berth, dangersOf, pointsToSail, targetsFrom } from '../../../engine/admiral/foresight.ts'
import type { AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import { onSail, usesCaptain } from './courseRules.ts'
import { onCell } from './intentRules.ts'
import type { IntentState, Reaction } from './intentState.ts'
import { pointedCourse } from './pointed.ts'
import { waitingAfter } from './waiting.ts'

/** Returns the result of a mouse click on a cell: a harmless course is sailed at once, any other is shown first. */
export function onClicked(state: IntentState, cell: Cell): Reaction {
  const course = harmlessCourse(state)
  return course?.at === cell ? onSail({ ...state, course }) : onCell(state, cell)
}

/**
 * Returns the course under the pointer if one press may sail it: no enemy may fire on the way, it shows no captain, and
 * the player can still take it back. Otherwise returns null.
 */
export function harmlessCourse(state: IntentState): Berth | null {
  const { view, selected } = state
  const course = pointedCourse(state)
  if (!view || selected === null || !course || usesCaptain(state)) return null
  const isSafe = dangersOf(view, selected, course.way).length === 0
  return isSafe && !endsTurnAfter(state, view, selected, course) ? course : null
}

/** Returns true if the course ends the turn: after the next move of a bot there is no undo. */
export function endsTurnAfter(state: IntentState, view: AdmiralState, ship: UnitId, course: Berth): boolean {
  if (waitingAfter(state, ship).length > 0) return false
  return pointsToSail(view, ship, course) < 1 && targetsFrom(view, ship, course).length === 0
}
