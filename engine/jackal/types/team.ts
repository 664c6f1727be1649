import type { Seat } from '../../kernel/game.ts'
import type { Cell, Side } from './board.ts'

/** Teams in clockwise order from the south (J-SEATS). */
export const TEAMS = ['white', 'red', 'black', 'yellow'] as const
export type TeamId = (typeof TEAMS)[number]

/** A colour with its ship and what she holds. */
export interface Team {
  readonly id: TeamId
  readonly side: Side
  /** The player who commands it when no grove is at work. */
  readonly seat: Seat
  /** −1, off the board, until the ship has taken her place; her crew are there, too (J-ARCH). */
  readonly ship: Cell
  readonly gold: number
  readonly bottles: number
}
