import type { Budget } from '../kernel/budget.ts'
import type { Seat } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'

/**
 * A game as the search sees it. A world is a whole position that agrees with a view; whatever is asked of one may use all
 * of it, but candidates and glimpses tell only what their seat knows. Positions are counted by the game: `look`, `play` and
 * `playout` take each from the budget that the game was given. Worth is told in a measure of the game's own, the more the
 * better.
 */
export interface Searchable<World, Move> {
  readonly seats: readonly Seat[]
  /** Who decides next; null where nobody does, or where the search should look no further. */
  actor(world: World): Seat | null
  /** What the actor might do, the most promising first. */
  candidates(world: World): readonly Move[]
  /** Equal for moves that are the same order, whatever the world. */
  keyOf(move: Move): string
  /** What a move of a seat is worth to it right afterwards, once all that it asks has been answered. */
  look(world: World, move: Move, seat: Seat, luck: Rng): number
  /** The world after a move; the world before it stays as it is. */
  play(world: World, move: Move, luck: Rng): World
  /**
   * What a seat notices of a move: its own whole, of others' what it may know. Equal keys lead to one information set.
   * Luck may be left out: the set then stands for all that luck may bring (an open loop).
   */
  glimpse(before: World, move: Move, after: World, seat: Seat): string
  /** Plays on from a leaf as far as it is worth while; may overwrite the world that it is given. */
  playout(world: World, luck: Rng): World
  /** What a world is worth to a seat. */
  value(world: World, seat: Seat): number
}

/** A game that takes its positions from a budget. */
export type GameFor<World, Move> = (budget: Budget) => Searchable<World, Move>

/** What is to be decided. */
export interface Question<World, Move> {
  readonly seat: Seat
  /** What may be played, the most promising first. At least one, no two with the same key. */
  readonly moves: readonly Move[]
  /** By how much more a move is liked than for what it is worth; by nothing where it is left out. */
  readonly liking?: (move: Move) => number
  /** Deals a world that agrees with the view of the seat and belongs to whoever asked for it. */
  deal(rng: Rng): World
}
