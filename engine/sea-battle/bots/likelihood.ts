import { berthsFor } from '../berths.ts'
import { closeTo } from '../placement.ts'
import type { Ship } from '../types.ts'
import type { Habit } from './habits.ts'
import type { Knowledge } from './knowledge.ts'
import type { Layout } from './layouts.ts'
import type { Opinion } from './reckoning.ts'

/** Returns the probability of each layout, over all habits; the numbers sum to 1. */
export function likelihoodsOf(
  layouts: readonly Layout[],
  known: Knowledge,
  opinions: readonly Opinion[],
): Float64Array {
  const mixed = new Float64Array(layouts.length)
  const inTurn = new LayingInTurn(
    known,
    opinions.flatMap(({ habit }) => (habit.oneByOne ? [habit] : [])),
  )
  const chances = layouts.map((layout) => inTurn.chancesOf(layout))
  for (const { habit, trust } of opinions) {
    const place = inTurn.habits.indexOf(habit)
    const own = layouts.map((layout, i) => (place < 0 ? amongAll(layout, habit) : (chances[i]?.[place] ?? 0)))
    const sum = own.reduce((a, b) => a + b, 0)
    for (const [i, chance] of own.entries()) mixed[i] = (mixed[i] ?? 0) + (trust * chance) / sum
  }
  return mixed
}

/**
 * Returns the probability of a layout if all ships are placed together: the product of the habit's likings for its
 * berths.
 */
function amongAll(layout: Layout, { prior }: Habit): number {
  return layout.reduce((product, ship) => product * prior(ship), 1)
}

/** The berths of one length: their cells one after the other, and the liking of each habit for them. */
interface Berths {
  readonly length: number
  readonly count: number
  readonly cells: Uint8Array
  readonly tastes: readonly Float64Array[]
}

/**
 * Ships placed one by one, longest first, each drawn from the berths that the earlier ones left free. The order of
 * ships of one length is not known: the mean of one order and its reverse stands for all.
 */
class LayingInTurn {
  readonly habits: readonly Habit[]
  private readonly known: Knowledge
  private readonly berths = new Map<number, Berths>()
  private readonly barred = new Uint8Array(100)
  private readonly free: Float64Array
  /** The ships longer than any that is afloat: they lie in the same place in all layouts. */
  private readonly before: readonly Ship[]
  private readonly sunk: readonly Ship[]

  constructor(known: Knowledge, habits: readonly Habit[]) {
    const longest = known.afloat[0]?.length ?? 0
    this.known = known
    this.habits = habits
    this.free = new Float64Array(habits.length)
    this.before = known.sunk.filter(({ length }) => length > longest)
    this.sunk = known.sunk.filter(({ length }) => length <= longest)
  }

  /** Returns a number by habit: the probability compared with other layouts. */
  chancesOf(layout: Layout): Float64Array {
    const ships = [...this.sunk, ...layout]
    const chances = this.chancesInOrder(longestFirst(ships))
    const reversed = this.chancesInOrder(longestFirst(ships.reverse()))
    return chances.map((chance, i) => chance + (reversed[i] ?? 0))
  }

  private chancesInOrder(order: readonly Ship[]): Float64Array {
    this.barred.fill(0)
    for (const ship of this.before) this.bar(ship)
    const chances = new Float64Array(this.habits.length).fill(1)
    for (const ship of order) {
      this.weighFree(this.berthsOf(ship.length))
      for (const [i, { prior }] of this.habits.entries()) {
        // The factor of a hundred keeps the product from vanishing.
        chances[i] = ((chances[i] ?? 0) * 100 * prior(ship)) / (this.free[i] ?? 1)
      }
      this.bar(ship)
    }
    return chances
  }

  private bar(ship: Ship): void {
    for (const cell of ship) {
      this.barred[cell] = 1
      for (const near of closeTo(cell, this.known.options)) this.barred[near] = 1
    }
  }

  /** Sums up, for each habit, its likings for the berths left free. */
  private weighFree({ length, count, cells, tastes }: Berths): void {
    const { barred, free } = this
    free.fill(0)
    for (let berth = 0, place = 0; berth < count; berth++, place += length) {
      let crowd = 0
      for (let i = place; i < place + length; i++) crowd += barred[cells[i] as number] as number // one entry per cell
      if (crowd > 0) continue
      for (let i = 0; i < tastes.length; i++) free[i] = (free[i] as number) + (tastes[i]?.[berth] as number) // one each
    }
  }

  private berthsOf(length: number): Berths {
    const known = this.berths.get(length)
    if (known) return known
    const all = berthsFor(length, this.known.options.shapes)
    const tastes = this.habits.map(({ prior }) => Float64Array.from(all, prior))
    const berths = { length, count: all.length, cells: Uint8Array.from(all.flat()), tastes }
    this.berths.set(length, berths)
    return berths
  }
}

function longestFirst(ships: readonly Ship[]): readonly Ship[] {
  return ships.toSorted((a, b) => b.length - a.length)
}
