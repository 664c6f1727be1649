import type { Seat } from '../../kernel/game.ts'
import type { JackalState } from '../types.ts'
import { type Fondness, type Likes, likingOf } from './tempers.ts'

/**
 * What a crew would rather do now than next turn, in tenths of a coin. A search values both orders alike, or even puts first what
 * its playouts would leave undone, since they bring the gold home themselves. It does so again each turn, and the gold is never moved.
 */
const HASTE = { carries: 2.5, explores: 0.5, fetches: 0.3, boards: 0.3 } as const satisfies Likes

/** How much a seat would rather make each move at once than later. */
export function hasteOf(view: JackalState, seat: Seat): Fondness {
  return likingOf(HASTE, view, seat)
}
