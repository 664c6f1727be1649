import type { Cell } from '../../types.ts'

/** A power of two larger than the number of cells of the largest board. */
export const MOST_CELLS = 1024

const LAST_STAMP = 0x7fff_ffff

/** A set of cells that is cleared in constant time; its memory is reused. */
export class Marks {
  private readonly stamps = new Int32Array(MOST_CELLS)
  private stamp = 1

  clear(): void {
    if (this.stamp === LAST_STAMP) {
      this.stamps.fill(0)
      this.stamp = 0
    }
    this.stamp++
  }

  has(cell: Cell): boolean {
    return this.stamps[cell] === this.stamp
  }

  add(cell: Cell): void {
    this.stamps[cell] = this.stamp
  }
}
