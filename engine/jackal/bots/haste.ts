import type { Seat } from '../../kernel/game.ts'
import type { JackalState } from '../types.ts'
import { type Fondness, type Likes, likingOf } from './personalities.ts'

/**
 * The preference of a crew to do something now rather than next turn, in tenths of a coin. A search values both orders
 * alike, or even prefers what its playouts would not do, because the playouts bring the gold home themselves. It would
 * make the same choice each turn, and the gold would never move.
 */
const HASTE = { carries: 2.5, explores: 0.5, fetches: 0.3, boards: 0.3 } as const satisfies Likes

/** Returns the preference of a seat to make each move at once rather than later. */
export function hasteOf(view: JackalState, seat: Seat): Fondness {
  return likingOf(HASTE, view, seat)
}
