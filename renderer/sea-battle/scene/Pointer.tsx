import { cellAt } from '../../../engine/sea-battle/cells.ts'
import type { Cell, SeaBattleEvent } from '../../../engine/sea-battle/types.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import type { Pick } from '../../table/picking/picking.ts'
import type { ClickManner } from '../../table/picking/pointerPicker.ts'
import { useGrab } from '../../table/picking/useGrab.ts'
import { usePicking } from '../../table/picking/usePicking.ts'
import type { Spot } from '../../table/spot.ts'
import { type TableCamera, useTableCamera } from '../../ui/TableCamera.ts'
import { useAim } from '../intent/aim.ts'
import { tellToWait } from '../intent/tellToWait.ts'
import { slotHome } from '../pieces/slotPoses.ts'
import { slotOn, snapped } from '../placement/berthing.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { cellAtSpot, cellSpot, isOverHarbour, squareAt, TRAYS, WATER } from '../table/anchors.ts'
import { nearSeatOf } from '../view.ts'
import { slotNamed, slotUprights } from './uprights.ts'

/**
 * Aims at the far tray, looks at a cell of either, and moves ships by hand while the fleet is placed. While something
 * plays, a click skips it, and one on the far tray also fires.
 */
export function Pointer(): null {
  const table = useShownTable()
  const camera = useTableCamera()
  usePlacing()
  usePicking({
    height: WATER,
    onHover: (pick) => useAim.getState().hover(aimedAt(pick), ownAt(pick)),
    onClick: (pick, manner) => click(table, pick, manner),
    onDoubleClick: ({ ground }) => look(table, camera, ground),
  })
  return null
}

/** Set when one of the current clicks in a row has fired. */
let hasFired = false

function click(table: ShownTable, pick: Pick, { nth, byTouch }: ClickManner): void {
  if (nth === 1) hasFired = false
  const cell = aimedAt(pick)
  const own = ownAt(pick)
  if (table.playback.isIdle) shoot(cell, own, byTouch)
  else if (hasFired) table.playback.skip()
  else skipThenShoot(table, cell, byTouch)
}

function shoot(cell: Cell | null, own: Cell | null, byTouch: boolean): void {
  if (tellToWait(cell)) return
  if (own !== null) useAim.getState().refuseOwn(own)
  else if (cell !== null && !hasFired) hasFired = byTouch ? useAim.getState().tap(cell) : useAim.getState().fire(cell)
}

/** Skips what plays. Then fires at the square during the player's turn, or shows a notice to wait. */
function skipThenShoot(table: ShownTable, cell: Cell | null, byTouch: boolean): void {
  // a shaking camera shows another square there: the framed one is meant
  const meant = cell === null ? null : (useAim.getState().hovered ?? cell)
  const isUnderFire = meant !== null && meant === cellUnderFire(table)
  table.playback.skip()
  if (meant === null || isUnderFire) return
  void table.playback.whenIdle().then(() => shoot(meant, null, byTouch))
}

/** Returns the square of the far tray that the shown shot hits. */
function cellUnderFire(table: ShownTable): Cell | null {
  const event = table.shown.getState().current as SeaBattleEvent | null // of the game on the table
  const near = nearSeatOf(table.game.getState().near)
  return event?.kind === 'shotFired' && event.by === near ? event.at : null
}

/** Looks at a cell of either sea from near, unless the two clicks were a shot, or moved ships. */
function look({ playback }: ShownTable, camera: TableCamera, ground: Spot | null): void {
  if (!ground || hasFired || !playback.isIdle || usePlacement.getState().seat !== null) return
  const tray = TRAYS.find((one) => cellAtSpot(one, ground) !== null)
  const cell = tray && cellAtSpot(tray, ground)
  if (tray && cell !== null && cell !== undefined) camera.focus(cellSpot(tray, cell))
}

function aimedAt(pick: Pick | null): number | null {
  if (!pick?.ground || usePlacement.getState().seat !== null) return null
  return cellAtSpot('far', pick.ground)
}

function ownAt(pick: Pick | null): number | null {
  if (!pick?.ground || usePlacement.getState().seat !== null) return null
  return cellAtSpot('near', pick.ground)
}

function usePlacing(): void {
  useGrab({
    height: WATER,
    uprights: () => slotUprights(usePlacement.getState(), slotHome),
    isHolding: () => usePlacement.getState().held !== null,
    onGrab: takeInHand,
    onCarry: carry,
    onRelease: (how) => usePlacement.getState()[how === 'dragged' ? 'drop' : 'lay'](),
    onDismiss: () => {
      const { held, putBack } = usePlacement.getState()
      if (held) putBack(held.slot)
    },
    onWheel: (notch) => usePlacement.getState().turn(notch),
  })
}

/** Takes a ship by its sails or by the water under it. */
function takeInHand({ id, ground }: Pick): boolean {
  const placement = usePlacement.getState()
  if (placement.seat === null || !ground) return false
  const square = squareAt('near', ground)
  const named = slotNamed(id)
  const slot = named >= 0 ? named : slotOn(placement, cellAt(...square))
  if (slot < 0) return false
  placement.take(slot, placement.slots[slot]?.berth ? square : null, ground)
  return true
}

function carry(ground: Spot | null): void {
  if (!ground) return
  const square = isOverHarbour(ground.x) ? null : snapped(squareAt('near', ground))
  usePlacement.getState().move(square, ground)
}
