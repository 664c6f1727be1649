import type { Rng } from '../../kernel/rng.ts'
import { FIELD_SIZE, fileOf } from '../cells.ts'
import type { PlacementOptions } from '../placement.ts'
import { layByTaste, randomFleet } from '../randomFleet.ts'
import type { Ship } from '../types.ts'
import { edgeShare } from './habits.ts'

/** The styles of placing a fleet, each with its liking for a berth. */
const STYLES = {
  rim: (berth) => 1 + 20 * edgeShare(berth),
  inland: (berth) => 1 + 6 * (1 - edgeShare(berth)),
  west: (berth) => 1 + 12 * westShare(berth),
  singlesInland: (berth) => (berth.length === 1 ? 1 + 8 * (1 - edgeShare(berth)) : 1 + 12 * edgeShare(berth)),
} as const satisfies Record<string, (berth: Ship) => number>

/**
 * Returns a legal fleet in a random style, so that players cannot learn how a bot places: half of all are even draws.
 */
export function fleetInSomeStyle(options: PlacementOptions, rng: Rng): readonly Ship[] {
  const styles = Object.values(STYLES)
  const style = rng.int(2) === 0 ? undefined : styles[rng.int(styles.length)]
  return style ? layByTaste(options, rng, style) : randomFleet(options, rng)
}

function westShare(berth: Ship): number {
  return berth.filter((cell) => fileOf(cell) < FIELD_SIZE / 2).length / berth.length
}
