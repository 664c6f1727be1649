import type { Rng } from '../../kernel/rng.ts'
import { FIELD_SIZE, fileOf } from '../cells.ts'
import type { PlacementOptions } from '../placement.ts'
import { layByTaste, randomFleet } from '../randomFleet.ts'
import type { Ship } from '../types.ts'
import { edgeShare } from './habits.ts'

/** Styles of laying out a fleet, and how much each likes a berth. */
const STYLES = {
  rim: (berth) => 1 + 20 * edgeShare(berth),
  inland: (berth) => 1 + 6 * (1 - edgeShare(berth)),
  west: (berth) => 1 + 12 * westShare(berth),
  singlesInland: (berth) => (berth.length === 1 ? 1 + 8 * (1 - edgeShare(berth)) : 1 + 12 * edgeShare(berth)),
} as const satisfies Record<string, (berth: Ship) => number>

/** A legal fleet in a style drawn by lot, so that nobody can learn how a bot places: half of all are even draws. */
export function fleetInSomeStyle(options: PlacementOptions, rng: Rng): readonly Ship[] {
  const styles = Object.values(STYLES)
  const style = rng.int(2) === 0 ? undefined : styles[rng.int(styles.length)]
  return style ? layByTaste(options, rng, style) : randomFleet(options, rng)
}

function westShare(berth: Ship): number {
  return berth.filter((cell) => fileOf(cell) < FIELD_SIZE / 2).length / berth.length
}
