import type { Seat } from '../../kernel/game.ts'
import type { TileKind } from '../data/tiles.ts'

/** A cell of the 13 × 13 board: file + 13 × rank, both from 0; `a1` is 0, `m13` is 168. See `cells.ts`. */
export type Cell = number

/** The side of the island that a team's ship sails along (J-SEATS). */
export type Side = 'S' | 'W' | 'N' | 'E'

/** Quarter turns clockwise of the picture drawn facing north: N is 0, E is 1, S is 2, W is 3. */
export type Facing = 0 | 1 | 2 | 3

/** What a piece carries (J-GOLD). */
export type Load = 'coin' | 'treasure'

/** A tile of the island. In a view an unknown closed tile has the kind 'closed' and nothing else to tell. */
export interface Tile {
  readonly kind: TileKind | 'closed'
  readonly open: boolean
  readonly facing: Facing
  /** Which of the drawings of its kind it shows, from 1; only `empty` has several. */
  readonly picture: number
  readonly coins: number
  readonly treasure: boolean
  /** Loads on the steps of a turntable, by step − 1; empty on other tiles, which use `coins` and `treasure`. */
  readonly steps: readonly StepLoad[]
  /** Airplane flown, lighthouse climbed. */
  readonly used: boolean
  /** Seats that have looked at it while closed. */
  readonly seenBy: readonly Seat[]
}

/** What lies on one step of a turntable. */
export interface StepLoad {
  readonly coins: number
  readonly treasure: boolean
}
