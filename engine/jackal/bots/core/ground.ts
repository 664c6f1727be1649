import { heightOf, stepFrom, widthOf } from '../../cells.ts'
import type { Vector } from '../../data/tiles.ts'
import { isBoatWater, waterSidesOf } from '../../geometry/boatWaters.ts'
import { beachesOf } from '../../geometry/islands.ts'
import { perMap } from '../../geometry/perMap.ts'
import { laneOf, SHORES } from '../../geometry/shores.ts'
import {
  AROUND,
  cellsOf,
  isFerry,
  isGround,
  isLand,
  isSwimmable,
  LEAPS,
  landNeighboursOf,
  landOf,
} from '../../geometry/terrain.ts'
import { type Board, type Cell, SIDES } from '../../types.ts'

/** Tables by cell that follow from a map; −1 stands for cells off the board. */
export interface Ground {
  readonly cells: number
  readonly width: number
  readonly height: number
  /** Eight neighbours for each cell, clockwise from the north. */
  readonly around: Int32Array
  /** Eight knight's moves for each cell, clockwise. */
  readonly leaps: Int32Array
  /** The eight cells two away, clockwise from the north. */
  readonly throws: Int32Array
  /** Cells of land, ascending. */
  readonly land: Int32Array
  /** For each cell: 1 for land, 2 for a ferry, 0 for sea. */
  readonly ground: Int32Array
  readonly swimmable: Int32Array
  /** For each side and cell: the cell straight ahead. */
  readonly ahead: Int32Array
  /** For each side and cell: the cells next along the lane, at most two. */
  readonly berths: Int32Array
  /** For each cell and facing: the cell where a cannon's shot lands. */
  readonly landfalls: Int32Array
  /** For each cell: the sides in whose waters it lies, a bit each. */
  readonly waters: Int32Array
  /** For each cell: 1 if it belongs to the waters of a boat without a side. */
  readonly straits: Int32Array
  /** The cells where ships may be placed, ascending. */
  readonly beaches: Int32Array
  /** Steps over land and ferries from a cell to every other; −1 if there is no way. Computed on first use. */
  readonly walks: (Int32Array | undefined)[]
}

/** Indices of the neighbours straight ahead of ships of each side, in the order of `SIDES`. */
export const INWARD = Int32Array.from(SIDES, (side) => AROUND.indexOf(vectorIn(SHORES[side].inward)))

function vectorIn([east, north]: Vector): Vector {
  return AROUND.find(([e, n]) => e === east && n === north) ?? [east, north]
}

/** Returns the tables of a map. */
export const groundOf = perMap((board): Ground => {
  const cells = cellsOf(board)
  const reach = (vectors: readonly Vector[]) =>
    Int32Array.from(cells.flatMap((cell) => vectors.map((vector) => stepFrom(board, cell, vector))))
  const mark = (holds: (cell: Cell) => boolean) => Int32Array.from(cells, (cell) => (holds(cell) ? 1 : 0))
  return {
    cells: cells.length,
    width: widthOf(board),
    height: heightOf(board),
    around: reach(AROUND),
    leaps: reach(LEAPS),
    throws: reach(AROUND.map(([east, north]) => [2 * east, 2 * north])),
    land: Int32Array.from(landOf(board)),
    ground: Int32Array.from(cells, (cell) => (isLand(board, cell) ? 1 : isFerry(board, cell) ? 2 : 0)),
    swimmable: mark((cell) => isSwimmable(board, cell)),
    ahead: Int32Array.from(SIDES.flatMap((side) => cells.map((cell) => stepFrom(board, cell, SHORES[side].inward)))),
    berths: berthsOf(board),
    landfalls: landfallsOf(board),
    waters: Int32Array.from(cells, (cell) =>
      waterSidesOf(board, cell).reduce((bits, side) => bits | (1 << SIDES.indexOf(side)), 0),
    ),
    straits: mark((cell) => isBoatWater(board, cell, [])),
    beaches: Int32Array.from(beachesOf(board)),
    walks: new Array<Int32Array | undefined>(cells.length).fill(undefined),
  }
})

function berthsOf(board: Board): Int32Array {
  const { length } = cellsOf(board)
  const berths = new Int32Array(2 * SIDES.length * length).fill(-1)
  SIDES.forEach((side, number) => {
    const lane = laneOf(board, side)
    lane.forEach((cell, i) => {
      const next = [lane[i - 1], lane[i + 1]].filter((berth) => berth !== undefined)
      berths.set(next, 2 * (number * length + cell))
    })
  })
  return berths
}

/** Returns the first cell off the land in each of the four directions; flights pass over ferries. */
function landfallsOf(board: Board): Int32Array {
  const quarters = AROUND.filter((_, i) => i % 2 === 0)
  return Int32Array.from(
    cellsOf(board).flatMap((from) =>
      quarters.map((barrel) => {
        let cell = stepFrom(board, from, barrel)
        while (isGround(board, cell)) cell = stepFrom(board, cell, barrel)
        return cell
      }),
    ),
  )
}

/** Returns the steps over land and ferries from a cell to every other; −1 if there is no way. */
export function walksFrom(board: Board, from: Cell): Int32Array {
  const ground = groundOf(board)
  const known = ground.walks[from]
  if (known) return known
  const steps = new Int32Array(ground.cells).fill(-1)
  steps[from] = 0
  const queue = [from]
  // The queue grows during this loop.
  for (const cell of queue) {
    for (const next of landNeighboursOf(board, cell)) {
      if (steps[next] !== -1) continue
      steps[next] = (steps[cell] ?? 0) + 1
      queue.push(next)
    }
  }
  ground.walks[from] = steps
  return steps
}
