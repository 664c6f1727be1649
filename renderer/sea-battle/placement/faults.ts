import { closeTo } from '../../../engine/sea-battle/placement.ts'
import type { Ship } from '../../../engine/sea-battle/types.ts'
import { isOverHarbour } from '../table/anchors.ts'
import { heldCells, type LayingFault, type PlacementState, type Refused, shipsLaid } from './berthing.ts'

/** Returns why the ship in hand may not lie there; null if it may, and over the harbour. */
export function layingFault(state: PlacementState): LayingFault | null {
  const cells = heldCells(state)
  if (!cells) return isBesideField(state) ? { code: 'off-the-field' } : null
  const laid = shipsLaid(state)
  const under = laid.find((ship) => ship.some((cell) => cells.includes(cell)))
  if (under) return { code: 'ships-overlap', other: under }
  const near = laid.find((ship) => isClose(ship, cells, state))
  return near ? { code: 'ships-touch', other: near } : null
}

/**
 * Returns the refusal to show when the ship in hand is released where it is held; null if it may lie there, and over
 * the harbour.
 */
export function refusedDrop(state: PlacementState): Refused | null {
  const fault = layingFault(state)
  const length = state.slots[state.held?.slot ?? -1]?.length
  return fault && length !== undefined ? { length, cells: heldCells(state), fault } : null
}

/**
 * Returns the refusal after a move of the ship in hand: that of a click goes away once the ship is held over other
 * cells.
 */
export function refusalAfter(before: PlacementState, moved: Partial<PlacementState>): Partial<PlacementState> {
  const told = before.held && before.refused
  if (!told) return moved
  const still = refusedDrop({ ...before, ...moved })
  return still && String(still.cells) === String(told.cells) ? moved : { ...moved, refused: null }
}

/** Returns whether the pointer holds the ship neither over the field nor over the harbour. */
export function isBesideField({ held }: PlacementState): boolean {
  return held !== null && held.at === null && held.point !== null && !isOverHarbour(held.point.x)
}

function isClose(ship: Ship, cells: Ship, { options }: PlacementState): boolean {
  return ship.some((cell) => closeTo(cell, options).some((near) => cells.includes(near)))
}
