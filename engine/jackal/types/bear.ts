import type { Seat } from '../../kernel/game.ts'
import type { Cell } from './board.ts'

/** The bear once it is woken (J-ARCH). */
export interface Bear {
  readonly at: Cell
  /** The player at the end of whose turns it takes a step. */
  readonly wokenBy: Seat
  /** Woken in this very turn, in which it has taken its step. */
  readonly fresh: boolean
}
