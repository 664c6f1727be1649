import { closeTo } from '../../../engine/sea-battle/placement.ts'
import type { Ship } from '../../../engine/sea-battle/types.ts'
import { isOverHarbour } from '../table/anchors.ts'
import { heldCells, type LayingFault, type PlacementState, type Refused, shipsLaid } from './berthing.ts'

/** Why the ship in hand may not lie where she is held; null where she may, and over the harbour. */
export function layingFault(state: PlacementState): LayingFault | null {
  const cells = heldCells(state)
  if (!cells) return isBesideField(state) ? { code: 'off-the-field' } : null
  const laid = shipsLaid(state)
  const under = laid.find((ship) => ship.some((cell) => cells.includes(cell)))
  if (under) return { code: 'ships-overlap', other: under }
  const near = laid.find((ship) => isClose(ship, cells, state))
  return near ? { code: 'ships-touch', other: near } : null
}

/** What is to be told when the ship in hand is let go where she is; null where she may lie, and over the harbour. */
export function refusedDrop(state: PlacementState): Refused | null {
  const fault = layingFault(state)
  const length = state.slots[state.held?.slot ?? -1]?.length
  return fault && length !== undefined ? { length, cells: heldCells(state), fault } : null
}

/** The ship in hand is moved on: what was told of a click is forgotten once she is held over other cells. */
export function refusalAfter(before: PlacementState, moved: Partial<PlacementState>): Partial<PlacementState> {
  const told = before.held && before.refused
  if (!told) return moved
  const still = refusedDrop({ ...before, ...moved })
  return still && String(still.cells) === String(told.cells) ? moved : { ...moved, refused: null }
}

/** The pointer holds her neither over the field nor over the harbour. */
export function isBesideField({ held }: PlacementState): boolean {
  return held !== null && held.at === null && held.point !== null && !isOverHarbour(held.point.x)
}

function isClose(ship: Ship, cells: Ship, { options }: PlacementState): boolean {
  return ship.some((cell) => closeTo(cell, options).some((near) => cells.includes(near)))
}
