import { stepFrom } from '../../cells.ts'
import { laneOf, SHORES } from '../../geometry/shores.ts'
import type { Board, Cell, Side } from '../../types.ts'
import { type Field, NO_WAY } from './crowFlights.ts'

/**
 * Returns the turns for pieces aboard a side's ship at a cell of its lane: a turn for each cell that it sails, one to
 * step ashore, and the rest from there (J-SHIP). Infinite if the lane leads to no such land.
 */
export function turnsInLane(board: Board, side: Side, cell: Cell, ashore: Field): number {
  const lane = laneOf(board, side)
  const berth = lane.indexOf(cell)
  const turns = lane.map((one, i) => {
    const landing = ashore[stepFrom(board, one, SHORES[side].inward)] ?? NO_WAY
    return Math.abs(i - berth) + 1 + landing
  })
  return berth < 0 ? NO_WAY : Math.min(NO_WAY, ...turns)
}
