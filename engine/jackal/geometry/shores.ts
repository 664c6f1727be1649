import { stepFrom } from '../cells.ts'
import type { Vector } from '../data/tiles.ts'
import type { Board, Cell, Side } from '../types.ts'
import { perMap } from './perMap.ts'
import { cellsOf, isLand } from './terrain.ts'

interface Shore {
  /** From a ship straight onto land. */
  readonly inward: Vector
  /** Clockwise along the lane. */
  readonly along: Vector
}

/** The four sides clockwise from the south (J-SHIP). */
export const SHORES: Readonly<Record<Side, Shore>> = {
  S: { inward: [0, 1], along: [-1, 0] },
  W: { inward: [1, 0], along: [0, 1] },
  N: { inward: [0, -1], along: [1, 0] },
  E: { inward: [-1, 0], along: [0, -1] },
}

const lanesOf = perMap((board) => ({
  S: laneAlong(board, SHORES.S),
  W: laneAlong(board, SHORES.W),
  N: laneAlong(board, SHORES.N),
  E: laneAlong(board, SHORES.E),
}))

/** The cells of a side along which its ship sails, clockwise (J-BOARD); none where the side has no shore. */
export function laneOf(board: Board, side: Side): readonly Cell[] {
  return lanesOf(board)[side]
}

/** The middle of a side's lane, where a ship starts. Throws where the side has no lane. */
export function harbourOf(board: Board, side: Side): Cell {
  const lane = laneOf(board, side)
  const middle = lane[lane.length >> 1]
  if (middle === undefined) throw new RangeError(`no ship can lie on side ${side}`)
  return middle
}

/** The longest row of cells on the edge of the board that face land straight ahead, one beside the other. */
function laneAlong(board: Board, { inward, along }: Shore): readonly Cell[] {
  const faces = (cell: Cell) => isOnEdge(board, cell, inward) && isLand(board, stepFrom(board, cell, inward))
  const rows = cellsOf(board)
    .filter((cell) => faces(cell) && !faces(stepFrom(board, cell, opposite(along))))
    .map((first) => rowFrom(board, first, along, faces))
  return rows.reduce((longest, row) => (row.length > longest.length ? row : longest), [])
}

function rowFrom(board: Board, first: Cell, along: Vector, belongs: (cell: Cell) => boolean): readonly Cell[] {
  const row: Cell[] = []
  for (let cell = first; belongs(cell); cell = stepFrom(board, cell, along)) row.push(cell)
  return row
}

function isOnEdge(board: Board, cell: Cell, inward: Vector): boolean {
  return cell >= 0 && stepFrom(board, cell, opposite(inward)) < 0
}

function opposite([east, north]: Vector): Vector {
  return [-east, -north]
}
