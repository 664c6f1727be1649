import { rapidBonus } from '../captains/rapid.ts'
import { activationOf, classOf, friendlyPorts, numbersOf } from '../fleet.ts'
import { deviation } from '../geometry/headings.ts'
import { sailingBarrier } from '../sailing.ts'
import type { AdmiralRefusal, AdmiralState, RepairMove, Ship, SteerMove, TurnMove } from '../types.ts'
import { declaredBarrier, helpsFirstDeed } from './declared.ts'

/**
 * Returns what prevents a manoeuvre: Rapid counts when a move begins, in a fresh wind; Swift with a ship's first deed.
 */
export function steerBarrier(state: AdmiralState, ship: Ship, { turn, captain }: SteerMove): AdmiralRefusal | null {
  const isRapid = (one: Ship) => activationOf(state, one.id).stage === 'begun' && rapidBonus(state, one, true) > 0
  const barrier = declaredBarrier(ship, captain, (one) => isRapid(one) || helpsFirstDeed(state, one))
  return barrier ?? sailingBarrier(state, ship, turn, captain === true)
}

/**
 * Returns what prevents a turn on the spot, instead of moving: by 45°, and 45° more for each point in a calm (A-FRESH,
 * A-CALM).
 */
export function turnBarrier(state: AdmiralState, ship: Ship, { heading, captain }: TurnMove): AdmiralRefusal | null {
  const barrier = declaredBarrier(ship, captain, (one) => helpsFirstDeed(state, one)) ?? spinBarrier(state, ship)
  if (barrier) return barrier
  const sectors = deviation(ship.heading, heading)
  return sectors >= 1 && sectors <= turnRange(state, ship) ? null : 'turn-too-far'
}

/** Returns what prevents any turn on the spot. */
export function spinBarrier(state: AdmiralState, ship: Ship): AdmiralRefusal | null {
  if (activationOf(state, ship.id).stage !== 'begun') return 'move-is-over'
  return state.wind.strength === 'storm' ? 'storm-no-sailing' : null
}

/** Returns by how many sectors of 45° a ship can turn on the spot. */
function turnRange(state: AdmiralState, ship: Ship): number {
  return 1 + classOf(state, ship).calmStraight
}

/**
 * Returns what prevents a repair: a ship in port that does nothing else repairs damage, up to a number of points
 * (A-PORT).
 */
export function repairBarrier(
  state: AdmiralState,
  ship: Ship,
  { hull, sails, captain }: RepairMove,
): AdmiralRefusal | null {
  const barrier = declaredBarrier(ship, captain, (one) => helpsFirstDeed(state, one)) ?? dockBarrier(state, ship)
  if (barrier) return barrier
  const points = hull + sails
  if (hull < 0 || sails < 0 || points < 1 || points > numbersOf(state).repair) return 'wrong-repair'
  return hull <= ship.hullDamage && sails <= ship.sailDamage ? null : 'wrong-repair'
}

/** Returns what prevents any repair. */
export function dockBarrier(state: AdmiralState, ship: Ship): AdmiralRefusal | null {
  const { stage, fired } = activationOf(state, ship.id)
  if (stage !== 'begun' || fired) return 'repair-only'
  return friendlyPorts(state, ship).length > 0 ? null : 'not-in-port'
}
