import type { Rng } from '../kernel/rng.ts'
import { edgeShare } from '../sea-battle/bots/habits.ts'
import { layByTaste, layOneByOne, randomFleet } from '../sea-battle/randomFleet.ts'
import type { SeaBattleOptions, Ship } from '../sea-battle/types.ts'

/** A way of placing fleets to measure gunners on. */
export interface FleetKind {
  readonly name: string
  lay(options: SeaBattleOptions, rng: Rng): readonly Ship[]
}

/** The weight of a berth off the rim: a density gunner then needs about 62 shots. */
const OFF_THE_RIM = 0.1

export const FLEET_KINDS: readonly FleetKind[] = [
  /** Longest first, each on any free berth: usually called uniform in the literature. */
  { name: 'laid one by one', lay: layOneByOne },
  /** Every legal fleet equally likely: more ships lie along the rim, where they block less water. */
  { name: 'evenly drawn', lay: randomFleet },
  /** Longest first; a free berth that lies completely along the rim is ten times as likely as any other. */
  {
    name: 'hugging the edges',
    lay: (options, rng) => layByTaste(options, rng, (berth) => (edgeShare(berth) === 1 ? 1 : OFF_THE_RIM)),
  },
]
