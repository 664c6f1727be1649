import { rapidBonus } from '../captains/rapid.ts'
import { classOf, shipNamed } from '../fleet.ts'
import { deviation, HEADINGS, type Heading, isDiagonal } from '../geometry/headings.ts'
import { pointsFor } from '../sailing.ts'
import type { AdmiralState, UnitId } from '../types.ts'

/** How far a ship sails if her bow points so, and what that comes of (A-FRESH). */
export interface Spoke {
  readonly heading: Heading
  /** The range of her class, straight or diagonal. */
  readonly range: number
  /** Taken off for the sectors between heading and wind. */
  readonly offWind: number
  /** Taken off for damaged sails. */
  readonly offSails: number
  readonly rapid: number
  /** What she has at the start of a move; never below 0. */
  readonly points: number
}

/**
 * The points that a ship begins a move with on each of the eight headings in the present wind, from north round by
 * east. In a calm only range and points tell anything; in a storm nobody sails.
 *
 * @param declared her captain is used.
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
