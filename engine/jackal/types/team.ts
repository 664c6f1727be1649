import type { Seat } from '../../kernel/game.ts'
import type { Cell, Side } from './board.ts'

/** Teams in clockwise order from the south (J-SEATS). */
export const TEAMS = ['white', 'red', 'black', 'yellow'] as const
export type TeamId = (typeof TEAMS)[number]

/** A colour with its ship and the ship's stores. */
export interface Team {
  readonly id: TeamId
  readonly side: Side
  /** The player that commands the team when no grove is in effect. */
  readonly seat: Seat
  /** −1, off the board, until the ship has its place; its crew is there, too (J-ARCH). */
  readonly ship: Cell
  readonly gold: number
  readonly bottles: number
}
