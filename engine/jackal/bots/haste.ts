import type { Seat } from '../../kernel/game.ts'
import type { JackalState } from '../types.ts'
import { type Fondness, likingOf } from './tempers.ts'

/**
 * What everybody rather does at once, in tenths of a coin: no more than moves differ by that are as good as each other. To a look
 * ahead it is all one in which order a crew does what there is time for, and what may as well be done next turn would be put off
 * turn by turn.
 */
const HASTE = { carries: 2.5, explores: 0.5, boards: 0.3 } as const

/** How much a seat would rather make each move at once than later. */
export function hasteOf(view: JackalState, seat: Seat): Fondness {
  return likingOf(HASTE, view, seat)
}
