import { numbersOf } from '../fleet.ts'
import type { AdmiralState, Ship } from '../types.ts'
import { isUsing } from './cards.ts'

/** Berserk: one point more in boarding. Whoever is boarded always uses him: there is nothing to choose any more. */
export function berserkBonus(state: AdmiralState, ship: Ship, declared: boolean): number {
  return isUsing(ship, 'berserk', declared) ? numbersOf(state).captains.berserk : 0
}
