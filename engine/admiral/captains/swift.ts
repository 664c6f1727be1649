import { isBeforeFirstDeed } from '../fleet.ts'
import type { AdmiralState, Ship, TeamId } from '../types.ts'
import { isUsing } from './cards.ts'

/**
 * Returns whether Swift may command this ship, by public knowledge. Its owner is then asked whether it is Swift or not,
 * so that the question reveals nothing (C-CAPTAINS).
 */
export function mayBeSwift(state: AdmiralState, ship: Ship): boolean {
  if (ship.captain === null) return false
  if (ship.shown) return ship.captain === 'swift'
  return !isSwiftSeen(state, ship.team)
}

function isSwiftSeen({ ships, ashore }: AdmiralState, team: TeamId): boolean {
  return (
    ships.some((ship) => ship.team === team && ship.shown && ship.captain === 'swift') ||
    ashore.some((entry) => entry.team === team && entry.shown && entry.card === 'swift')
  )
}

/** Returns whether a ship declares Swift with its first deed, so that no enemy's ready Swift fires at it (A-REPLY). */
export function declaresSwift(state: AdmiralState, ship: Ship, declared: boolean): boolean {
  return isBeforeFirstDeed(state, ship.id) && isUsing(ship, 'swift', declared)
}

/** Returns whether Swift is known to all: automatic answers for a seat use no other Swift. */
export function isSwiftFaceUp(ship: Ship): boolean {
  return ship.captain === 'swift' && ship.faceUp
}
