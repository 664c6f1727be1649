import { sharesSide } from '../cells.ts'
import { isEnemy, isFighting, isInPort, isShip, unitNamed } from '../fleet.ts'
import type { AdmiralRefusal, AdmiralState, BoardMove, Ship, Unit } from '../types.ts'
import { declaredBarrier, helpsFirstDeed } from './declared.ts'

/** Returns what prevents a boarding (A-BOARD). */
export function boardingBarrier(
  state: AdmiralState,
  ship: Ship,
  { target: id, captain }: BoardMove,
): AdmiralRefusal | null {
  const target = unitNamed(state, id)
  if (!target) return 'no-such-unit'
  const helps = (one: Ship) => helpsFirstDeed(state, one) || (one.captain === 'berserk' && isShip(target))
  return grappleBarrier(state, ship, target) ?? declaredBarrier(ship, captain, helps)
}

/**
 * Returns what prevents the boarding of a unit with or without a captain: a ship is boarded from a side, a silent fort
 * from its port (A-BOARD).
 */
export function grappleBarrier(state: AdmiralState, ship: Ship, target: Unit): AdmiralRefusal | null {
  if (target.at === null || ship.at === null) return 'out-of-play'
  if (!isEnemy(state, ship.team, target)) return 'no-enemy-to-board'
  if (!(isShip(target) ? sharesSide(ship.at, target.at) : isInPort(state, ship.at, target))) return 'not-alongside'
  return !isShip(target) && isFighting(state, target) ? 'fort-still-fires' : null
}
