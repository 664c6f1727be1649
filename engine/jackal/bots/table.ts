import type { Rng } from '../../kernel/rng.ts'
import type { GameFor } from '../../search/searchable.ts'
import type { JackalMove } from '../types.ts'

/** How far a search looks ahead. */
export interface Outlook {
  /** Turns from the view until playouts end and the position is judged. */
  readonly turns: number
  /** How far playouts stray from what the policy likes best, in tenths of a coin. */
  readonly whims: number
}

/** Jackal as a search takes it, with a view to think about: in the core, or by the rules. Worth is in tenths of a coin. */
export interface Table<World, Move> {
  readonly gameFor: GameFor<World, Move>
  /** Deals a world that agrees with the view. */
  deal(rng: Rng): World
  /** How much the policy likes a move, as the view stands. */
  score(move: Move): number
  /** A legal move of the view as the search knows it. */
  moveOf(move: JackalMove): Move
}
