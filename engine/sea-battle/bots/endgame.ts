import type { Cell, Ship } from '../types.ts'
import { type Layout, layoutsOf } from './layouts.ts'
import { likelihoodsOf } from './likelihood.ts'
import type { Reckoning } from './reckoning.ts'

/** The maximum number of layouts in an endgame, and the maximum number for which it is solved by a search. */
const MOST_JUDGED = 400
const MOST_SOLVED = 40
/** The number of positions after which a search is given up. */
const MOST_POSITIONS = 3000

/**
 * Returns the cell to fire at in an endgame: with few layouts, the one after which the fewest shots on average sink all
 * ships, found by searching all continuations; with more, the cell that most likely holds a ship.
 *
 * @returns null if there are too many layouts, or none
 */
export function endgameShot({ known, opinions }: Reckoning): Cell | null {
  const layouts = layoutsOf(known, MOST_JUDGED)
  if (!layouts || layouts.length === 0) return null
  const endgame = new Endgame(layouts, likelihoodsOf(layouts, known, opinions), known.wounds)
  const best = layouts.length <= MOST_SOLVED ? endgame.best() : null
  return best ?? endgame.likeliest()
}

/** Some layouts by their indexes, in ascending order. */
type Layouts = readonly number[]

/**
 * The cells not fired at that may hold a ship, the likeliest first, by their weight; and the weight of all layouts
 * together.
 */
interface Odds {
  readonly cells: readonly Cell[]
  readonly weights: Float64Array
  readonly whole: number
}

/** The difference up to which weights are equal: sums depend on the order of their parts. */
const CLOSE = 1e-9

/**
 * Solves an endgame by trying every cell, those likeliest hit first, and skipping cells that cannot be better than the
 * best. Every layout takes as many hits as it has cells left, so that the search minimises the misses.
 */
export class Endgame {
  private readonly weights: Float64Array
  private readonly cells: readonly Ship[]
  /** For each layout and cell: the ship there, counted from 1; 0 for water. */
  private readonly shipAt: Uint8Array
  private readonly layouts: readonly Layout[]
  /** The expected misses, times the weight of the layouts, for each list of possible layouts solved so far. */
  private readonly solved = new Map<string, number>()
  private positions = 0
  private readonly all: Layouts
  private readonly hits: ReadonlySet<Cell>

  /** @param weights by layout: its probability; @param hits those on ships afloat */
  constructor(layouts: readonly Layout[], weights: Float64Array, hits: readonly Cell[]) {
    this.layouts = layouts
    this.weights = weights
    this.all = layouts.map((_, i) => i)
    this.hits = new Set(hits)
    this.cells = layouts.map((ships) => ships.flat())
    this.shipAt = new Uint8Array(100 * layouts.length)
    for (const [i, ships] of layouts.entries()) {
      for (const [number, ship] of ships.entries()) for (const cell of ship) this.shipAt[100 * i + cell] = number + 1
    }
  }

  /** Returns the cell with the fewest expected misses; null if that takes too many positions. */
  best(): Cell | null {
    const odds = this.weigh(this.all, this.hits)
    const at = sureCell(odds) ?? this.tryCells(this.all, this.hits, odds).at
    return this.isGivenUp ? null : at
  }

  /** Returns the mean misses to come, times the weight of all layouts, if every shot is the best. */
  fewestMisses(): number {
    return this.misses(this.all, this.hits)
  }

  /** Returns the cell most likely to be hit; null if no ship is afloat. */
  likeliest(): Cell | null {
    return this.weigh(this.all, this.hits).cells[0] ?? null
  }

  private get isGivenUp(): boolean {
    return this.positions > MOST_POSITIONS
  }

  private misses(possible: Layouts, hits: ReadonlySet<Cell>, odds = this.weigh(possible, hits)): number {
    if (odds.cells.length === 0) return 0
    // A cell that holds a ship in every layout costs no miss and gives information.
    const sure = sureCell(odds)
    if (sure !== null) return this.afterHit(possible, hits, sure)
    // All hits now lie on cells that every layout holds, so that the layouts define the position.
    const key = possible.join()
    const known = this.solved.get(key)
    if (known !== undefined) return known
    const { misses } = this.tryCells(possible, hits, odds)
    this.solved.set(key, misses)
    return misses
  }

  private tryCells(possible: Layouts, hits: ReadonlySet<Cell>, { cells, weights, whole }: Odds) {
    this.positions++
    let [at, misses]: [Cell | null, number] = [null, Number.POSITIVE_INFINITY]
    for (const cell of cells) {
      const missed = whole - (weights[cell] ?? 0)
      if (missed >= misses - CLOSE * whole) break
      if (this.isGivenUp) break
      const others = possible.filter((i) => this.shipAt[100 * i + cell] === 0)
      const odds = this.weigh(others, hits)
      if (missed + leastMisses(odds) >= misses - CLOSE * whole) continue
      const cost = missed + this.misses(others, hits, odds)
      if (cost >= misses) continue
      const all = cost + this.afterHit(possible, hits, cell)
      if (all < misses) [at, misses] = [cell, all]
    }
    return { at, misses }
  }

  /** Returns the misses after a hit, where the sunk ship, if any, is known. */
  private afterHit(possible: Layouts, hits: ReadonlySet<Cell>, cell: Cell): number {
    const after = new Set(hits).add(cell)
    const told = new Map<string, number[]>()
    for (const i of possible) {
      const ship = this.layouts[i]?.[(this.shipAt[100 * i + cell] ?? 0) - 1]
      if (!ship) continue
      const result = ship.every((one) => after.has(one)) ? ship.join() : 'hit'
      const same = told.get(result)
      if (same) same.push(i)
      else told.set(result, [i])
    }
    let sum = 0
    for (const layouts of told.values()) sum += this.misses(layouts, after)
    return sum
  }

  private weigh(possible: Layouts, hits: ReadonlySet<Cell>): Odds {
    const weights = new Float64Array(100)
    const cells: Cell[] = []
    let whole = 0
    for (const i of possible) {
      const weight = this.weights[i] ?? 0
      whole += weight
      for (const cell of this.cells[i] ?? []) {
        if (weights[cell] === 0 && !hits.has(cell)) cells.push(cell)
        weights[cell] = (weights[cell] ?? 0) + weight
      }
    }
    return { cells: cells.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)), weights, whole }
  }
}

/** Returns a cell that holds a ship in every layout; null if there is none. */
function sureCell({ cells, weights, whole }: Odds): Cell | null {
  const [likeliest] = cells
  return likeliest !== undefined && (weights[likeliest] ?? 0) >= whole * (1 - CLOSE) ? likeliest : null
}

/**
 * Returns a lower bound of misses: if cells are fired at until one is hit, the chance of a hit is at most the sum of
 * their weights.
 */
function leastMisses({ cells, weights, whole }: Odds): number {
  let [left, sum] = [whole, 0]
  for (const cell of cells) {
    left -= weights[cell] ?? 0
    if (left <= 0) break
    sum += left
  }
  return sum
}
