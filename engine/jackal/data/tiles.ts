import type { Facing, Tile } from '../types.ts'
import type { RuleId } from './ruleIds.ts'

/** A step on the board: files to the east and ranks to the north. */
export type Vector = readonly [east: number, north: number]

interface TileRow {
  /** The number of tiles of the kind in the deck of the classic island (J-DECK); 0 for kinds of other variants. */
  readonly count: number
  /** Rule id of the kind. */
  readonly rule: RuleId
  /** The number of drawings of the kind, if there are several. */
  readonly pictures?: number
  /** The directions in which a tile sends, for the drawing that faces north. */
  readonly directions?: readonly Vector[]
  /** Set if the tile lies in one of four quarter turns, drawn with the deck. */
  readonly turned?: true
  /** The number of steps of a turntable. */
  readonly steps?: number
  readonly coins?: number
  readonly treasure?: true
  readonly bottles?: number
  /** Set if the tile works once per game. */
  readonly usedUp?: true
}

const N: Vector = [0, 1]
const NE: Vector = [1, 1]
const E: Vector = [1, 0]
const SE: Vector = [1, -1]
const S: Vector = [0, -1]
const SW: Vector = [-1, -1]
const W: Vector = [-1, 0]
const NW: Vector = [-1, 1]

/** The kinds of tiles (J-DECK), one row per kind. */
export const TILES = {
  empty: { count: 18, rule: 'J-EMPTY', pictures: 4 },
  'arrow-1': { count: 3, rule: 'J-ARROW', turned: true, directions: [N] },
  'arrow-1d': { count: 3, rule: 'J-ARROW', turned: true, directions: [NE] },
  'arrow-2': { count: 3, rule: 'J-ARROW', turned: true, directions: [N, S] },
  'arrow-2d': { count: 3, rule: 'J-ARROW', turned: true, directions: [NE, SW] },
  'arrow-3': { count: 3, rule: 'J-ARROW', turned: true, directions: [NW, E, S] },
  'arrow-4': { count: 3, rule: 'J-ARROW', turned: true, directions: [N, E, S, W] },
  'arrow-4d': { count: 3, rule: 'J-ARROW', turned: true, directions: [NE, SE, SW, NW] },
  horse: { count: 2, rule: 'J-HORSE' },
  jungle: { count: 5, rule: 'J-TURNTABLE', steps: 2 },
  desert: { count: 4, rule: 'J-TURNTABLE', steps: 3 },
  swamp: { count: 2, rule: 'J-TURNTABLE', steps: 4 },
  mountain: { count: 1, rule: 'J-TURNTABLE', steps: 5 },
  ice: { count: 6, rule: 'J-ICE' },
  trap: { count: 3, rule: 'J-TRAP' },
  crocodile: { count: 4, rule: 'J-CROCODILE' },
  cannibal: { count: 1, rule: 'J-CANNIBAL' },
  cave: { count: 4, rule: 'J-CAVE' },
  earthquake: { count: 1, rule: 'J-EARTHQUAKE' },
  grove: { count: 2, rule: 'J-GROVE' },
  fort: { count: 2, rule: 'J-FORT' },
  aborigine: { count: 1, rule: 'J-ABORIGINE' },
  'chest-1': { count: 5, rule: 'J-CHEST', coins: 1 },
  'chest-2': { count: 5, rule: 'J-CHEST', coins: 2 },
  'chest-3': { count: 3, rule: 'J-CHEST', coins: 3 },
  'chest-4': { count: 2, rule: 'J-CHEST', coins: 4 },
  'chest-5': { count: 1, rule: 'J-CHEST', coins: 5 },
  galleon: { count: 1, rule: 'J-GALLEON', treasure: true },
  airplane: { count: 1, rule: 'J-AIRPLANE', usedUp: true },
  caramba: { count: 1, rule: 'J-CARAMBA' },
  balloon: { count: 2, rule: 'J-BALLOON' },
  cannon: { count: 2, rule: 'J-CANNON', turned: true, directions: [N] },
  lighthouse: { count: 1, rule: 'J-LIGHTHOUSE', usedUp: true },
  ben: { count: 1, rule: 'J-BEN' },
  missionary: { count: 1, rule: 'J-MISSIONARY' },
  friday: { count: 1, rule: 'J-FRIDAY' },
  'bottle-1': { count: 3, rule: 'J-BOTTLE', bottles: 1 },
  'bottle-2': { count: 2, rule: 'J-BOTTLE', bottles: 2 },
  'bottle-3': { count: 1, rule: 'J-BOTTLE', bottles: 3 },
  rum: { count: 4, rule: 'J-RUM' },
  thicket: { count: 3, rule: 'J-THICKET' },
  lifeboat: { count: 0, rule: 'J-BOAT' },
  trampoline: { count: 0, rule: 'J-ARCH' },
  bear: { count: 0, rule: 'J-ARCH' },
  /** A ferry is moored in a strait of the map, and never dealt. */
  ferry: { count: 0, rule: 'J-ARCH' },
} as const satisfies Record<string, TileRow>

export type TileKind = keyof typeof TILES
/** Kinds whose rows have a number of steps. */
export type TurntableKind = {
  [K in TileKind]: (typeof TILES)[K] extends { readonly steps: number } ? K : never
}[TileKind]
export const TILE_KINDS = Object.keys(TILES) as readonly TileKind[] // the table's own keys

/** Returns the row of a kind, with the optional columns readable. */
export function tileRow(kind: TileKind): TileRow {
  return TILES[kind]
}

/** Returns the directions in which a tile sends, for its facing; empty for tiles without directions. */
export function directionsOf({ kind, facing }: Pick<Tile, 'kind' | 'facing'>): readonly Vector[] {
  return kind === 'closed' ? [] : DIRECTIONS[kind][facing]
}

type ByFacing = Readonly<Record<Facing, readonly Vector[]>>

const DIRECTIONS = Object.fromEntries(
  TILE_KINDS.map((kind) => [kind, turned(tileRow(kind).directions ?? [])]),
) as Readonly<Record<TileKind, ByFacing>> // one entry per kind

/** Returns the drawn directions turned clockwise into each facing. */
function turned(drawn: readonly Vector[]): ByFacing {
  return {
    0: drawn,
    1: drawn.map(([east, north]) => [north, -east]),
    2: drawn.map(([east, north]) => [-east, -north]),
    3: drawn.map(([east, north]) => [-north, east]),
  }
}

/** The maximum number of closed tiles shown from the lighthouse (J-LIGHTHOUSE). */
export const LOOKS = 4
