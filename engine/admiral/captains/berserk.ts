import { numbersOf } from '../fleet.ts'
import type { AdmiralState, Ship } from '../types.ts'
import { isUsing } from './cards.ts'

/** Returns the effect of Berserk: one point more in boarding (C-CAPTAINS). */
export function berserkBonus(state: AdmiralState, ship: Ship, declared: boolean): number {
  return isUsing(ship, 'berserk', declared) ? numbersOf(state).captains.berserk : 0
}

/** Returns what Berserk adds for a boarded ship: it counts only if it changes the winner (A-BOARD). */
export function defendingBonus(state: AdmiralState, ship: Ship, attack: number, defence: number): number {
  const bonus = berserkBonus(state, ship, true)
  return attack > defence && attack <= defence + bonus ? bonus : 0
}
