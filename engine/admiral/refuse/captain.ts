import { placeAshore } from '../captains/ashore.ts'
import { friendlyPorts } from '../fleet.ts'
import type { AdmiralRefusal, AdmiralState, CaptainMove, Ship } from '../types.ts'

/**
 * Returns what prevents a captain's move: cards are turned at any time in the ship's own activation; captains go ashore
 * and aboard in port (C-CAPTAINS).
 */
export function captainBarrier(state: AdmiralState, ship: Ship, move: CaptainMove): AdmiralRefusal | null {
  if (move.do === 'aboard') return aboardBarrier(state, ship, move)
  if (ship.captain === null) return 'no-such-captain'
  // The captain aboard may be named, though there is no choice.
  if (move.card !== undefined && move.card !== ship.captain) return 'card-not-there'
  if (move.do === 'ashore') return friendlyPorts(state, ship).length > 0 ? null : 'not-in-port'
  return ship.faceUp === (move.do === 'faceDown') ? null : 'captain-of-no-use'
}

function aboardBarrier(state: AdmiralState, ship: Ship, { card }: CaptainMove): AdmiralRefusal | null {
  if (ship.captain !== null) return 'one-captain-a-ship'
  if (friendlyPorts(state, ship).length === 0) return 'not-in-port'
  return card !== undefined && placeAshore(state, ship, card) >= 0 ? null : 'card-not-there'
}
