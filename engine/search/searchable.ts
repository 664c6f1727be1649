import type { Budget } from '../kernel/budget.ts'
import type { Seat } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'

/**
 * A game as the search sees it. A world is a complete position that agrees with a view. The game counts positions: each
 * `look`, `play` and `playout` takes its positions from the game's budget. Worth is in the game's own unit; more is
 * better.
 */
export interface Searchable<World, Move> {
  /** Returns the worth of a move to its seat right after it, once all decisions that it causes are made. */
  look(world: World, move: Move, seat: Seat, luck: Rng): number
  /** Returns the world after a move; does not change the given world. */
  play(world: World, move: Move, luck: Rng): World
  /** Plays on until an evaluation is useful. May overwrite the given world. */
  playout(world: World, luck: Rng): World
  /** Returns the worth of a world to a seat. */
  value(world: World, seat: Seat): number
}

/** Makes a game that takes its positions from a budget. */
export type GameFor<World, Move> = (budget: Budget) => Searchable<World, Move>

/** The decision to search. */
export interface Question<World, Move> {
  readonly seat: Seat
  /** The moves to choose from, most promising first. At least one. */
  readonly moves: readonly Move[]
  /** Returns the preference for a move, added to its worth; 0 if left out. */
  readonly liking?: (move: Move) => number
  /** Deals a world that agrees with the view of the seat. The caller may change it. */
  deal(rng: Rng): World
}
