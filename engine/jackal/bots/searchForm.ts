import type { Rng } from '../../kernel/rng.ts'
import type { GameFor } from '../../search/searchable.ts'
import type { JackalMove } from '../types.ts'

/** The horizon of a search. */
export interface Outlook {
  /** The turns from the view until playouts end and the position is evaluated. */
  readonly turns: number
  /** The strength of whims in playouts, in tenths of a coin. */
  readonly whims: number
}

/** Jackal for a search, with a view to search: in the core, or by the rules. Worth is in tenths of a coin. */
export interface Table<World, Move> {
  readonly gameFor: GameFor<World, Move>
  /** Deals a world that agrees with the view. */
  deal(rng: Rng): World
  /** Returns the policy's score of a move in the view. */
  score(move: Move): number
  /** Returns a legal move of the view in the search's form. */
  moveOf(move: JackalMove): Move
}
