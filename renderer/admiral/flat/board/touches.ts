import { fileOf, rankOf } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import { stepOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Cell, UnitId } from '../../../../engine/admiral/types.ts'
import { areOthersMoving } from '../../../host/othersMove.ts'
import type { ShownTable } from '../../../playback/ShownTable.ts'
import { afterOrder, isOrderUnderWay } from '../../intent/afterOrder.ts'
import { headingsOf } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { isEndAdvised } from '../../intent/layingOut.ts'
import { tellToWait } from '../../intent/tellToWait.ts'

const unitAt = ({ ships, forts }: AdmiralState, cell: Cell): UnitId | null =>
  [...ships, ...forts].find(({ at }) => at === cell)?.id ?? null

/** Points at a cell, like the pointer over the 3D table. */
export function pointAt(view: AdmiralState, cell: Cell | null): void {
  const { hoverCell, hoverUnit } = useIntent.getState()
  hoverUnit(cell === null ? null : unitAt(view, cell))
  hoverCell(cell)
}

/** Handles a touch that ended on a cell: chooses, plans or aims, but never plays a move. */
export function touchCell({ playback }: ShownTable, view: AdmiralState, cell: Cell): void {
  const unit = unitAt(view, cell)
  if (!useIntent.getState().asked && unit !== null && areOthersMoving() && !isOrderUnderWay()) {
    return useIntent.getState().clickUnit(unit)
  }
  if (isOrderUnderWay()) afterOrder(() => choose(cell))
  if (!playback.isIdle) playback.skip()
  else if (!isOrderUnderWay()) choose(cell)
}

function choose(cell: Cell): void {
  const intent = useIntent.getState()
  const { course, prompt } = intent
  if (course && course.way.length > 0 && course.at === cell) {
    // another touch at the end of the course chooses another heading there: only the brass button sends the ship
    if (headingsOf(intent).length > 1) intent.nextHeading()
    return
  }
  if (prompt?.kind === 'turn' && course && isToward(course, cell)) return
  intent.clickCell(cell)
  tellToWait(cell)
}

/** Returns whether a cell beside the ship stands for the heading that is chosen already. */
function isToward({ at, heading }: NonNullable<ReturnType<typeof useIntent.getState>['course']>, cell: Cell): boolean {
  const [east, north] = stepOf(heading)
  return fileOf(cell) === fileOf(at) + east && rankOf(cell) === rankOf(at) + north
}

/** Handles Enter or Space at the aimed cell: does the action shown for it, else chooses it. */
export function confirmAt(cell: Cell | null): void {
  if (tellToWait(cell)) return
  const intent = useIntent.getState()
  const { view, course, target, prompt } = intent
  const aimedAt = target === null || !view ? null : (unitNamed(view, target)?.at ?? null)
  const isAsked = prompt !== null && !course && target === null && !isEndAdvised(intent) // an end advised by the coach belongs to no cell
  const isShown = cell === null || course?.at === cell || aimedAt === cell || isAsked
  if (isShown) intent.confirm()
  else intent.clickCell(cell)
}
