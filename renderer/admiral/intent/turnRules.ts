import { isDeadEnd, roseOf, targetsFrom } from '../../../engine/admiral/foresight.ts'
import type { Heading } from '../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Ship } from '../../../engine/admiral/types.ts'

/**
 * Returns the heading to propose for a turn on the spot: one from which the ship bears on an enemy, else one that leads
 * on, with the longest range in this wind. If several are equal, the first.
 */
export function proposedHeading(view: AdmiralState, ship: Ship, headings: readonly Heading[]): Heading | undefined {
  const { id, at } = ship
  if (at === null) return headings[0]
  const spokes = roseOf(view, id)
  const worth = (heading: Heading): number => {
    const lying = { at, heading }
    if (targetsFrom(view, id, lying).length > 0) return BEARS
    if (isDeadEnd(view, lying)) return STUCK
    return spokes.find((spoke) => spoke.heading === heading)?.points ?? 0
  }
  return headings.toSorted((a, b) => worth(b) - worth(a))[0]
}

/** The worth of a heading on which the ship bears on an enemy: more than the points of any ship. */
const BEARS = 100
const STUCK = -1
