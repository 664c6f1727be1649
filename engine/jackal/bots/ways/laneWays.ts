import { stepFrom } from '../../cells.ts'
import { laneOf, SHORES } from '../../geometry/shores.ts'
import type { Board, Cell, Side } from '../../types.ts'
import { NO_WAY } from './seaWays.ts'
import type { Field } from './ways.ts'

/**
 * Turns for those aboard a ship of a side at a cell of her lane: a turn for each cell that she sails, one to step ashore,
 * and what is left from there (J-SHIP). Endless where her lane leads to no such land.
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
