import { stepFrom } from '../../engine/admiral/cells.ts'
import { shipNamed } from '../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, UnitId } from '../../engine/admiral/types.ts'

/** Returns the cell of a ship that is afloat; none once it is sunk. */
export function cellOf(view: AdmiralState, ship: UnitId): readonly Cell[] {
  const at = shipNamed(view, ship)?.at ?? null
  return at === null ? [] : [at]
}

/** Returns the cell before the bow of a ship that is afloat. */
export function cellAheadOf(view: AdmiralState, id: UnitId): readonly Cell[] {
  const ship = shipNamed(view, id)
  return ship && ship.at !== null ? [stepFrom(ship.at, ship.heading)] : []
}

export const isAfloat = (view: AdmiralState, ship: UnitId): boolean => (shipNamed(view, ship)?.at ?? null) !== null
