import { classOf } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Ship, ShipClass } from '../../../../engine/admiral/types.ts'

/** The facts on the tag of a ship. */
export interface ShipFacts {
  readonly class: ShipClass
  readonly hull: number
  readonly hullLeft: number
  /** The ship's range in cells with all sails, and with those left. */
  readonly speed: number
  readonly speedLeft: number
}

/** Returns the facts about a ship in a state. */
export function shipFacts(state: AdmiralState, ship: Ship): ShipFacts {
  const { hull, straight } = classOf(state, ship)
  return {
    class: ship.class,
    hull,
    hullLeft: Math.max(0, hull - ship.hullDamage),
    speed: straight,
    speedLeft: Math.max(0, straight - ship.sailDamage),
  }
}
