import type { Rng } from '../../../engine/kernel/rng.ts'
import { randomFleet, restOfFleet } from '../../../engine/sea-battle/randomFleet.ts'
import type { Ship } from '../../../engine/sea-battle/types.ts'
import { sounds } from '../../audio/sounds.ts'
import { playMoves, useSession } from '../../host/session.ts'
import { currentText } from '../../i18n/useText.ts'
import { showPassingNotice } from '../../ui/toasts/toasts.ts'
import { type PlacementState, placeMove, shipsLaid } from './berthing.ts'
import { usePlacement } from './placementStore.ts'

/** Randomness that nothing depends on: the host judges and records the fleet as laid by hand. */
const anyLuck: Rng = {
  int: (below) => Math.floor(Math.random() * below),
  unit: () => Math.random(),
  drawn: 0,
}

/**
 * Lays the waiting ships at random, around those in place; with all or none at sea a whole new fleet. If there is no
 * room for the others, nothing moves and a notice says so.
 */
export function layAtRandom(): void {
  const { seat, fill, held, cancel } = usePlacement.getState()
  if (seat === null) return
  if (held) cancel()
  const ships = fleetFrom(usePlacement.getState())
  if (!ships) {
    showPassingNotice(currentText()('place.noRoom'))
    return
  }
  fill(ships)
  sounds.play('ship', { volume: 0.6 })
}

function fleetFrom(state: PlacementState): readonly Ship[] | null {
  const laid = shipsLaid(state)
  if (laid.length === 0 || laid.length === state.slots.length) return randomFleet(state.options, anyLuck)
  const rest = restOfFleet(laid, state.options, anyLuck)?.slice()
  // every slot keeps its ship: the rest has the lengths that wait, in the same order
  return rest ? state.slots.map(({ berth }) => berth ?? rest.shift() ?? []) : null
}

/** Undoes the last change of the layout. */
export function takeBackLaying(): void {
  usePlacement.getState().undo()
}

/** Puts all ships back into the harbour. */
export function clearFleet(): void {
  usePlacement.getState().clear()
  sounds.play('splash', { volume: 0.4 })
}

/** Puts the fleet to sea; does nothing until all ships are in legal places. */
export function putToSea(): void {
  const state = usePlacement.getState()
  const move = placeMove(state)
  if (state.seat === null || !move || useSession.getState().sending) return
  sounds.play('bell')
  void playMoves(state.seat, [{ ...move, ships: move.ships.map((ship) => [...ship]) }])
}
