import { CAPTAINS, type Captain } from '../data/captains.ts'
import type { AdmiralState, Ship } from '../types.ts'

/**
 * Returns the captains that may command a ship by a view: the visible one, none for a ship without a card, otherwise
 * every captain that its team does not show elsewhere (C-CAPTAINS).
 */
export function possibleCaptains({ ships, ashore }: AdmiralState, ship: Ship): readonly Captain[] {
  const { team, captain } = ship
  if (captain === null) return []
  if (captain !== 'hidden') return [captain]
  const aboard = ships.map((one) => (one.team === team && one.shown ? one.captain : null))
  const waiting = ashore.map((entry) => (entry.team === team && entry.shown ? entry.card : null))
  const seen = [...aboard, ...waiting]
  return CAPTAINS.filter((card) => !seen.includes(card))
}
