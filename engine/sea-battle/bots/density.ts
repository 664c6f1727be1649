import type { Cell, Ship } from '../types.ts'
import type { Knowledge } from './knowledge.ts'

/** How much likelier than by pure chance a berth is held to be. */
export type Prior = (berth: Ship) => number

/** Rounds in which ships are made to give way to each other; more change nothing that matters. */
const ROUNDS = 2

interface Weighed {
  readonly count: number
  readonly berths: readonly Ship[]
  readonly weights: Float64Array
}

/**
 * The chance that each cell holds a ship still afloat, by a mean-field estimate: each ship lies on each of its
 * berths by its weight, and berths where another ship probably lies (or comes too close) lose weight in turn.
 *
 * @param reach cells that no other ship may occupy when one lies on a cell.
 * @returns a number by cell, 0 to 1; sums to the ship cells afloat, roughly.
 */
export function shipChances(known: Knowledge, prior: Prior, reach: (cell: Cell) => readonly Cell[]): Float64Array {
  const ships = weighShips(known, prior)
  let crowd = crowdOf(ships, reach)
  for (let round = 0; round < ROUNDS; round++) {
    for (const ship of ships) giveWay(ship, crowd, prior, reach)
    crowd = crowdOf(ships, reach)
  }
  return coverage(ships)
}

function weighShips(known: Knowledge, prior: Prior): readonly Weighed[] {
  return [...known.afloat].map(([length, count]) => {
    const berths = known.berths.get(length) ?? []
    return { count, berths, weights: normalised(Float64Array.from(berths, prior)) }
  })
}

function normalised(weights: Float64Array): Float64Array {
  let sum = 0
  for (const weight of weights) sum += weight
  return sum > 0 ? weights.map((weight) => weight / sum) : weights
}

/** For each cell, the expected number of ships that lie on it or too close to it. */
function crowdOf(ships: readonly Weighed[], reach: (cell: Cell) => readonly Cell[]): Float64Array {
  const crowd = new Float64Array(100)
  const cover = coverage(ships)
  cover.forEach((chance, cell) => {
    crowd[cell] = (crowd[cell] ?? 0) + chance
    for (const near of reach(cell)) crowd[near] = (crowd[near] ?? 0) + chance / NEIGHBOURLY
  })
  return crowd
}

/** Neighbouring cells mostly belong to the same ship, so they count for less. */
const NEIGHBOURLY = 3

function giveWay(ship: Weighed, crowd: Float64Array, prior: Prior, reach: (cell: Cell) => readonly Cell[]): void {
  const own = coverage([{ ...ship, count: 1 }])
  ship.berths.forEach((berth, i) => {
    let room = 1
    for (const cell of berth) {
      let mine = own[cell] ?? 0
      for (const near of reach(cell)) mine += (own[near] ?? 0) / NEIGHBOURLY
      room *= Math.max(0.02, 1 - Math.max(0, (crowd[cell] ?? 0) - mine))
    }
    ship.weights[i] = prior(berth) * room
  })
  ship.weights.set(normalised(ship.weights))
}

function coverage(ships: readonly Weighed[]): Float64Array {
  const cover = new Float64Array(100)
  for (const { berths, weights, count } of ships) {
    berths.forEach((berth, i) => {
      const share = count * (weights[i] ?? 0)
      for (const cell of berth) cover[cell] = (cover[cell] ?? 0) + share
    })
  }
  return cover.map((chance) => Math.min(1, chance))
}

/** The chance of each cell to belong to the wounded ship, given that one is wounded. */
export function woundChances(known: Knowledge, prior: Prior): Float64Array {
  const cover = new Float64Array(100)
  let sum = 0
  for (const [length, count] of known.afloat) {
    for (const berth of known.berths.get(length) ?? []) {
      if (!known.wounds.some((wound) => berth.includes(wound))) continue
      const explained = known.wounds.filter((wound) => berth.includes(wound)).length
      const weight = count * prior(berth) * 4 ** explained
      sum += weight
      for (const cell of berth) cover[cell] = (cover[cell] ?? 0) + weight
    }
  }
  return sum > 0 ? cover.map((weight) => weight / sum) : cover
}
