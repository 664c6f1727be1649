import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import { areOthersMoving } from '../../host/othersMove.ts'
import { useSession } from '../../host/session.ts'
import { ownSeats } from '../../hud/recap/lookback.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { isPointedOut } from '../../school/pointedOut.ts'
import type { Pick } from '../../table/picking/picking.ts'
import type { ClickManner } from '../../table/picking/pointerPicker.ts'
import { usePicking } from '../../table/picking/usePicking.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { closedCount } from '../hud/deck/deck.ts'
import { isChosenAt } from '../intent/actorRules.ts'
import { useIntent } from '../intent/intent.ts'
import { ownTeam } from '../intent/planning.ts'
import { moversOf, placeOf, sailersOf, type Target, targetAt, vesselCellOf } from '../intent/targets.ts'
import { tellToWait } from '../intent/tellToWait.ts'
import { freeableOf } from '../intent/uncorkRules.ts'
import { shownNow } from '../table/shown.ts'
import { cellUnder, GROUND, type Pointed, pointedBy, targetOf, uprightsOf } from '../table/uprights.ts'

/**
 * Sends the pointer's clicks to the intent. While something plays, a click skips it; if the player's own deed
 * continues, the click counts as well.
 */
export function Pointer(): null {
  const table = useShownTable()
  const camera = useTableCamera()
  usePicking({
    height: GROUND,
    uprights: () => {
      const state = shownNow(table)
      return state ? uprightsOf(state, table.playback.poses) : []
    },
    onHover: (pick) => hover(table, pick),
    onClick: (pick, manner) => click(table, pick, manner),
    onDoubleClick: ({ id }) => {
      const state = shownNow(table)
      if (state) camera.focusOnTarget(targetOf(pointedBy(id, state)))
    },
    onLongPress: (pick) => hover(table, pick),
  })
  return null
}

function hover(table: ShownTable, pick: Pick | null): void {
  const state = shownNow(table)
  useIntent.getState().hoverCell(state && cellUnder(state, pick?.ground ?? null))
}

function click(table: ShownTable, pick: Pick, { nth }: ClickManner): void {
  const state = shownNow(table)
  if (state && isPlanned(table, pick, state, nth)) return
  if (!table.playback.isIdle) {
    skipThenClick(table, pick, nth)
    return
  }
  if (!state) return
  const [pointed, cell] = [pointedBy(pick.id, state), cellUnder(state, pick.ground)]
  if (tellToWait(cell)) return
  const isAgain = nth > 1 && [cell, cellOf(pointed, state)].some((at) => isChosenAt(useIntent.getState(), at))
  if (!isAgain) clickAt(pointed, cell)
}

/**
 * Skips what plays. If the player's own deed continues, and it turned no tile that they have not seen, the click is
 * their next one.
 */
function skipThenClick(table: ShownTable, pick: Pick, nth: number): void {
  const isOwn = !table.playback.isShowingOthers && nth === 1
  const before = shownNow(table)
  const seat = useSession.getState().standing?.asked?.seat
  table.playback.skip()
  if (!isOwn || !before) return
  void table.playback.whenIdle().then(() => {
    const state = shownNow(table)
    const isAsked = seat !== undefined && useIntent.getState().asked?.seat === seat
    if (!state || !isAsked || state.decision === null || closedCount(state) !== closedCount(before)) return
    clickAt(pointedBy(pick.id, state), cellUnder(state, pick.ground))
  })
}

function cellOf(pointed: Pointed | null, state: JackalState): Cell | null {
  if (pointed?.kind === 'piece') return placeOf(pointed.id, state)
  return pointed && vesselCellOf(state, pointed)
}

/**
 * Returns whether a click while others move plans with one of the player's own pieces; the second of a double click
 * keeps it, and one beside a piece does not count.
 */
function isPlanned(table: ShownTable, { id, ground }: Pick, state: JackalState, nth: number): boolean {
  const { asked, plan } = useIntent.getState()
  if (asked || !areOthersMoving()) return false
  const own = ownSeats(useSession.getState())
  const cell = cellUnder(state, ground)
  const there = state.pieces.filter(({ at }) => at === cell).map((piece): Pointed => ({ kind: 'piece', id: piece.id }))
  const meant = [pointedBy(id, state), ...there].find((one) => one && ownTeam(state, one, own))
  if (meant && nth === 1) plan(meant)
  if (!meant && table.playback.isIdle) plan(null)
  return meant !== undefined
}

function clickAt(pointed: Pointed | null, cell: Cell | null): void {
  const intent = useIntent.getState()
  const under = targetUnder(pointed)
  if (under !== null) intent.clickCell(under)
  else if (pointed === null || !isMeant(pointed, cell)) {
    if (cell !== null) intent.clickCell(cell)
  } else if (pointed.kind === 'piece') intent.clickPiece(pointed.id)
  else intent.clickShip(pointed.team)
}

/**
 * Returns the lit cell under a figure, for a piece that has taken up a load or a bottle and so is about to go; null
 * without one.
 */
function targetUnder(pointed: Pointed | null): Cell | null {
  const intent = useIntent.getState()
  const at =
    pointed?.kind === 'piece' && (intent.carry !== null || intent.bottle) ? placeOf(pointed.id, intent.view) : null
  return at !== null && targetAt(intent, at) ? at : null
}

/**
 * Returns whether a click on a figure means the figure, which hides part of the cell behind it: if it can be chosen now
 * and is not chosen yet, unless the cell behind it is lit. On its own lit cell a click on the figure chooses it and one
 * on the rest of the cell goes there; for a ship that may sail there it means to pick the figure up. While the player
 * has chosen no piece, figures come before the cells lit for the piece that moved last, except a cell pointed out to a
 * pupil. Sails mean their ship unless a lit cell is behind them.
 */
function isMeant(pointed: Pointed, cell: Cell | null): boolean {
  const intent = useIntent.getState()
  const target = cell === null ? null : targetAt(intent, cell)
  if (pointed.kind === 'ship' && pointed.isSails) return target === null
  if (target && !standsOn(pointed, target) && (!intent.kept || isPointedOut(target.cell))) return false
  if (pointed.kind === 'ship') return sailersOf(intent.asked).includes(pointed.team)
  if (freeableOf(intent.asked).includes(pointed.id)) return true
  const chosen = intent.selected?.kind === 'piece' && intent.selected.id === pointed.id && !intent.kept
  return moversOf(intent.asked).includes(pointed.id) && !chosen
}

function standsOn(pointed: Pointed, { cell, moves }: Target): boolean {
  if (pointed.kind !== 'piece' || moves.some(({ move }) => move.kind !== 'go')) return false
  return placeOf(pointed.id, useIntent.getState().view) === cell
}
