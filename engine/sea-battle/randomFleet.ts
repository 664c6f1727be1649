import type { Rng } from '../kernel/rng.ts'
import { berthsFor } from './berths.ts'
import { FLEET } from './data/fleet.ts'
import { closeTo, type PlacementOptions } from './placement.ts'
import type { Cell, Ship } from './types.ts'

/** Tries of the exact draw before the surer way is taken; the exact one needs some thousands on average. */
const EXACT_TRIES = 60_000

/**
 * A legal fleet at random (S-PLACE): every ship is laid anywhere, and all is begun again as soon as two are too
 * close, so every legal fleet is equally likely. It never fails: in the unlikely end ships are laid one by one
 * where there is room.
 */
export function randomFleet(options: PlacementOptions, rng: Rng): readonly Ship[] {
  for (let tries = 0; tries < EXACT_TRIES; tries++) {
    const fleet = layBlindly(options, rng)
    if (fleet) return fleet
  }
  return layOneByOne(options, rng)
}

function layBlindly(options: PlacementOptions, rng: Rng): readonly Ship[] | null {
  const barred = new Set<Cell>()
  const fleet: Ship[] = []
  for (const length of FLEET) {
    const berths = berthsFor(length, options.shapes)
    const ship = berths[rng.int(berths.length)] ?? []
    if (ship.some((cell) => barred.has(cell))) return null
    bar(barred, ship, options)
    fleet.push(ship)
  }
  return fleet
}

/** Lays the longest ships first wherever there is room, and begins again when there is none. */
export function layOneByOne(options: PlacementOptions, rng: Rng): readonly Ship[] {
  for (;;) {
    const barred = new Set<Cell>()
    const fleet: Ship[] = []
    for (const length of FLEET) {
      const free = berthsFor(length, options.shapes).filter((berth) => !berth.some((cell) => barred.has(cell)))
      const ship = free.length === 0 ? undefined : free[rng.int(free.length)]
      if (!ship) break
      bar(barred, ship, options)
      fleet.push(ship)
    }
    if (fleet.length === FLEET.length) return fleet
  }
}

function bar(barred: Set<Cell>, ship: Ship, options: PlacementOptions): void {
  for (const cell of ship) {
    barred.add(cell)
    for (const near of closeTo(cell, options)) barred.add(near)
  }
}
