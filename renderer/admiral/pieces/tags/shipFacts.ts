import { classOf } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Ship, ShipClass } from '../../../../engine/admiral/types.ts'

/** What the tag of a ship tells. */
export interface ShipFacts {
  readonly class: ShipClass
  readonly hull: number
  readonly hullLeft: number
  /** Cells that she sails with all her canvas, and with what is left of it. */
  readonly speed: number
  readonly speedLeft: number
}

/** What is told of a ship in a state. */
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
