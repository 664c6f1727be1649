import { isEnemy, unitNamed } from '../fleet.ts'
import { opposite } from '../geometry/headings.ts'
import type { AdmiralState, Crossing, Ship, Unit, UnitId } from '../types.ts'
import { bearingOf } from './lines.ts'

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
