import { useEffect } from 'react'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import { areOthersMoving } from '../../host/othersMove.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import type { Pick } from '../../table/picking/picking.ts'
import { usePicking } from '../../table/picking/usePicking.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { afterOrder, isOrderUnderWay } from '../intent/afterOrder.ts'
import { berthsAt } from '../intent/courseRules.ts'
import { useIntent } from '../intent/intent.ts'
import { tellToWait } from '../intent/tellToWait.ts'
import { shownNow } from '../table/shown.ts'
import { cellUnder, GROUND, unitPointedAt, uprightsOf } from '../table/uprights.ts'

/**
 * Passes the meaning of the pointer to the intent. While events play, a click skips them; while an order of the player
 * plays, it also applies to the next ship.
 */
export function Pointer(): null {
  const table = useShownTable()
  const camera = useTableCamera()
  useEffect(() => useIntent.subscribe((now, was) => now.selected !== was.selected && hover(table, pointed)), [table])
  usePicking({
    height: GROUND,
    uprights: () => {
      const state = shownNow(table)
      return state ? uprightsOf(state, table.playback.poses) : []
    },
    onHover: (pick) => hover(table, pick),
    onClick: (pick) => click(table, pick),
    onDoubleClick: (pick) => camera.focusOnTarget(isUnitMeant(table, pick) ? pick.id : null),
    onLongPress: (pick) => hover(table, pick),
  })
  return null
}

/** The last thing under the pointer. */
let pointed: Pick | null = null

/**
 * Reports the thing under the pointer. Its meaning depends on the selected unit: it is reported again after another
 * choice, so that a click applies to what is shown.
 */
function hover(table: ShownTable, pick: Pick | null): void {
  pointed = pick
  const state = shownNow(table)
  const { hoverCell, hoverUnit } = useIntent.getState()
  const unit = state && pick && meantUnit(state, pick)
  hoverUnit(unit)
  hoverCell(state && pick && (unit ? (unitNamed(state, unit)?.at ?? null) : cellUnder(state, pick.ground)))
}

/** The cell whose click gave the last order: the second half of a double click there gives no further order. */
let orderedAt: Cell | null = null

function click(table: ShownTable, pick: Pick): void {
  if (isPlanning(table, pick)) return act(table, pick)
  const isWaiting = isOrderUnderWay()
  if (isWaiting && !isOrdered(table, pick)) afterOrder(() => act(table, pick))
  if (!table.playback.isIdle) table.playback.skip()
  else if (!isWaiting) act(table, pick)
}

/**
 * Returns true if a click while others move looks at a ship or fort, as in the player's own turn; elsewhere it skips.
 */
function isPlanning(table: ShownTable, pick: Pick): boolean {
  return isUnitMeant(table, pick) && !useIntent.getState().asked && !isOrderUnderWay() && areOthersMoving()
}

function act(table: ShownTable, pick: Pick): void {
  const state = shownNow(table)
  if (!state) return
  const unit = meantUnit(state, pick)
  const cell = cellUnder(state, pick.ground)
  if (unit) useIntent.getState().clickUnit(unit)
  else if (cell !== null) {
    useIntent.getState().clickPointed(cell)
    orderedAt = isOrderUnderWay() ? cell : null
    tellToWait(cell)
  }
}

function isOrdered(table: ShownTable, { ground }: Pick): boolean {
  const state = shownNow(table)
  return state !== null && orderedAt !== null && cellUnder(state, ground) === orderedAt
}

function isUnitMeant(table: ShownTable, pick: Pick): boolean {
  const state = shownNow(table)
  return state !== null && meantUnit(state, pick) !== null
}

/**
 * Returns the intended unit. Sails hide part of the cell behind them: a click there means the ship, unless the selected
 * ship can reach that cell.
 */
function meantUnit(state: AdmiralState, { id, ground }: Pick): UnitId | null {
  const unit = unitPointedAt(id, state)
  const cell = cellUnder(state, ground)
  if (unit === null || cell === null || unitNamed(state, unit)?.at === cell) return unit
  return berthsAt(useIntent.getState(), cell).length > 0 ? null : unit
}
