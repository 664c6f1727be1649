import type { Captain } from '../data/captains.ts'
import { friendlyPorts } from '../fleet.ts'
import type { AdmiralState, Ship } from '../types.ts'

/**
 * Returns the place among the captains ashore of one that has this card and can go aboard a ship; −1 if there is none.
 */
export function placeAshore(state: AdmiralState, ship: Ship, card: Captain): number {
  const ports = friendlyPorts(state, ship).map((fort) => fort.id)
  return state.ashore.findIndex(
    (entry) => entry.team === ship.team && entry.card === card && ports.includes(entry.fort),
  )
}
