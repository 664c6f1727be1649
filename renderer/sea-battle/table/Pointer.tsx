import { cellAt } from '../../../engine/sea-battle/cells.ts'
import { playback } from '../../playback/shownStore.ts'
import type { Pick } from '../../table/picking/picking.ts'
import { useGrab } from '../../table/picking/useGrab.ts'
import { usePicking } from '../../table/picking/usePicking.ts'
import type { Spot } from '../../table/spot.ts'
import { useAim } from '../intent/aim.ts'
import { slotHome } from '../pieces/slotPoses.ts'
import { slotOn, snapped } from '../placement/berthing.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { cellAtSpot, isOverHarbour, squareAt, WATER } from './anchors.ts'
import { slotNamed, slotUprights } from './uprights.ts'

/** Aims at the far tray, and moves ships by hand while the fleet is placed. While something plays, a click skips it. */
export function Pointer(): null {
  usePlacing()
  usePicking({
    height: WATER,
    onHover: (pick) => useAim.getState().hover(aimedAt(pick)),
    onClick: (pick) => {
      const cell = aimedAt(pick)
      if (!playback.isIdle) playback.skip()
      else if (cell !== null) useAim.getState().fire(cell)
    },
  })
  return null
}

function aimedAt(pick: Pick | null): number | null {
  if (!pick?.ground || usePlacement.getState().seat !== null) return null
  return cellAtSpot('far', pick.ground)
}

function usePlacing(): void {
  useGrab({
    height: WATER,
    uprights: () => slotUprights(usePlacement.getState(), slotHome),
    isHolding: () => usePlacement.getState().held !== null,
    onGrab: takeInHand,
    onCarry: carry,
    onRelease: () => void usePlacement.getState().drop(),
    onDismiss: () => {
      const { held, putBack } = usePlacement.getState()
      if (held) putBack(held.slot)
    },
    onWheel: (notch) => usePlacement.getState().turn(notch),
  })
}

/** A ship is taken by her sails or by the water under her. */
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
