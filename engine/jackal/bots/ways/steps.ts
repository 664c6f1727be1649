import type { Cell } from '../../types.ts'

/**
 * Steps between cells, by their end: the starts of those into a cell are at `first[cell]` up to `first[cell + 1]` in
 * `from`.
 */
export interface StepsInto {
  readonly first: Int32Array
  readonly from: Int32Array
}

/** Collects steps, and sorts them by their end. Its memory is reused: one collection at a time. */
export class StepSorter {
  private from = new Int32Array(1024)
  private to = new Int32Array(1024)
  private count = 0

  begin(): void {
    this.count = 0
  }

  add(from: Cell, to: Cell): void {
    if (this.count === this.from.length) this.grow()
    this.from[this.count] = from
    this.to[this.count++] = to
  }

  /** Returns the steps of a board with this number of cells, each cell's in the order in which they were added. */
  sorted(cells: number): StepsInto {
    const { count } = this
    const first = new Int32Array(cells + 1)
    // Every index below is in range: there is a step for each number up to the count, and a cell for each step.
    for (let i = 0; i < count; i++) advance(first, (this.to[i] as Cell) + 1)
    for (let cell = 0; cell < cells; cell++) first[cell + 1] = (first[cell] as number) + (first[cell + 1] as number)
    const next = first.slice()
    const from = new Int32Array(count)
    for (let i = 0; i < count; i++) from[advance(next, this.to[i] as Cell)] = this.from[i] as Cell
    return { first, from }
  }

  private grow(): void {
    const [from, to] = [this.from, this.to]
    this.from = new Int32Array(2 * from.length)
    this.to = new Int32Array(2 * to.length)
    this.from.set(from)
    this.to.set(to)
  }
}

/** Increments a number of a list; returns its old value. */
function advance(numbers: Int32Array, index: number): number {
  const before = numbers[index] as number
  numbers[index] = before + 1
  return before
}

/** Returns the cells from which a piece may come directly to a cell. */
export const cellsInto = ({ first, from }: StepsInto, cell: Cell): readonly Cell[] => [
  ...from.subarray(first[cell], first[cell + 1]),
]
