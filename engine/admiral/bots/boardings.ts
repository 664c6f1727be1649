import { berserkBonus } from '../captains/berserk.ts'
import { hullLeft, isShip, unitNamed } from '../fleet.ts'
import type { AdmiralState, BoardMove, Ship } from '../types.ts'
import { worthOf } from './worth.ts'

/** What a boarding is worth: the prize by the chance of winning her, less one's own ship by that of losing. */
export function boardingValue(state: AdmiralState, ship: Ship, move: BoardMove): number {
  const target = unitNamed(state, move.target)
  if (!target) return 0
  if (!isShip(target)) return 50
  const edge =
    hullLeft(state, ship) -
    hullLeft(state, target) +
    berserkBonus(state, ship, move.captain === true) -
    berserkBonus(state, target, true)
  const chance = chanceToWin(edge)
  // A prize counts twice: the enemy loses her, and she is won.
  return 2 * (chance * worthOf(state, target) - (1 - chance) * worthOf(state, ship))
}

/** Chance that a die with an edge beats another die. */
export function chanceToWin(edge: number): number {
  let wins = 0
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + edge > other) wins++
  return wins / 36
}
