import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import type { LessonHand } from '../../school/lesson.ts'
import { berthsAt } from '../intent/courseRules.ts'
import { useIntent } from '../intent/intent.ts'
import type { IntentState } from '../intent/intentState.ts'
import { boardingsOf, shootablesOf, unitsToAct } from '../intent/targets.ts'

/**
 * Points first to a ship that can sail to a cell or attack the unit there, unless one is selected already.
 */
export const ADMIRAL_HAND: LessonHand = {
  follow: (listener) => useIntent.subscribe(listener),
  first: (cells, by) => firstOf(cells, by, useIntent.getState()),
}

/**
 * Returns the place of a unit that can act at one of some cells; the cells themselves once the selected unit can, or
 * while no unit can.
 */
function firstOf(cells: readonly Cell[], by: readonly Cell[] | null, state: IntentState): readonly Cell[] {
  const { asked, view, selected } = state
  if (!asked || !view) return cells
  const isWanted = selected !== null && (by === null || by.includes(placeOf(view, selected) ?? -1))
  if (isWanted && canAct(state, selected, cells)) return cells
  if (by !== null && by.length > 0 && !isWanted) return by.slice(0, 1)
  const able = unitsToAct(asked).filter((unit) => canAct(state, unit, cells))
  const places = able.map((unit) => placeOf(view, unit)).filter((place) => place !== null)
  return places.length > 0 ? places.slice(0, 1) : cells
}

function canAct(state: IntentState, unit: UnitId, cells: readonly Cell[]): boolean {
  const { asked, view } = state
  const targets = [...shootablesOf(asked, unit), ...boardingsOf(asked, unit)].map(({ target }) => target)
  const attacks = targets.some((target) => cells.includes((view && placeOf(view, target)) ?? -1))
  const isThere = cells.includes((view && placeOf(view, unit)) ?? -1)
  return isThere || attacks || cells.some((cell) => berthsAt({ ...state, selected: unit }, cell).length > 0)
}

const placeOf = (view: AdmiralState, unit: UnitId): Cell | null => unitNamed(view, unit)?.at ?? null
