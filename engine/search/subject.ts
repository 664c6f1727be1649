import type { Budget } from '../kernel/budget.ts'
import type { Seat } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'

/** A view to think about, with the seat, luck and positions to use. */
export interface Subject<View> {
  readonly view: View
  readonly seat: Seat
  readonly rng: Rng
  readonly budget: Budget
}
