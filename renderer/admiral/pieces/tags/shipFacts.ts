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

/** Points are told one by one up to so many, above that in proportion. */
export const MOST_POINTS = 10

/** For each mark of a row, whether that point is left: never none where something is left. */
export function pointsOf(whole: number, left: number): readonly boolean[] {
  const count = Math.min(whole, MOST_POINTS)
  const shown = whole <= MOST_POINTS ? left : Math.ceil((left * MOST_POINTS) / whole)
  return Array.from({ length: count }, (_, i) => i < shown)
}
