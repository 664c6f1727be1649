import { rapidBonus } from '../captains/rapid.ts'
import { classOf, shipNamed } from '../fleet.ts'
import { deviation, HEADINGS, type Heading, isDiagonal } from '../geometry/headings.ts'
import { pointsFor } from '../sailing.ts'
import type { AdmiralState, UnitId } from '../types.ts'

/** The points of a ship on a heading, and their parts (A-FRESH). */
export interface Spoke {
  readonly heading: Heading
  /** The range of its class, straight or diagonal. */
  readonly range: number
  /** The points lost for the sectors between heading and wind. */
  readonly offWind: number
  /** The points lost for damaged sails. */
  readonly offSails: number
  readonly rapid: number
  /** The points at the start of a move; never below 0. */
  readonly points: number
}

/**
 * Returns the points that a ship begins a move with on each of the eight headings in the present wind, clockwise from
 * north. In a calm only range and points have a meaning; in a storm no ship sails.
 *
 * @param declared true if the captain is used
 */
export function roseOf(view: AdmiralState, id: UnitId, declared = false): readonly Spoke[] {
  const ship = shipNamed(view, id)
  if (!ship || view.wind.strength === 'storm') return []
  const { straight, diagonal, calmStraight, calmDiagonal } = classOf(view, ship)
  const isFresh = view.wind.strength === 'fresh'
  return HEADINGS.map((heading) => {
    const turned = { ...ship, heading, swung: ship.swung || heading !== ship.heading }
    const [ahead, aslant] = isFresh ? [straight, diagonal] : [calmStraight, calmDiagonal]
    return {
      heading,
      range: isDiagonal(heading) ? aslant : ahead,
      offWind: isFresh ? deviation(heading, view.wind.toward) : 0,
      offSails: isFresh ? ship.sailDamage : 0,
      rapid: rapidBonus(view, ship, declared),
      points: Math.max(0, pointsFor(view, turned, declared)),
    }
  })
}
