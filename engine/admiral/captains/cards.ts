import type { Turn } from '../../kernel/game.ts'
import type { Captain } from '../data/captains.ts'
import { shipNamed } from '../fleet.ts'
import type { AdmiralShape, Ship } from '../types.ts'

/** A captain works when his owner says so, or when his card lies face up (C-CAPTAINS). */
export function isUsing(ship: Ship, captain: Captain, declared: boolean): boolean {
  return ship.captain === captain && (declared || ship.faceUp)
}

/** Using a card shows it to all. */
export function showCaptain(turn: Turn<AdmiralShape>, id: string, captain: Captain): void {
  const ship = shipNamed(turn.state, id)
  if (ship && !ship.shown) turn.emit({ kind: 'captainShown', ship: id, captain, faceUp: ship.faceUp, reveals: true })
}
