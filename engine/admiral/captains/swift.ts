import type { AdmiralState, Ship, TeamId } from '../types.ts'

/**
 * True when, for all that is public, Swift may command this ship. Whoever owns her is then asked, whether it is Swift
 * or not, so that being asked tells nothing (C-CAPTAINS).
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

/** Swift as everybody knows him: what is answered for a seat by itself uses no other. */
export function isSwiftFaceUp(ship: Ship): boolean {
  return ship.captain === 'swift' && ship.faceUp
}
