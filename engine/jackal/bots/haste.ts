import type { Seat } from '../../kernel/game.ts'
import type { JackalState } from '../types.ts'
import { type Fondness, likingOf } from './tempers.ts'

/**
 * What everybody rather does at once, in tenths of a coin. To a look ahead it is all one in which order a crew does what there is
 * time for; it even gains by whatever the policy would not do by itself, and leaves the gold to the policy. Next turn it is the same
 * again, and so gold would lie about for ever.
 */
const HASTE = { carries: 2.5, explores: 0.5, fetches: 0.3, boards: 0.3 } as const

/** How much a seat would rather make each move at once than later. */
export function hasteOf(view: JackalState, seat: Seat): Fondness {
  return likingOf(HASTE, view, seat)
}
