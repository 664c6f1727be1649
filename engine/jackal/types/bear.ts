import type { Seat } from '../../kernel/game.ts'
import type { Cell } from './board.ts'

/** The bear once it is woken (J-ARCH). */
export interface Bear {
  readonly at: Cell
  /** The player that woke it; the bear takes a step at the end of each of this player's turns. */
  readonly wokenBy: Seat
  /** True in the turn in which it was woken: it has already taken its step. */
  readonly fresh: boolean
}
