import type { Rng } from '../kernel/rng.ts'
import { berthsFor } from './berths.ts'
import { ALL_CELLS } from './cells.ts'
import { FLEET } from './data/fleet.ts'
import { closeTo, type PlacementOptions } from './placement.ts'
import type { Ship } from './types.ts'

/**
 * The number of tries of the exact draw before the safe way is used; the exact draw needs some thousands on average.
 */
const EXACT_TRIES = 60_000

/**
 * Returns a random legal fleet (S-PLACE): every ship is placed anywhere, and placement restarts once two ships are too
 * close, so every legal fleet is equally likely. It never fails: after too many tries, ships are placed one by one
 * where there is room.
 */
export function randomFleet(options: PlacementOptions, rng: Rng): readonly Ship[] {
  const berths = FLEET.map((length) => berthsFor(length, options.shapes))
  const barred = noneBarred()
  for (let tries = 0; tries < EXACT_TRIES; tries++) {
    const fleet = layBlindly(berths, barred.fill(0), options, rng)
    if (fleet) return fleet
  }
  return layOneByOne(options, rng)
}

/** The number of tries to place the rest of a fleet; if there is some room, dozens are enough. */
const REST_TRIES = 2_000

/**
 * Returns the rest of a fleet, placed at random around the ships already placed (S-PLACE).
 *
 * @param laid ships in legal places
 * @returns the other ships, the longest first; null if there was no room for them
 */
export function restOfFleet(laid: readonly Ship[], options: PlacementOptions, rng: Rng): readonly Ship[] | null {
  const taken = noneBarred()
  for (const ship of laid) bar(taken, ship, options)
  const berths = lengthsLeft(laid).map((length) => berthsFor(length, options.shapes))
  for (let tries = 0; tries < REST_TRIES; tries++) {
    const rest = layWhereFree(berths, taken.slice(), options, rng)
    if (rest) return rest
  }
  return null
}

function lengthsLeft(laid: readonly Ship[]): readonly number[] {
  const lengths = laid.map((ship) => ship.length)
  return FLEET.filter((length) => {
    const index = lengths.indexOf(length)
    if (index >= 0) lengths.splice(index, 1)
    return index < 0
  })
}

function layWhereFree(
  berths: readonly (readonly Ship[])[],
  barred: Barred,
  options: PlacementOptions,
  rng: Rng,
): readonly Ship[] | null {
  const ships: Ship[] = []
  for (const any of berths) {
    const free = any.filter((berth) => isFree(berth, barred))
    const ship = free[rng.int(Math.max(1, free.length))]
    if (!ship) return null
    bar(barred, ship, options)
    ships.push(ship)
  }
  return ships
}

/** A mask of the field: cells that no further ship may occupy are 1. */
type Barred = Uint8Array

const noneBarred = (): Barred => new Uint8Array(ALL_CELLS.length)

function layBlindly(
  berths: readonly (readonly Ship[])[],
  barred: Barred,
  options: PlacementOptions,
  rng: Rng,
): readonly Ship[] | null {
  const fleet: Ship[] = []
  for (const any of berths) {
    const ship = any[rng.int(any.length)] ?? []
    if (!isFree(ship, barred)) return null
    bar(barred, ship, options)
    fleet.push(ship)
  }
  return fleet
}

/** Places the longest ships first wherever there is room, and starts again when there is none. */
export function layOneByOne(options: PlacementOptions, rng: Rng): readonly Ship[] {
  return layByTaste(options, rng, () => 1)
}

/**
 * Places the longest ships first, each on a free berth drawn by its weight; starts again when there is no room.
 *
 * @param taste a weight above 0.
 */
export function layByTaste(options: PlacementOptions, rng: Rng, taste: (berth: Ship) => number): readonly Ship[] {
  for (;;) {
    const barred = noneBarred()
    const fleet: Ship[] = []
    for (const length of FLEET) {
      const free = berthsFor(length, options.shapes).filter((berth) => isFree(berth, barred))
      const ship = drawBerth(free, taste, rng)
      if (!ship) break
      bar(barred, ship, options)
      fleet.push(ship)
    }
    if (fleet.length === FLEET.length) return fleet
  }
}

function drawBerth(berths: readonly Ship[], taste: (berth: Ship) => number, rng: Rng): Ship | undefined {
  let left = rng.unit() * berths.reduce((sum, berth) => sum + taste(berth), 0)
  for (const berth of berths) {
    left -= taste(berth)
    if (left <= 0) return berth
  }
  return berths.at(-1)
}

function isFree(ship: Ship, barred: Barred): boolean {
  return !ship.some((cell) => barred[cell] === 1)
}

function bar(barred: Barred, ship: Ship, options: PlacementOptions): void {
  for (const cell of ship) {
    barred[cell] = 1
    for (const near of closeTo(cell, options)) barred[near] = 1
  }
}
