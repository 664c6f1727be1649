import { closeTo } from '../placement.ts'
import type { Ship } from '../types.ts'
import type { Knowledge } from './knowledge.ts'

/** One way in which all ships still afloat may lie. */
export type Layout = readonly Ship[]

/**
 * The number of placed ships before the search gives up: most of them lead to no layout while much of the field is
 * open.
 */
const MOST_LAID = 8000

/** Returns all layouts that agree with the shots; null if there are more than `most`. */
export function layoutsOf(known: Knowledge, most: number): readonly Layout[] | null {
  const search = new LayoutSearch(known, most)
  search.lay(0, 0, 0)
  return search.isComplete ? search.found : null
}

/** Places the ships one after the other on each of their berths. */
class LayoutSearch {
  readonly found: Layout[] = []
  private readonly known: Knowledge
  private readonly most: number
  private readonly laid: Ship[] = []
  private tried = 0
  /** By cell: how many of the placed ships lie there, or keep others away. */
  private readonly barred = new Uint8Array(100)

  constructor(known: Knowledge, most: number) {
    this.known = known
    this.most = most
  }

  get isComplete(): boolean {
    return this.tried <= MOST_LAID && this.found.length <= this.most
  }

  /**
   * @param kind index of the ship's length among those afloat; @param laid how many of that length are placed already
   * @param first berth from which to try
   */
  lay(kind: number, laid: number, first: number): void {
    const afloat = this.known.afloat[kind]
    if (!afloat) return this.note()
    if (laid === afloat.count) return this.lay(kind + 1, 0, 0)
    for (let i = first; i < afloat.berths.length && this.isComplete; i++) {
      const berth = afloat.berths[i]
      if (!berth || berth.some((cell) => this.barred[cell] !== 0)) continue
      this.tried++
      this.bar(berth, 1)
      this.laid.push(berth)
      this.lay(kind, laid + 1, i + 1)
      this.laid.pop()
      this.bar(berth, -1)
    }
  }

  private bar(berth: Ship, by: number): void {
    for (const cell of berth) {
      this.barred[cell] = (this.barred[cell] ?? 0) + by
      for (const near of closeTo(cell, this.known.options)) this.barred[near] = (this.barred[near] ?? 0) + by
    }
  }

  /** Records a layout if every hit lies on one of its ships. */
  private note(): void {
    const { laid, known } = this
    if (known.wounds.every((wound) => laid.some((ship) => ship.includes(wound)))) this.found.push(laid.slice())
  }
}
