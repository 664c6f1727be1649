import { useEffect } from 'react'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import { areOthersMoving } from '../../host/othersMove.ts'
import { playback } from '../../playback/shownStore.ts'
import type { Pick } from '../../table/picking/picking.ts'
import { usePicking } from '../../table/picking/usePicking.ts'
import { focusOnTarget } from '../../ui/camera.ts'
import { afterOrder, isOrderUnderWay } from '../intent/afterOrder.ts'
import { berthsAt } from '../intent/courseRules.ts'
import { useIntent } from '../intent/intent.ts'
import { tellToWait } from '../intent/tellToWait.ts'
import { shownNow } from './shown.ts'
import { cellUnder, GROUND, unitPointedAt, uprightsOf } from './uprights.ts'

/**
 * Tells the intent what the pointer means. While something plays, a click skips it; while one's own order plays, it
 * counts for the next ship as well.
 */
export function Pointer(): null {
  useEffect(() => useIntent.subscribe((now, was) => now.selected !== was.selected && hover(pointed)), [])
  usePicking({
    height: GROUND,
    uprights: () => {
      const state = shownNow()
      return state ? uprightsOf(state, playback.poses) : []
    },
    onHover: (pick) => hover(pick),
    onClick: (pick) => click(pick),
    onDoubleClick: (pick) => focusOnTarget(isUnitMeant(pick) ? pick.id : null),
    onLongPress: (pick) => hover(pick),
  })
  return null
}

/** What the pointer was over last. */
let pointed: Pick | null = null

/** What is meant here depends on who is chosen: it is told anew with another choice, so that a click takes what is shown. */
function hover(pick: Pick | null): void {
  pointed = pick
  const state = shownNow()
  const { hoverCell, hoverUnit } = useIntent.getState()
  const unit = state && pick && meantUnit(state, pick)
  hoverUnit(unit)
  hoverCell(state && pick && (unit ? (unitNamed(state, unit)?.at ?? null) : cellUnder(state, pick.ground)))
}

/** The cell whose click gave the last order: the second half of a double click there orders nothing more. */
let orderedAt: Cell | null = null

function click(pick: Pick): void {
  if (isPlanning(pick)) return act(pick)
  const isWaiting = isOrderUnderWay()
  if (isWaiting && !isOrdered(pick)) afterOrder(() => act(pick))
  if (!playback.isIdle) playback.skip()
  else if (!isWaiting) act(pick)
}

/** While others move a click on a ship or fort looks at her, as in one's own turn; elsewhere it skips. */
function isPlanning(pick: Pick): boolean {
  return isUnitMeant(pick) && !useIntent.getState().asked && !isOrderUnderWay() && areOthersMoving()
}

function act(pick: Pick): void {
  const state = shownNow()
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

function isOrdered({ ground }: Pick): boolean {
  const state = shownNow()
  return state !== null && orderedAt !== null && cellUnder(state, ground) === orderedAt
}

function isUnitMeant(pick: Pick): boolean {
  const state = shownNow()
  return state !== null && meantUnit(state, pick) !== null
}

/** Sails hide part of the cell behind them: the ship is meant unless that cell can be reached by the chosen one. */
function meantUnit(state: AdmiralState, { id, ground }: Pick): UnitId | null {
  const unit = unitPointedAt(id, state)
  const cell = cellUnder(state, ground)
  if (unit === null || cell === null || unitNamed(state, unit)?.at === cell) return unit
  return berthsAt(useIntent.getState(), cell).length > 0 ? null : unit
}
