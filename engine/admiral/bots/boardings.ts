import { berserkBonus } from '../captains/berserk.ts'
import { hullLeft, isShip } from '../fleet.ts'
import type { AdmiralState, Ship, Unit } from '../types.ts'
import { worthOf } from './worth.ts'

/** A silent fort is there for the taking, and often the match with it. */
const FORT = 50

/** What a boarding is worth: the prize by the chance of winning her, less one's own ship by that of losing. */
export function boardingValue(state: AdmiralState, ship: Ship, target: Unit): number {
  if (!isShip(target)) return FORT
  const chance = chanceOfBoarding(state, ship, target)
  // A prize counts twice: the enemy loses her, and she is won.
  return 2 * (chance * worthOf(state, target) - (1 - chance) * worthOf(state, ship))
}

/** Chance that a ship takes another by boarding her, as far as is known who commands them. */
export function chanceOfBoarding(state: AdmiralState, ship: Ship, target: Ship): number {
  const bonus = berserkBonus(state, ship, true) - berserkBonus(state, target, true)
  return chanceToWin(hullLeft(state, ship) - hullLeft(state, target) + bonus)
}

/** Chance that a die with an edge beats another die. */
export function chanceToWin(edge: number): number {
  let wins = 0
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + edge > other) wins++
  return wins / 36
}
