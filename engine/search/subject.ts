import type { Budget } from '../kernel/budget.ts'
import type { Seat } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'

/** Who thinks about which view, with which luck and how many positions. */
export interface Subject<View> {
  readonly view: View
  readonly seat: Seat
  readonly rng: Rng
  readonly budget: Budget
}
