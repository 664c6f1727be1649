import { cellAt, fileOf, isOnField, rankOf } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import { stepOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { Cell, UnitId } from '../../../../engine/admiral/types.ts'
import { berthsOf, headingsOf } from '../../intent/courseRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { boardingsOf, gunnersOf, offerOf, shootablesOf, unitsToAct } from '../../intent/targets.ts'

const NONE: ReadonlySet<Cell> = new Set()

/** Returns the cells that can be chosen now: berths, headings, targets, and the cells of units that may act. */
export function openCells(intent: IntentState): ReadonlySet<Cell> {
  const { asked, view, selected, prompt } = intent
  if (!asked || !view || view.assigning.length > 0) return NONE
  const placeOf = (id: UnitId) => unitNamed(view, id)?.at ?? null
  const offered = offerOf(intent) !== null
  const targets = [
    ...shootablesOf(asked, selected).map(({ target }) => target),
    ...(offered ? [] : boardingsOf(asked, selected).map(({ target }) => target)),
  ]
  const own = offered ? gunnersOf(asked) : unitsToAct(asked)
  const isAiming = offered || prompt?.kind === 'fire' || prompt?.kind === 'board'
  const sea = prompt?.kind === 'turn' ? headingCells(intent) : isAiming ? [] : berthsOf(intent).map(({ at }) => at)
  return new Set([...[...own, ...targets].map(placeOf).filter((cell) => cell !== null), ...sea])
}

/** Returns the cells round a ship that turns on the spot: each stands for a heading. */
function headingCells(intent: IntentState): readonly Cell[] {
  const { course, view } = intent
  if (!course || !view) return []
  return headingsOf(intent).flatMap((heading) => {
    const [east, north] = stepOf(heading)
    const [file, rank] = [fileOf(course.at) + east, rankOf(course.at) + north]
    if (file < 0 || rank < 0 || !isOnField(view.board, cellAt(file, rank))) return []
    return [cellAt(file, rank)]
  })
}
