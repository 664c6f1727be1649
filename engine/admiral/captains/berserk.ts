import { numbersOf } from '../fleet.ts'
import type { AdmiralState, Ship } from '../types.ts'
import { isUsing } from './cards.ts'

/** Berserk: one point more in boarding (C-CAPTAINS). */
export function berserkBonus(state: AdmiralState, ship: Ship, declared: boolean): number {
  return isUsing(ship, 'berserk', declared) ? numbersOf(state).captains.berserk : 0
}

/** What Berserk adds for a ship that is boarded: he counts only where he changes who wins (A-BOARD). */
export function defendingBonus(state: AdmiralState, ship: Ship, attack: number, defence: number): number {
  const bonus = berserkBonus(state, ship, true)
  return attack > defence && attack <= defence + bonus ? bonus : 0
}
