import { stepFrom } from '../cells.ts'
import type { Vector } from '../data/tiles.ts'
import type { Board, Cell, Side } from '../types.ts'
import { perMap } from './perMap.ts'
import { cellsOf, isLand, isSea, signAt } from './terrain.ts'

interface Shore {
  /** The direction from a ship straight onto land. */
  readonly inward: Vector
  /** The direction clockwise along the lane. */
  readonly along: Vector
}

/** The directions that the ship of each side uses; sides clockwise from the south (J-SHIP). */
export const SHORES: Readonly<Record<Side, Shore>> = {
  S: { inward: [0, 1], along: [-1, 0] },
  W: { inward: [1, 0], along: [0, 1] },
  N: { inward: [0, -1], along: [1, 0] },
  E: { inward: [-1, 0], along: [0, -1] },
}

const lanesOf = perMap((board) => ({
  S: laneAlong(board, 'S'),
  W: laneAlong(board, 'W'),
  N: laneAlong(board, 'N'),
  E: laneAlong(board, 'E'),
}))

const drawnHarboursOf = perMap((board) => ({
  S: cellsOf(board).find((cell) => signAt(board, cell) === 'S'),
  W: cellsOf(board).find((cell) => signAt(board, cell) === 'W'),
  N: cellsOf(board).find((cell) => signAt(board, cell) === 'N'),
  E: cellsOf(board).find((cell) => signAt(board, cell) === 'E'),
}))

/** Returns the cells of a side along which its ship sails, clockwise (J-BOARD); none if the side has no shore. */
export function laneOf(board: Board, side: Side): readonly Cell[] {
  return lanesOf(board)[side]
}

const aheadOf = perMap((board) => ({
  S: stepsAhead(board, SHORES.S),
  W: stepsAhead(board, SHORES.W),
  N: stepsAhead(board, SHORES.N),
  E: stepsAhead(board, SHORES.E),
}))

/** Returns the one cell straight ahead of a ship of a side (J-SHIP). */
export function straightAshore(board: Board, side: Side, ship: Cell): readonly Cell[] {
  return aheadOf(board)[side][ship] ?? []
}

function stepsAhead(board: Board, { inward }: Shore): readonly (readonly Cell[])[] {
  return cellsOf(board).map((cell) => [stepFrom(board, cell, inward)])
}

/**
 * Returns the start of a side's ship: the harbour drawn on the map, otherwise the middle of its lane. Throws if there
 * is neither.
 */
export function harbourOf(board: Board, side: Side): Cell {
  const harbour = findHarbour(board, side)
  if (harbour === undefined) throw new RangeError(`no ship can lie on side ${side}`)
  return harbour
}

/** Returns the start of a side's ship; undefined if the map has no place for it. */
export function findHarbour(board: Board, side: Side): Cell | undefined {
  const lane = laneOf(board, side)
  return drawnHarboursOf(board)[side] ?? lane[lane.length >> 1]
}

function laneAlong(board: Board, side: Side): readonly Cell[] {
  const harbour = drawnHarboursOf(board)[side]
  return harbour === undefined ? laneOnEdge(board, SHORES[side]) : laneThrough(board, harbour, SHORES[side])
}

/** Returns the row of sea cells through a harbour that face land straight ahead; none if the harbour does not. */
function laneThrough(board: Board, harbour: Cell, { inward, along }: Shore): readonly Cell[] {
  const faces = (cell: Cell) => cell >= 0 && isSea(board, cell) && isLand(board, stepFrom(board, cell, inward))
  let first = harbour
  while (faces(first) && faces(stepFrom(board, first, opposite(along)))) first = stepFrom(board, first, opposite(along))
  return rowFrom(board, first, along, faces)
}

/** Returns the longest unbroken row of cells on the edge of the board that face land straight ahead. */
function laneOnEdge(board: Board, { inward, along }: Shore): readonly Cell[] {
  const faces = (cell: Cell) =>
    isOnEdge(board, cell, inward) && isSea(board, cell) && isLand(board, stepFrom(board, cell, inward))
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
