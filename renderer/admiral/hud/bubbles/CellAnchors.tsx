import { cellAt, fileOf, isOnField, rankOf } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, UnitId } from '../../../../engine/admiral/types.ts'
import { type Sights, usePlacedPanels } from '../../../hud/panels/usePlacedPanels.ts'
import { berthsOf } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { cellSpot, WATER } from '../../table/anchors.ts'
import { shownNow } from '../../table/shown.ts'

/** Cells that no panel may cover: of the ship that is ordered, and of what she is ordered to. */
export function cellsInSight({ view, selected, target, course, why, hovered, cursor }: IntentState): readonly Cell[] {
  const placeOf = (id: UnitId | null) => (view && id !== null ? unitNamed(view, id)?.at : null)
  const cells = [placeOf(selected), placeOf(target), course?.at, why?.cell, hovered, cursor]
  return cells.filter((cell) => typeof cell === 'number')
}

/** Cells that the selected ship can reach; while she turns on the spot, those that stand for headings and show her guns. */
export function choicesOf(state: IntentState): readonly Cell[] {
  const { prompt, course, view } = state
  if (prompt?.kind === 'turn' && course && view) return cellsAround(view.board, course.at)
  return berthsOf(state).map(({ at }) => at)
}

const STEPS = [-2, -1, 0, 1, 2] as const

/** The cells of the field at most two away. */
function cellsAround(board: AdmiralState['board'], middle: Cell): readonly Cell[] {
  const places = STEPS.flatMap((east) => STEPS.map((north) => [fileOf(middle) + east, rankOf(middle) + north] as const))
  return places
    .filter(([file, rank]) => file >= 0 && rank >= 0 && isOnField(board, cellAt(file, rank)))
    .map(([file, rank]) => cellAt(file, rank))
}

const SIGHTS: Sights = {
  pointOf(cell) {
    const board = shownNow()?.board
    return board ? { ...cellSpot(board, cell), y: WATER } : null
  },
  seen: () => cellsInSight(useIntent.getState()),
  choices: () => choicesOf(useIntent.getState()),
}

/** Stands inside the canvas: keeps the panels off what must be seen. */
export function CellAnchors(): null {
  usePlacedPanels(SIGHTS)
  return null
}
