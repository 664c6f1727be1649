import { seaBeside } from '../../geometry/islands.ts'
import { perMap } from '../../geometry/perMap.ts'
import { cellsOf, isSwimmable, landNeighboursOf } from '../../geometry/terrain.ts'
import type { Board, Cell, JackalState } from '../../types.ts'
import { type Field, NO_WAY } from './crowFlights.ts'

/** The expected turns per cell of sea for a roaming ship with some of its crew aboard (J-ARCH). */
const PACE = 0.5

/** A cell of sea with the land cells beside it. */
interface Shore {
  readonly cell: Cell
  readonly landings: readonly Cell[]
}

const shoresOf = perMap((board): readonly Shore[] => {
  const swimmable = cellsOf(board).filter((cell) => isSwimmable(board, cell))
  return swimmable
    .map((cell) => ({ cell, landings: landNeighboursOf(board, cell) }))
    .filter(({ landings }) => landings.length > 0)
})

const besideOf = perMap((board) => cellsOf(board).map((cell) => seaBeside(board, cell)))

/**
 * Returns the turns from each cell of sea, for pieces aboard a ship there, to the errand of the best tile that it can
 * bring them to; more than any way on land.
 */
export function turnsAtSea({ board }: Pick<JackalState, 'board'>, errand: Field): Float64Array {
  const field = new Float64Array(cellsOf(board).length).fill(NO_WAY)
  const shores: Cell[] = []
  for (const { cell, landings } of shoresOf(board)) {
    let ashore = NO_WAY
    for (const landing of landings) ashore = Math.min(ashore, errand[landing] as number) // one number per cell
    if (ashore >= NO_WAY) continue
    field[cell] = 1 + ashore
    shores.push(cell)
  }
  shores.sort((a, b) => (field[a] as number) - (field[b] as number))
  sailOn(board, field, shores)
  return field
}

/** Spreads turns from shores, the nearest first, over the sea: all adjacent cells are equally far apart. */
function sailOn(board: Board, field: Float64Array, shores: readonly Cell[]): void {
  const beside = besideOf(board)
  const open: Cell[] = []
  // Both lists are sorted, and the second grows during the loop: no cell is processed twice without need.
  for (let [shore, at] = [0, 0]; shore < shores.length || at < open.length; ) {
    const [a, b] = [shores[shore], open[at]]
    const isShore = b === undefined || (a !== undefined && (field[a] as number) <= (field[b] as number))
    const cell = (isShore ? a : b) as Cell // one of them is left
    if (isShore) shore++
    else at++
    const turns = PACE + (field[cell] as number)
    for (const next of beside[cell] as readonly Cell[]) {
      if (turns >= (field[next] as number)) continue
      field[next] = turns
      open.push(next)
    }
  }
}

/** The cells to which a ship can sail, and the turns that it needs. */
interface Sailing {
  readonly cells: Int32Array
  /** The turns for each cell, in the order of the list of cells. */
  readonly turns: Float64Array
}

/** Returns the cells that a ship with this number of sailors can sail to from a cell; 0 counts as 1. */
export function sailingFrom(board: Board, from: Cell, sailors: number): Sailing {
  const speed = Math.max(1, sailors)
  const known = sailings(board)
  const key = from * FASTEST + speed
  const sailing = known.get(key) ?? sail(board, from, speed)
  if (known.size > MOST_SAILINGS) known.clear()
  known.set(key, sailing)
  return sailing
}

/** More sailors than any ship has. */
const FASTEST = 100
const MOST_SAILINGS = 512
const sailings = perMap((_board) => new Map<number, Sailing>())

function sail(board: Board, from: Cell, speed: number): Sailing {
  const turns = new Map([[from, 0]])
  // The map grows during this loop.
  for (const [cell, needed] of turns) {
    for (const next of seaBeside(board, cell)) if (!turns.has(next)) turns.set(next, needed + 1 / speed)
  }
  return { cells: Int32Array.from(turns.keys()), turns: Float64Array.from(turns.values()) }
}
