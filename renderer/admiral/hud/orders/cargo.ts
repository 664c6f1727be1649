import { isBeside } from '../../../../engine/admiral/cells.ts'
import { friendlyPorts } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, UnitId } from '../../../../engine/admiral/types.ts'

/** Gold that is loaded and landed in the cell where a ship ends its move. */
export interface Cargo {
  readonly loads: number
  readonly lands: number
}

export const NO_CARGO: Cargo = { loads: 0, lands: 0 }

/** Returns what a ship loads and lands if it ends its move in a cell (A-SCENARIO). */
export function cargoAt(view: AdmiralState, id: UnitId, at: Cell): Cargo {
  const ship = view.ships.find((one) => one.id === id)
  if (!ship || view.options.scenario === 'duel') return NO_CARGO
  const beside = view.treasures.filter((treasure) => isBeside(treasure.at, at))
  const loads = beside.reduce((sum, { gold }) => sum + gold, 0)
  const isHome = friendlyPorts(view, { ...ship, at }).some((fort) => fort.team === ship.team)
  return { loads, lands: isHome ? ship.gold + loads : 0 }
}
