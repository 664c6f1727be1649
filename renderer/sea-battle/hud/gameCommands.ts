import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { Cell } from '../../../engine/sea-battle/types.ts'
import { hideSecret } from '../../host/secrets.ts'
import { stopAll } from '../../host/stops.ts'
import type { GameCommands } from '../../hud/commands/useTableCommands.ts'
import type { Translate } from '../../i18n/t.ts'
import { currentText } from '../../i18n/useText.ts'
import { handle } from '../../input/contexts.ts'
import { pageTable } from '../../playback/pageTable.ts'
import type { Point } from '../../table/spot.ts'
import { showPassingNotice } from '../../ui/toasts/toasts.ts'
import { BATTLE, PLACING } from '../commands.ts'
import { useAim } from '../intent/aim.ts'
import { SEA_BATTLE_AIMING } from '../intent/aiming.ts'
import { inTurn } from '../intent/tellToWait.ts'
import type { PlacementState } from '../placement/berthing.ts'
import { clearFleet, layAtRandom, putToSea } from '../placement/fleetOrders.ts'
import { usePlacement } from '../placement/placementStore.ts'
import {
  whyNoBattle,
  whyNoneLeft,
  whyNoShape,
  whyNoTurn,
  whyNothingHeld,
  whyNothingToTake,
} from '../placement/vainKeys.ts'
import { cellSpot, squareSpot, type Tray, trayOf, WATER } from '../table/anchors.ts'
import { isSeaBattleView, nearSeatOf } from '../view.ts'

const placing = () => usePlacement.getState().seat !== null

const PLACING_HANDLERS = {
  turn: () => doOrSay(whyNoTurn, () => usePlacement.getState().turn(1)),
  shape: () => doOrSay(whyNoShape, () => usePlacement.getState().reshape(1)),
  'put-back': () =>
    doOrSay(whyNothingHeld, () => {
      const { held, putBack } = usePlacement.getState()
      if (held) putBack(held.slot)
    }),
  random: layAtRandom,
  clear: clearFleet,
  battle: () => doOrSay(whyNoBattle, putToSea),
}

const fireInTurn = inTurn(() => void useAim.getState().confirm())

/** Does something, or shows a notice with the reason if it is impossible: a key has no other place to show it. */
function doOrSay(whyNot: (state: PlacementState, t: Translate) => string | null, then: () => void): void {
  const reason = whyNot(usePlacement.getState(), currentText())
  if (reason === null) then()
  else showPassingNotice(reason)
}

/** The actions of commands in Sea Battle: they move and lay the ship in hand, or aim and fire. */
export const SEA_BATTLE_COMMANDS: GameCommands = {
  tables: [handle(PLACING, PLACING_HANDLERS, placing), handle(BATTLE, { hide, 'other-sea': changeSea })],
  // Ranks are counted from the far edge of the trays: north on the keyboard is a lower rank.
  cursor: (east, north) =>
    placing() ? usePlacement.getState().step(east, -north) : useAim.getState().step(east, -north),
  choose: () => {},
  next: (step) => {
    if (placing()) doOrSay(whyNoneLeft, () => usePlacement.getState().next(step))
  },
  confirm: () => {
    if (placing()) doOrSay(whyNothingToTake, () => usePlacement.getState().confirm())
    else fireInTurn()
  },
  cancel,
  undo: () => placing() && usePlacement.getState().undo(),
  selection,
  focus,
  aiming: SEA_BATTLE_AIMING,
  onSelection: (listener) =>
    stopAll(useAim.subscribe(listener), usePlacement.subscribe(listener), pageTable.shown.subscribe(listener)),
}

const onWater = (tray: Tray, cell: Cell): Point => ({ ...cellSpot(tray, cell), y: WATER })

/** Returns the keyboard's square. */
function selection(): Point | null {
  const { cursor } = usePlacement.getState()
  if (placing()) return cursor && { ...squareSpot('near', cursor), y: WATER }
  const { cursor: aimed, own } = useAim.getState()
  const at = own ?? aimed
  return at === null ? null : onWater(own === null ? 'far' : 'near', at)
}

/** Returns the square under the pointer, else the keyboard's, else that of the last shot. */
function focus(): Point | null {
  const { hovered, byKeys } = useAim.getState()
  if (hovered !== null && !byKeys && !placing()) return onWater('far', hovered)
  return selection() ?? lastShot()
}

/** Returns the place of the last shot of the player here, else of the enemy's. */
function lastShot(): Point | null {
  const { shown } = pageTable.shown.getState()
  if (placing() || !isSeaBattleView(shown)) return null
  const near = nearSeatOf(pageTable.game.getState().near)
  for (const owner of [opponentOf(near), near]) {
    const last = shown.shots[opponentOf(owner)].at(-1)
    if (last) return onWater(trayOf(owner, near), last.at)
  }
  return null
}

/** Puts the ship in hand back; removes a shown refusal. */
function cancel(): boolean {
  if (placing()) return usePlacement.getState().cancel()
  const { refused } = useAim.getState()
  if (refused !== null) useAim.setState({ refused: null })
  return refused !== null
}

function changeSea(): void {
  if (!placing()) useAim.getState().changeSea()
}

/**
 * Drops the curtain while the player thinks, but not while a fleet is being placed, because the fleet would be
 * forgotten.
 */
function hide(): void {
  if (!placing()) hideSecret()
}
