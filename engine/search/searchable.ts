import type { Seat } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'

/**
 * A game as the search sees it. A world is a whole position that agrees with a view; whatever is asked of one may use all
 * of it, but candidates and glimpses tell only what their seat knows. Positions are counted by the game: `play` and
 * `playout` take each from the budget that the game was given.
 */
export interface Searchable<World, Move> {
  readonly seats: readonly Seat[]
  /** Who decides next; null where nobody does, or where the search should look no further. */
  actor(world: World): Seat | null
  /** What the actor might do, the most promising first; never empty while there is an actor. */
  candidates(world: World): readonly Move[]
  /** Equal for moves that are the same order, whatever the world. */
  keyOf(move: Move): string
  play(world: World, move: Move, luck: Rng): World
  /**
   * What a seat notices of a move: its own whole, of others' what it may know. Equal keys lead to one information set.
   * Luck may be left out: the set then stands for all that luck may bring (an open loop).
   */
  glimpse(before: World, move: Move, after: World, seat: Seat): string
  /** Plays on from a leaf as far as it is worth while; the end is judged by `value`. */
  playout(world: World, luck: Rng): World
  /** How good a world is for a seat, from 0 (lost) to 1 (won). */
  value(world: World, seat: Seat): number
}

/** What is to be decided. */
export interface Question<World, Move> {
  readonly seat: Seat
  /** What may be played, the most promising first. At least one, no two with the same key. */
  readonly moves: readonly Move[]
  /** Deals a world that agrees with the view of the seat. */
  deal(rng: Rng): World
}
