import { distanceBetween, stepFrom } from '../cells.ts'
import { isLand, isSea } from '../fleet.ts'
import { HEADINGS, type Heading, isDiagonal, sectorOf, turned } from '../geometry/headings.ts'
import { flanks, manoeuvre } from '../sailing.ts'
import { type Board, type Cell, RUDDERS } from '../types.ts'

/** The cost of turning on the spot, in manoeuvres: the rest of a round. */
const SPOT = 3
/** The distance within which the pose no longer matters: there the lines of fire decide. */
const NEAR = 2
/** The cost of a place to which no way leads. */
export const NO_WAY = 60

/** Returns a cell and a heading as one number, a pose. */
const lieOf = (cell: Cell, heading: Heading): number => cell * HEADINGS.length + sectorOf(heading)

/**
 * The facts of one board that are the same for every wind and for all ships: distances in manoeuvres that count
 * headings, and where storms run ships aground. They are computed on first use.
 */
class Roads {
  private readonly board: Board
  /** For each pose, the poses from which one manoeuvre or one turn on the spot leads to it. */
  private readonly sources: readonly { readonly sailed: number[]; readonly spun: number[] }[]
  private readonly known = new Map<Cell, Uint8Array>()
  /** The shores for every cell, for each distance that a storm carries a ship. */
  private readonly shores = new Map<number, Uint8Array>()

  constructor(board: Board) {
    this.board = board
    this.sources = sourcesOn(board)
  }

  /** Returns the manoeuvres from a pose to the neighbourhood of a cell. */
  cost(at: Cell, heading: Heading, target: Cell): number {
    const known = this.known.get(target) ?? this.chart(target)
    return known[lieOf(at, heading)] ?? NO_WAY
  }

  /**
   * Returns in how many of the eight directions a storm that carries a ship the given number of cells runs it aground.
   */
  lees(at: Cell, drift: number): number {
    const shores = this.shores.get(drift) ?? this.survey(drift)
    return shores[at] ?? 0
  }

  private survey(drift: number): Uint8Array {
    const shores = new Uint8Array((this.board.height + 1) * 32)
    this.shores.set(drift, shores)
    for (const cell of seaCells(this.board)) {
      shores[cell] = HEADINGS.filter((heading) => runsAground(this.board, cell, heading, drift)).length
    }
    return shores
  }

  private chart(target: Cell): Uint8Array {
    const costs = new Uint8Array(this.sources.length).fill(NO_WAY)
    this.known.set(target, costs)
    const rings: number[][] = [
      seaCells(this.board)
        .filter((cell) => distanceBetween(cell, target) <= NEAR)
        .flatMap(lies),
    ]
    for (const lie of rings[0] ?? []) costs[lie] = 0
    for (let cost = 0; cost < NO_WAY - SPOT; cost++) {
      for (const lie of rings[cost] ?? []) {
        if (costs[lie] !== cost) continue
        const { sailed = [], spun = [] } = this.sources[lie] ?? {}
        for (const from of sailed) this.reach(costs, rings, from, cost + 1)
        for (const from of spun) this.reach(costs, rings, from, cost + SPOT)
      }
    }
    return costs
  }

  private reach(costs: Uint8Array, rings: number[][], lie: number, cost: number): void {
    if ((costs[lie] ?? 0) <= cost) return
    costs[lie] = cost
    const ring = rings[cost]
    if (ring) ring.push(lie)
    else rings[cost] = [lie]
  }
}

function lies(cell: Cell): readonly number[] {
  return HEADINGS.map((heading) => lieOf(cell, heading))
}

function seaCells(board: Board): readonly Cell[] {
  return Array.from({ length: board.height * 32 }, (_, cell) => cell).filter((cell) => isSea(board, cell))
}

function sourcesOn(board: Board) {
  const sources = Array.from({ length: (board.height + 1) * 32 * HEADINGS.length }, () => ({
    sailed: [] as number[],
    spun: [] as number[],
  }))
  for (const cell of seaCells(board)) {
    for (const heading of HEADINGS) {
      const from = lieOf(cell, heading)
      for (const side of [-1, 1]) sources[lieOf(cell, turned(heading, side))]?.spun.push(from)
      for (const turn of RUDDERS) {
        const { path, heading: after } = manoeuvre(cell, heading, turn)
        if (!path.every((one) => isSea(board, one)) || isClosed(board, cell, heading)) continue
        sources[lieOf(path.at(-1) ?? cell, after)]?.sailed.push(from)
      }
    }
  }
  return sources
}

function runsAground(board: Board, from: Cell, heading: Heading, drift: number): boolean {
  let at = from
  for (let gone = 0; gone < drift; gone++) {
    at = stepFrom(at, heading)
    if (!isSea(board, at)) return true
  }
  return false
}

function isClosed(board: Board, cell: Cell, heading: Heading): boolean {
  return isDiagonal(heading) && flanks(cell, heading).every((one) => isLand(board, one))
}

let last: { readonly key: string; readonly roads: Roads } | null = null
const BY_BOARD = new WeakMap<Board, Roads>()

/** Returns the roads of a board; those of the last board are kept, even if it comes as another copy. */
export function roadsOf(board: Board): Roads {
  const found = BY_BOARD.get(board)
  if (found) return found
  const key = JSON.stringify(board)
  if (last?.key !== key) last = { key, roads: new Roads(board) }
  BY_BOARD.set(board, last.roads)
  return last.roads
}
