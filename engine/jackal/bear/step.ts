import { vectorBetween } from '../cells.ts'
import type { Vector } from '../data/tiles.ts'
import { landNeighboursOf } from '../geometry/terrain.ts'
import type { Board, Cell, JackalState } from '../types.ts'
import { hasTile, isOnBoard } from '../world.ts'

/**
 * Returns the bear's next step: toward the nearest character on land, over any tile between; null if it stands still,
 * because no reachable character is ashore (J-ARCH). Of equally near characters it takes the first clockwise from the
 * north. It goes diagonally first.
 */
export function bearStep(state: JackalState): Cell | null {
  const { bear, board } = state
  if (!bear) return null
  const prey = nearestTo(state, bear.at)
  if (prey === null) return null
  const left = distancesFrom(board, prey)
  const here = left.get(bear.at) ?? 0
  const nearer = landNeighboursOf(board, bear.at).filter((next) => (left.get(next) ?? here) < here)
  const [east, north] = vectorBetween(board, bear.at, prey)
  const straight = (next: Cell) => {
    const [right, up] = vectorBetween(board, bear.at, next)
    return right === Math.sign(east) && up === Math.sign(north)
  }
  return nearer.find(straight) ?? nearer.find((next) => isDiagonal(board, bear.at, next)) ?? nearer[0] ?? null
}

/** Returns the cell of the character on land with the fewest steps to it. */
function nearestTo({ board, pieces, ...state }: JackalState, from: Cell): Cell | null {
  const steps = distancesFrom(board, from)
  let nearest: { cell: Cell; steps: number; bearing: number } | null = null
  for (const piece of pieces) {
    const { at } = piece
    if (typeof at !== 'number' || !isOnBoard(piece) || !hasTile({ board, pieces, ...state }, at) || at === from)
      continue
    const far = steps.get(at)
    if (far === undefined) continue
    const bearing = bearingOf(vectorBetween(board, from, at))
    const isNearer = nearest === null || far < nearest.steps || (far === nearest.steps && bearing < nearest.bearing)
    if (isNearer) nearest = { cell: at, steps: far, bearing }
  }
  return nearest?.cell ?? null
}

/** Returns the steps over land and ferries from a cell, without unreachable cells. */
function distancesFrom(board: Board, from: Cell): ReadonlyMap<Cell, number> {
  const steps = new Map([[from, 0]])
  // The map grows during this loop.
  for (const [cell, far] of steps) {
    for (const next of landNeighboursOf(board, cell)) if (!steps.has(next)) steps.set(next, far + 1)
  }
  return steps
}

function isDiagonal(board: Board, from: Cell, to: Cell): boolean {
  const [east, north] = vectorBetween(board, from, to)
  return east !== 0 && north !== 0
}

/** Returns a number from 0 to 4 that grows clockwise from the north: whole quarters plus the part of the next. */
function bearingOf([east, north]: Vector): number {
  if (east >= 0 && north > 0) return east / (east + north)
  if (east > 0 && north <= 0) return 1 - north / (east - north)
  if (east <= 0 && north < 0) return 2 + east / (east + north)
  return 3 + north / (north - east)
}
