import { directionsOf, TILE_KINDS, type TileKind, tileRow } from '../../data/tiles.ts'
import { AROUND } from '../../geometry/terrain.ts'
import { tileRule } from '../../tiles/index.ts'
import type { Facing } from '../../types.ts'

/** The number of an open tile's effect on movement (`Passage` in `tiles/tileRule.ts`). */
export const STAYS = 0
export const SENDS_ALONG = 1
export const SENDS_LEAPING = 2
export const SENDS_TO_SEA = 3
export const SENDS_OVER = 4
export const SLIDES = 5
export const SENDS_BACK = 6
export const SENDS_HOME = 7
export const EMERGES = 8
export const KILLS = 9

/** The numbers of the effects of turning a tile. */
export const WITH_BOTTLES = 1
export const WITH_RESIDENT = 2
export const WITH_GROVE = 3
export const WITH_BOAT = 4
export const WITH_BEAR = 5

/** The numbers of the effects on a piece that rests on a tile. */
export const HOLDS = 1
export const INTOXICATES = 2
export const ASKS_OATH = 3
export const QUAKES = 4
export const SHOWS = 5

interface CoreTile {
  readonly way: number
  readonly turned?: number
  readonly rest?: number
}

const PLAIN: CoreTile = { way: STAYS }
const ARROW: CoreTile = { way: SENDS_ALONG }
const BOTTLE: CoreTile = { way: STAYS, turned: WITH_BOTTLES }
const RESIDENT: CoreTile = { way: STAYS, turned: WITH_RESIDENT }

/** The effects of each kind of tile: the same as its file in `tiles/`. */
const CORE_TILES = {
  empty: PLAIN,
  'arrow-1': ARROW,
  'arrow-1d': ARROW,
  'arrow-2': ARROW,
  'arrow-2d': ARROW,
  'arrow-3': ARROW,
  'arrow-4': ARROW,
  'arrow-4d': ARROW,
  horse: { way: SENDS_LEAPING },
  jungle: PLAIN,
  desert: PLAIN,
  swamp: PLAIN,
  mountain: PLAIN,
  ice: { way: SLIDES },
  trap: { way: STAYS, rest: HOLDS },
  crocodile: { way: SENDS_BACK },
  cannibal: { way: KILLS },
  cave: { way: EMERGES },
  earthquake: { way: STAYS, rest: QUAKES },
  grove: { way: STAYS, turned: WITH_GROVE },
  fort: PLAIN,
  aborigine: PLAIN,
  'chest-1': PLAIN,
  'chest-2': PLAIN,
  'chest-3': PLAIN,
  'chest-4': PLAIN,
  'chest-5': PLAIN,
  galleon: PLAIN,
  airplane: PLAIN,
  caramba: { way: STAYS, rest: ASKS_OATH },
  balloon: { way: SENDS_HOME },
  cannon: { way: SENDS_TO_SEA },
  lighthouse: { way: STAYS, rest: SHOWS },
  ben: RESIDENT,
  missionary: RESIDENT,
  friday: RESIDENT,
  'bottle-1': BOTTLE,
  'bottle-2': BOTTLE,
  'bottle-3': BOTTLE,
  rum: { way: STAYS, rest: INTOXICATES },
  thicket: PLAIN,
  lifeboat: { way: STAYS, turned: WITH_BOAT },
  trampoline: { way: SENDS_OVER },
  bear: { way: STAYS, turned: WITH_BEAR },
  ferry: PLAIN,
} as const satisfies Record<TileKind, CoreTile>

/** The kinds by number; 0 is sea, without a tile. */
const NUMBERED: readonly (TileKind | null)[] = [null, ...TILE_KINDS]

const NUMBERS: ReadonlyMap<TileKind | null, number> = new Map(NUMBERED.map((kind, number) => [kind, number]))

/** Returns the number of a kind. */
export const numberOfKind = (kind: TileKind): number => NUMBERS.get(kind) ?? 0

/** Returns the kind of a number; null for 0. */
export const kindOfNumber = (number: number): TileKind | null => NUMBERED[number] ?? null

/** Returns a column of the table by kind. */
function column(value: (kind: TileKind) => number): Int32Array {
  return Int32Array.from(NUMBERED, (kind) => (kind === null ? 0 : value(kind)))
}

const coreTile = (kind: TileKind): CoreTile => CORE_TILES[kind]

export const WAY = column((kind) => coreTile(kind).way)
export const TURNED = column((kind) => coreTile(kind).turned ?? 0)
export const REST = column((kind) => coreTile(kind).rest ?? 0)
export const STEPS = column((kind) => tileRow(kind).steps ?? 0)
export const COINS = column((kind) => tileRow(kind).coins ?? 0)
export const TREASURE = column((kind) => (tileRow(kind).treasure === true ? 1 : 0))
export const BOTTLES = column((kind) => tileRow(kind).bottles ?? 0)
export const FIGHTS = column((kind) => (tileRule(kind).fights ? 1 : 0))

/** The numbers of the effects on loads. */
export const LOADS_ALLOWED = 0
export const LOADS_BARRED = 1
export const LOADS_EATEN = 2
const LOADS_BY_RULE = { allowed: LOADS_ALLOWED, barred: LOADS_BARRED, eaten: LOADS_EATEN } as const
export const LOADS = column((kind) => LOADS_BY_RULE[tileRule(kind).loads])

export const AIRPLANE = numberOfKind('airplane')
export const CAVE = numberOfKind('cave')
export const FORT = numberOfKind('fort')
export const ABORIGINE = numberOfKind('aborigine')
export const BEN = numberOfKind('ben')
export const MISSIONARY = numberOfKind('missionary')
/** The kind number of a tile that a view does not know. */
export const UNKNOWN = 63

/** Directions of a tile, up to four, each an index into the list of neighbours; unused entries are −1. */
export const POINTS = pointsByKind()

function pointsByKind(): Int32Array {
  const points = new Int32Array(16 * NUMBERED.length).fill(-1)
  for (const kind of TILE_KINDS) {
    for (const facing of [0, 1, 2, 3] as const satisfies readonly Facing[]) {
      directionsOf({ kind, facing }).forEach(([east, north], i) => {
        points[16 * numberOfKind(kind) + 4 * facing + i] = AROUND.findIndex(([e, n]) => e === east && n === north)
      })
    }
  }
  return points
}
