import { isBeforeFirstDeed, isEnemy, unitNamed } from '../fleet.ts'
import { opposite } from '../geometry/headings.ts'
import { bearingOf } from '../gunnery/lines.ts'
import type { AdmiralState, Crossing, Ship, TeamId, Unit, UnitId } from '../types.ts'
import { isUsing } from './cards.ts'

/**
 * Returns whether Swift may command this ship, by public knowledge. Its owner is then asked whether it is Swift or not,
 * so that the question reveals nothing (C-CAPTAINS).
 */
export function mayBeSwift(state: AdmiralState, ship: Ship): boolean {
  if (ship.captain === null) return false
  if (ship.shown) return ship.captain === 'swift'
  return !isSwiftSeen(state, ship.team)
}

function isSwiftSeen({ ships, ashore }: AdmiralState, team: TeamId): boolean {
  return (
    ships.some((ship) => ship.team === team && ship.shown && ship.captain === 'swift') ||
    ashore.some((entry) => entry.team === team && entry.shown && entry.card === 'swift')
  )
}

/** Returns whether a ship declares Swift with its first deed, so that no enemy's ready Swift fires at it (A-REPLY). */
export function declaresSwift(state: AdmiralState, ship: Ship, declared: boolean): boolean {
  return isBeforeFirstDeed(state, ship.id) && isUsing(ship, 'swift', declared)
}

/**
 * Returns the enemy ships on the line of the broadside opposite to one that bears on an attacker: when Swift fires
 * first, it may also fire at them (A-REPLY).
 */
export function shipsAcross(
  state: AdmiralState,
  ship: Ship,
  attackers: readonly UnitId[],
  crossing: Crossing | null,
): readonly UnitId[] {
  const broadsideAt = (unit: Unit | null) => {
    const bearing = unit && bearingOf(state, ship, unit, crossing)
    return bearing?.guns === 'broadside' ? bearing.ray : null
  }
  const across = attackers.map((id) => broadsideAt(unitNamed(state, id))).map((ray) => ray && opposite(ray))
  return state.ships
    .filter((one) => !attackers.includes(one.id) && isEnemy(state, ship.team, one))
    .filter((one) => {
      const ray = broadsideAt(one)
      return ray !== null && across.includes(ray)
    })
    .map((one) => one.id)
}

/** Returns whether Swift is known to all: automatic answers for a seat use no other Swift. */
export function isSwiftFaceUp(ship: Ship): boolean {
  return ship.captain === 'swift' && ship.faceUp
}
