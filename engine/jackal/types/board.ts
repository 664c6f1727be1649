import type { Seat } from '../../kernel/game.ts'
import type { TileKind } from '../data/tiles.ts'

/** A cell of a board: file + width × rank, both from 0, so that `a1` is 0. See `cells.ts`. */
export type Cell = number

/** The number of dealt tiles of each kind (J-DECK). */
export type Deck = Readonly<Partial<Record<TileKind, number>>>

/** The board of a match; it never changes. Shores, lanes and harbours follow from the map: see `geometry/`. */
export interface Board {
  /**
   * Rows of cells from north to south, all of one length: `#` is land, `~` sea (J-BOARD), `=` a ferry (J-ARCH), and
   * `S W N E` sea where the ship of that side starts; a side without such a harbour starts in the middle of its lane.
   */
  readonly map: readonly string[]
  /** One tile for each cell of land. */
  readonly deck: Deck
}

/** The sides that ships sail along, clockwise from the south (J-SEATS). */
export const SIDES = ['S', 'W', 'N', 'E'] as const
export type Side = (typeof SIDES)[number]

/** Quarter turns clockwise from the drawing that faces north: N is 0, E is 1, S is 2, W is 3. */
export type Facing = 0 | 1 | 2 | 3

/** Things that a piece can carry: gold (J-GOLD), or the lifeboat on its way to the sea (J-BOAT). */
export const LOADS = ['coin', 'treasure', 'boat'] as const
export type Load = (typeof LOADS)[number]
/** Loads that are scored in the hold. */
export type Gold = Exclude<Load, 'boat'>

/** A tile of the island. In a view an unknown closed tile has the kind 'closed' and no other facts. */
export interface Tile {
  readonly kind: TileKind | 'closed'
  readonly open: boolean
  readonly facing: Facing
  /** The number of its drawing, from 1; only `empty` has several. */
  readonly picture: number
  readonly coins: number
  readonly treasure: boolean
  /** Loads on the steps of a turntable, by step − 1; empty on other tiles, which use `coins` and `treasure`. */
  readonly steps: readonly StepLoad[]
  /** True for an airplane that has flown, and a lighthouse that was climbed. */
  readonly used: boolean
  /** The seats that looked at the tile while it was closed. */
  readonly seenBy: readonly Seat[]
}

/** The loads on one step of a turntable. */
export interface StepLoad {
  readonly coins: number
  readonly treasure: boolean
}
