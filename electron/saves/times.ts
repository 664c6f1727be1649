import type { Seat } from '../../engine/kernel/game.ts'

/** What is left on the clocks of a match, in milliseconds. */
export interface Times {
  readonly left: Readonly<Record<Seat, number>>
  /** How long any clock has run since the beginning. */
  readonly spent: number
}
