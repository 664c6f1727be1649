import type { Rng } from '../../../engine/kernel/rng.ts'
import { randomFleet } from '../../../engine/sea-battle/randomFleet.ts'
import { sounds } from '../../audio/sounds.ts'
import { playMoves, useSession } from '../../host/session.ts'
import { placeMove } from './berthing.ts'
import { usePlacement } from './placementStore.ts'

/** Luck that nothing depends on: the host judges and records the fleet as laid by hand. */
const anyLuck: Rng = {
  int: (below) => Math.floor(Math.random() * below),
  unit: () => Math.random(),
  drawn: 0,
}

/** Lays a whole fleet at random, to be looked at and changed before the battle. */
export function layAtRandom(): void {
  const { seat, options, fill, held, cancel } = usePlacement.getState()
  if (seat === null) return
  if (held) cancel()
  fill(randomFleet(options, anyLuck))
  sounds.play('ship', { volume: 0.6 })
}

/** Takes all ships back into the harbour. */
export function clearFleet(): void {
  usePlacement.getState().clear()
  sounds.play('splash', { volume: 0.4 })
}

/** Puts the fleet to sea; does nothing until all ships lie as they may. */
export function putToSea(): void {
  const state = usePlacement.getState()
  const move = placeMove(state)
  if (state.seat === null || !move || useSession.getState().sending) return
  sounds.play('bell')
  void playMoves(state.seat, [{ ...move, ships: move.ships.map((ship) => [...ship]) }])
}
