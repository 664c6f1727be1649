import type { Rng } from '../../kernel/rng.ts'
import { berthsFor } from '../berths.ts'
import { FLEET } from '../data/fleet.ts'
import { closeTo, type PlacementOptions } from '../placement.ts'
import { randomFleet } from '../randomFleet.ts'
import type { Cell, Ship } from '../types.ts'
import { isEdge } from './habits.ts'

/** Styles of laying out a fleet, and how much each likes a berth. */
const STYLES = {
  rim: (berth) => 1 + 20 * share(berth, isEdge),
  inland: (berth) => 1 + 6 * (1 - share(berth, isEdge)),
  half: (berth) => 1 + 12 * share(berth, (cell) => cell % 10 < 5),
  singlesInland: (berth) => (berth.length === 1 ? 1 + 8 * (1 - share(berth, isEdge)) : 1 + 12 * share(berth, isEdge)),
} as const satisfies Record<string, (berth: Ship) => number>

/** A legal fleet in a style drawn by lot, so that nobody can learn how a bot places: half of all are even draws. */
export function fleetInSomeStyle(options: PlacementOptions, rng: Rng): readonly Ship[] {
  const styles = Object.values(STYLES)
  const style = rng.int(2) === 0 ? undefined : styles[rng.int(styles.length)]
  return style ? layByTaste(options, rng, style) : randomFleet(options, rng)
}

/** Lays the longest ships first, each on a free berth drawn by its weight; begins again when there is no room. */
export function layByTaste(options: PlacementOptions, rng: Rng, taste: (berth: Ship) => number): readonly Ship[] {
  for (;;) {
    const barred = new Set<Cell>()
    const fleet: Ship[] = []
    for (const length of FLEET) {
      const free = berthsFor(length, options.shapes).filter((berth) => !berth.some((cell) => barred.has(cell)))
      const ship = draw(free, taste, rng)
      if (!ship) break
      fleet.push(ship)
      for (const cell of ship) for (const near of [cell, ...closeTo(cell, options)]) barred.add(near)
    }
    if (fleet.length === FLEET.length) return fleet
  }
}

function draw(berths: readonly Ship[], taste: (berth: Ship) => number, rng: Rng): Ship | undefined {
  let left = rng.unit() * berths.reduce((sum, berth) => sum + taste(berth), 0)
  for (const berth of berths) {
    left -= taste(berth)
    if (left <= 0) return berth
  }
  return berths.at(-1)
}

function share(berth: Ship, fits: (cell: Cell) => boolean): number {
  return berth.filter(fits).length / berth.length
}
