import { isBeforeFirstDeed, isShip } from '../fleet.ts'
import type { AdmiralRefusal, AdmiralState, Ship, Unit } from '../types.ts'

/** Why the captain of a ship cannot be declared with a move; null where he can, or where none is. */
export function declaredBarrier(
  unit: Unit | null,
  declared: true | undefined,
  helps: (ship: Ship) => boolean,
): AdmiralRefusal | null {
  if (!declared) return null
  if (!unit || !isShip(unit) || unit.captain === null) return 'no-such-captain'
  return helps(unit) ? null : 'captain-of-no-use'
}

/** Swift helps with the first deed of a ship, whatever it is: no enemy's ready Swift fires at her then (A-REPLY). */
export function helpsFirstDeed(state: AdmiralState, ship: Ship): boolean {
  return ship.captain === 'swift' && isBeforeFirstDeed(state, ship.id)
}
