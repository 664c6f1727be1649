import { classOf, numbersOf } from '../fleet.ts'
import type { AdmiralState, Ship } from '../types.ts'
import { isUsing } from './cards.ts'

/**
 * Returns the effect of Rapid: one point more in a fresh wind, nothing in calm or storm, nor for a ship without sails
 * (C-CAPTAINS).
 */
export function rapidBonus(state: AdmiralState, ship: Ship, declared: boolean): number {
  if (state.wind.strength !== 'fresh' || !isUsing(ship, 'rapid', declared)) return 0
  return ship.sailDamage < classOf(state, ship).straight ? numbersOf(state).captains.rapid : 0
}
