import { ALL_CELLS } from '../cells.ts'
import { closeTo } from '../placement.ts'
import type { Cell, Ship } from '../types.ts'
import type { Habit } from './habits.ts'
import type { Knowledge } from './knowledge.ts'

/**
 * The weight of a ship nearby: neighbouring cells mostly belong to the same ship, so that it counts less than a ship on
 * the cell.
 */
const NEARBY = 1 / 3
/** The minimum room of a berth: an estimate never rules one out. */
const LEAST_ROOM = 0.02
/** The ratio of probabilities that one ship explains two hits, and that two ships do. */
const SAME_SHIP = 5

/** The probability of each berth for one ship of a length; the weights sum to 1. */
interface Weighed {
  readonly length: number
  readonly count: number
  readonly berths: readonly Ship[]
  readonly taste: Float64Array
  readonly weights: Float64Array
  /** For each cell: how much one such ship keeps others away from it. */
  readonly pressure: Float64Array
}

/**
 * Returns the chance that each cell holds a ship still afloat, given a habit of the enemy. A mean-field estimate: each
 * ship lies on each of its berths by its weight, and berths where another ship probably lies, or comes too close, lose
 * weight in turn. While a ship is wounded: the chance that this ship lies on the cell.
 *
 * @returns a number by cell, 0 to 1.
 */
export function shipChances(known: Knowledge, habit: Habit): Float64Array {
  const fleet = laidOut(known, habit)
  return known.wounds.length > 0 ? woundCover(fleet, known.wounds) : fleetCover(fleet)
}

/**
 * Returns the same for all ships afloat while one is wounded: the wounded ship lies at its wound, and only the others
 * elsewhere.
 */
export function seaChances(known: Knowledge, habit: Habit): Float64Array {
  const fleet = laidOut(known, habit)
  if (known.wounds.length === 0) return fleetCover(fleet)
  const others = fleetCover(besides(fleet, known.wounds))
  return woundCover(fleet, known.wounds).map((chance, cell) => Math.min(1, chance + (others[cell] ?? 0)))
}

function laidOut(known: Knowledge, habit: Habit): readonly Weighed[] {
  const fleet = weigh(known, habit)
  // One pass is enough: another one would save no shot.
  for (const ship of fleet) giveWay(fleet, ship, habit, known)
  return fleet
}

function weigh(known: Knowledge, { prior }: Habit): readonly Weighed[] {
  return known.afloat.map(({ length, count, berths }) => {
    const taste = Float64Array.from(berths, prior)
    const ship = { length, count, berths, taste, weights: taste.slice(), pressure: new Float64Array(ALL_CELLS.length) }
    settle(ship, known)
    return ship
  })
}

/** Scales the weights to sum to 1 and computes the pressure of the ship. */
function settle({ berths, weights, pressure }: Weighed, { options }: Knowledge): void {
  let sum = 0
  for (const weight of weights) sum += weight
  pressure.fill(0)
  if (sum === 0) return
  const cover = new Float64Array(ALL_CELLS.length)
  for (let i = 0; i < weights.length; i++) {
    weights[i] = (weights[i] ?? 0) / sum
    for (const cell of berths[i] ?? []) add(cover, cell, weights[i] ?? 0)
  }
  for (const cell of ALL_CELLS) {
    const chance = cover[cell] ?? 0
    if (chance === 0) continue
    add(pressure, cell, chance)
    for (const near of closeTo(cell, options)) add(pressure, near, chance * NEARBY)
  }
}

/** Takes weight from berths where a ship comes too close to others. */
function giveWay(fleet: readonly Weighed[], ship: Weighed, habit: Habit, known: Knowledge): void {
  const crowd = new Float64Array(ALL_CELLS.length)
  for (const other of fleet) {
    const count = precedence(other, ship, habit)
    if (count > 0) for (const cell of ALL_CELLS) add(crowd, cell, count * (other.pressure[cell] ?? 0))
  }
  ship.berths.forEach((berth, i) => {
    let weight = ship.taste[i] ?? 0
    for (const cell of berth) weight *= Math.max(LEAST_ROOM, 1 - (crowd[cell] ?? 0))
    ship.weights[i] = weight
  })
  settle(ship, known)
}

/**
 * Returns the number of ships of a length to which a ship gives way. If ships are placed one by one, longest first, it
 * gives way only to those before it.
 */
function precedence(other: Weighed, ship: Weighed, { oneByOne }: Habit): number {
  if (other === ship) return (ship.count - 1) * (oneByOne ? 0.5 : 1)
  return oneByOne && other.length < ship.length ? 0 : other.count
}

function fleetCover(fleet: readonly Weighed[]): Float64Array {
  const cover = new Float64Array(ALL_CELLS.length)
  for (const { berths, weights, count } of fleet) {
    berths.forEach((berth, i) => {
      for (const cell of berth) add(cover, cell, count * (weights[i] ?? 0))
    })
  }
  return cover.map((chance) => Math.min(1, chance))
}

/** Returns the cells of the ship hit first; the estimate covers each ship that it may be. */
function woundCover(fleet: readonly Weighed[], wounds: readonly Cell[]): Float64Array {
  const cover = new Float64Array(ALL_CELLS.length)
  let sum = 0
  for (const { berths, chances } of woundedBerths(fleet, wounds)) {
    berths.forEach((berth, i) => {
      const weight = chances[i] ?? 0
      sum += weight
      if (weight > 0) for (const cell of berth) add(cover, cell, weight)
    })
  }
  return sum > 0 ? cover.map((weight) => weight / sum) : cover
}

/** Returns the fleet without the ship hit first: each ship is left out with the probability that it is that ship. */
function besides(fleet: readonly Weighed[], wounds: readonly Cell[]): readonly Weighed[] {
  const [first = -1] = wounds
  const shares = woundedBerths(fleet, wounds).map(({ chances }) => chances.reduce((a, b) => a + b, 0))
  const whole = shares.reduce((a, b) => a + b, 0)
  return fleet.map((ship, place) => {
    const weights = ship.weights.map((weight, i) => (ship.berths[i]?.includes(first) ? 0 : weight))
    const sum = weights.reduce((a, b) => a + b, 0)
    const count = ship.count - (whole > 0 ? (shares[place] ?? 0) / whole : 0)
    return { ...ship, count, weights: sum > 0 ? weights.map((weight) => weight / sum) : weights }
  })
}

/**
 * Returns, by length and berth, the probability that the ship hit first lies there. That ship probably took the other
 * hits too. The probability is 0 for berths away from the first hit.
 */
function woundedBerths(fleet: readonly Weighed[], [first = -1, ...others]: readonly Cell[]) {
  return fleet.map(({ berths, weights, count }) => ({
    berths,
    chances: weights.map((weight, i) => {
      const berth = berths[i]
      if (!berth?.includes(first)) return 0
      return others.reduce((w, cell) => (berth.includes(cell) ? w * SAME_SHIP : w), count * weight)
    }),
  }))
}

function add(sums: Float64Array, cell: Cell, amount: number): void {
  sums[cell] = (sums[cell] ?? 0) + amount
}
