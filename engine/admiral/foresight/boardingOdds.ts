import { hullLeft, isShip, numbersOf, shipNamed, unitNamed } from '../fleet.ts'
import type { AdmiralState, BoardMove, Ship } from '../types.ts'
import { possibleCaptains } from './captains.ts'
import { type Firepower, gunsOn } from './gunfire.ts'

/** The odds of a boarding before the dice are thrown (A-BOARD). */
export interface BoardingOdds {
  /** The bonus of each side to its die, the attacker first, not counting a Berserk that is only possible. */
  readonly strengths: readonly [number, number]
  /** The number of the 36 throws that the attacker wins. */
  readonly wins: number
  /** The same if Berserk commands the defender; null if it surely does or does not. */
  readonly winsAgainstBerserk: number | null
  /** The shots of the boarded ship before the fight; null if its guns do not bear. */
  readonly fire: Firepower | null
}

/** The number of throws of two dice. */
export const THROWS = 36

/** Returns the odds of a boarding; null if there is nothing to board. A silent fort is taken without a die. */
export function boardingOdds(view: AdmiralState, { ship, target, captain }: BoardMove): BoardingOdds | null {
  const attacker = shipNamed(view, ship)
  const defender = unitNamed(view, target)
  if (!attacker || !defender) return null
  if (!isShip(defender)) return { strengths: [0, 0], wins: THROWS, winsAgainstBerserk: null, fire: null }
  const { berserk } = numbersOf(view).captains
  const isDeclared = attacker.captain === 'berserk' && (captain === true || attacker.faceUp)
  const attack = hullLeft(view, attacker) + (isDeclared ? berserk : 0)
  const captains = possibleCaptains(view, defender)
  const isSure = captains.length === 1 && captains[0] === 'berserk' && defender.captain === 'berserk'
  const defence = hullLeft(view, defender) + (isSure ? berserk : 0)
  return {
    strengths: [attack, defence],
    wins: winsOf(attack, defence),
    winsAgainstBerserk: isHidden(defender) && captains.includes('berserk') ? winsOf(attack, defence + berserk) : null,
    fire: gunsOn(view, defender, attacker),
  }
}

const isHidden = ({ captain }: Ship): boolean => captain === 'hidden'

/** Returns the number of winning throws; a tie is the defender's. */
function winsOf(attack: number, defence: number): number {
  const faces = [1, 2, 3, 4, 5, 6]
  return faces.reduce((wins, mine) => wins + faces.filter((other) => attack + mine > defence + other).length, 0)
}
