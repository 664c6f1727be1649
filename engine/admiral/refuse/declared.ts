import { isBeforeFirstDeed, isShip } from '../fleet.ts'
import type { AdmiralRefusal, AdmiralState, Ship, Unit } from '../types.ts'

/** Returns why the captain of a ship cannot be declared with a move; null if it can, or if none is. */
export function declaredBarrier(
  unit: Unit | null,
  declared: true | undefined,
  helps: (ship: Ship) => boolean,
): AdmiralRefusal | null {
  if (!declared) return null
  if (!unit || !isShip(unit) || unit.captain === null) return 'no-such-captain'
  return helps(unit) ? null : 'captain-of-no-use'
}

/**
 * Returns whether Swift helps with a ship's first deed, whatever it is: then no enemy's ready Swift fires at the ship
 * (A-REPLY).
 */
export function helpsFirstDeed(state: AdmiralState, ship: Ship): boolean {
  return ship.captain === 'swift' && isBeforeFirstDeed(state, ship.id)
}
