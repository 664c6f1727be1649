import type { Seat } from '../../engine/kernel/game.ts'

/** The time left on the clocks of a match, in milliseconds. */
export interface Times {
  readonly left: Readonly<Record<Seat, number>>
  /** The total running time of all clocks since the beginning. */
  readonly spent: number
}
