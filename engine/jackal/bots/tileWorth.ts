import type { TileKind } from '../data/tiles.ts'
import type { Tile } from '../types.ts'

/** The bots' estimate of an open tile; the rules define where it leads and whether it allows loads. */
interface TileWorth {
  /** The cost of staying, in turns, in addition to the step out of the tile. */
  readonly danger: number
  /** The worth of entering the tile without a load, in tenths of a coin. */
  readonly appeal: number
}

const INDIFFERENT: TileWorth = { danger: 0, appeal: 0 }

/** The score of a move that leads to certain death. */
export const HOPELESS = -100

/** The bots' estimate of each kind of tile. */
const TILE_WORTH = {
  empty: INDIFFERENT,
  'arrow-1': INDIFFERENT,
  'arrow-1d': INDIFFERENT,
  'arrow-2': INDIFFERENT,
  'arrow-2d': INDIFFERENT,
  'arrow-3': INDIFFERENT,
  'arrow-4': INDIFFERENT,
  'arrow-4d': INDIFFERENT,
  horse: INDIFFERENT,
  jungle: INDIFFERENT,
  desert: { danger: 0, appeal: -2 },
  swamp: { danger: 0, appeal: -3 },
  mountain: { danger: 0, appeal: -5 },
  ice: { danger: 0, appeal: -1 },
  trap: { danger: 8, appeal: -15 },
  crocodile: { danger: 0, appeal: -8 },
  cannibal: { danger: 0, appeal: HOPELESS },
  cave: INDIFFERENT,
  earthquake: INDIFFERENT,
  grove: INDIFFERENT,
  fort: INDIFFERENT,
  aborigine: { danger: 0, appeal: 1 },
  'chest-1': INDIFFERENT,
  'chest-2': INDIFFERENT,
  'chest-3': INDIFFERENT,
  'chest-4': INDIFFERENT,
  'chest-5': INDIFFERENT,
  galleon: INDIFFERENT,
  airplane: { danger: 0, appeal: 6 },
  caramba: { danger: 0.5, appeal: -1 },
  balloon: { danger: 0, appeal: -6 },
  cannon: { danger: 0, appeal: -12 },
  lighthouse: INDIFFERENT,
  ben: INDIFFERENT,
  missionary: INDIFFERENT,
  friday: INDIFFERENT,
  'bottle-1': INDIFFERENT,
  'bottle-2': INDIFFERENT,
  'bottle-3': INDIFFERENT,
  rum: { danger: 1, appeal: -4 },
  thicket: INDIFFERENT,
  lifeboat: INDIFFERENT,
  trampoline: INDIFFERENT,
  bear: INDIFFERENT,
  ferry: INDIFFERENT,
} as const satisfies Record<TileKind, TileWorth>

/** A map: it is read for every scored move, and is faster than an object with this number of keys. */
const BY_KIND: ReadonlyMap<string, TileWorth> = new Map(Object.entries(TILE_WORTH))

/** Returns the bots' estimate of a kind of tile. */
export function worthOf(kind: Tile['kind']): TileWorth {
  return BY_KIND.get(kind) ?? INDIFFERENT
}
