import type { Turn } from '../../kernel/game.ts'
import type { Captain } from '../data/captains.ts'
import { shipNamed } from '../fleet.ts'
import type { AdmiralShape, Ship } from '../types.ts'

/** Returns whether a captain works: when its owner declares it, or when its card lies face up (C-CAPTAINS). */
export function isUsing(ship: Ship, captain: Captain, declared: boolean): boolean {
  return ship.captain === captain && (declared || ship.faceUp)
}

/** Shows a used card to all. */
export function showCaptain(turn: Turn<AdmiralShape>, id: string, captain: Captain): void {
  const ship = shipNamed(turn.state, id)
  if (ship && !ship.shown) turn.emit({ kind: 'captainShown', ship: id, captain, faceUp: ship.faceUp, reveals: true })
}
