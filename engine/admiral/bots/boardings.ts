import { berserkBonus } from '../captains/berserk.ts'
import { hullLeft, isShip } from '../fleet.ts'
import type { AdmiralState, Ship, Unit } from '../types.ts'
import { worthOf } from './worth.ts'

/** The worth of a silent fort: it can be taken, and that often wins the match. */
const FORT = 50

/**
 * Returns the worth of a boarding: the prize times the chance to win it, minus the boarding ship times the chance to
 * lose it.
 */
export function boardingValue(state: AdmiralState, ship: Ship, target: Unit): number {
  if (!isShip(target)) return FORT
  const chance = chanceOfBoarding(state, ship, target)
  // A prize counts twice: the enemy loses it, and the boarder wins it.
  return 2 * (chance * worthOf(state, target) - (1 - chance) * worthOf(state, ship))
}

/** Returns the chance that a ship takes another by boarding, as far as the captains are known. */
export function chanceOfBoarding(state: AdmiralState, ship: Ship, target: Ship): number {
  const bonus = berserkBonus(state, ship, true) - berserkBonus(state, target, true)
  return chanceToWin(hullLeft(state, ship) - hullLeft(state, target) + bonus)
}

/** Returns the chance that a die with an edge beats another die. */
export function chanceToWin(edge: number): number {
  let wins = 0
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + edge > other) wins++
  return wins / 36
}
