import type { Budget } from '../kernel/budget.ts'
import type { Seat } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'

/**
 * A game as the search sees it. A world is a complete position that agrees with a view. All methods may read the whole
 * world, but candidates and glimpses depend only on what their seat knows. The game counts positions: each `look`,
 * `play` and `playout` takes its positions from the game's budget. Worth is in the game's own unit; more is better.
 */
export interface Searchable<World, Move> {
  readonly seats: readonly Seat[]
  /** Returns the seat that decides next; null at the end of a match, or where the search must stop. */
  actor(world: World): Seat | null
  /** Returns the possible moves of the actor, most promising first. */
  candidates(world: World): readonly Move[]
  /** Returns the same key for moves that are the same order in any world. */
  keyOf(move: Move): string
  /** Returns the worth of a move to its seat right after it, once all decisions that it causes are made. */
  look(world: World, move: Move, seat: Seat, luck: Rng): number
  /** Returns the world after a move; does not change the given world. */
  play(world: World, move: Move, luck: Rng): World
  /**
   * Returns a key of what a seat sees of a move: all of its own move, the public part of others. Equal keys lead to one
   * information set. Luck may be left out: the set then stands for all outcomes of luck (an open loop).
   */
  glimpse(before: World, move: Move, after: World, seat: Seat): string
  /** Plays on from a leaf until an evaluation is useful. May overwrite the given world. */
  playout(world: World, luck: Rng): World
  /** Returns the worth of a world to a seat. */
  value(world: World, seat: Seat): number
}

/** Makes a game that takes its positions from a budget. */
export type GameFor<World, Move> = (budget: Budget) => Searchable<World, Move>

/** The decision to search. */
export interface Question<World, Move> {
  readonly seat: Seat
  /** The moves to choose from, most promising first. At least one; no two have the same key. */
  readonly moves: readonly Move[]
  /** Returns the preference for a move, added to its worth; 0 if left out. */
  readonly liking?: (move: Move) => number
  /** Deals a world that agrees with the view of the seat. The caller may change it. */
  deal(rng: Rng): World
}
