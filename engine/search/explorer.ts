import type { Seat } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'
import { type Choice, choose } from './choosing.ts'
import type { Searchable } from './searchable.ts'
import type { SearchSettings } from './settings.ts'
import { InformationSet } from './tree.ts'

/** The node of each observer in its tree. */
type Standpoints = Map<Seat, InformationSet>

/**
 * Grows the trees of one search, one trial at a time: a descent by the best results, a playout, and an update of the
 * path with its worth.
 */
export class Explorer<World, Move> {
  private readonly game: Searchable<World, Move>
  private readonly seat: Seat
  private readonly settings: SearchSettings
  private readonly roots: ReadonlyMap<Seat, InformationSet>

  /** @param seat the seat that searches */
  constructor(game: Searchable<World, Move>, seat: Seat, settings: SearchSettings) {
    this.game = game
    this.seat = seat
    this.settings = settings
    const observers = settings.observers === 'multi' ? game.seats : [seat]
    this.roots = new Map(observers.map((observer) => [observer, new InformationSet()]))
  }

  /** Tries a move of the searching seat in a world and returns its worth to that seat. */
  try(world: World, move: Move, luck: Rng): number {
    const { game, settings } = this
    const at: Standpoints = new Map(this.roots)
    const path: Choice<Move>[] = []
    let here = world
    let choice = this.chooseAt(at, this.seat, [move])
    while (choice) {
      const { move: chosen, tally } = choice
      const isNew = tally.trials === 0
      const before = here
      path.push(choice)
      here = game.play(before, chosen, luck)
      const actor = isNew || path.length > settings.depth ? null : game.actor(here)
      if (actor === null) break
      this.notice(at, before, chosen, here)
      choice = this.chooseAt(at, actor, game.candidates(here))
    }
    return this.reward(path, game.playout(here, luck))
  }

  private chooseAt(at: Standpoints, seat: Seat, moves: readonly Move[]): Choice<Move> | null {
    return choose(this.standpoint(at, seat), seat, moves, (move) => this.game.keyOf(move), this.settings)
  }

  /** Advances every observer in its tree by what it sees of a move. */
  private notice(at: Standpoints, before: World, move: Move, after: World): void {
    for (const [observer, set] of at) at.set(observer, set.after(this.game.glimpse(before, move, after, observer)))
  }

  /**
   * Returns the information set in which a seat decides: from its own tree if it has one, otherwise from the tree of
   * the searching seat.
   */
  private standpoint(at: Standpoints, seat: Seat): InformationSet {
    const set = at.get(seat) ?? at.get(this.seat)
    if (!set) throw new RangeError(`${this.seat} is not at the table`)
    return set
  }

  /** Adds to every choice on the path the worth of the end to its seat. Returns the worth for the searching seat. */
  private reward(path: readonly Choice<Move>[], end: World): number {
    const values = new Map<Seat, number>()
    for (const { seat, tally } of path) {
      const value = values.get(seat) ?? this.game.value(end, seat)
      values.set(seat, value)
      tally.add(value)
    }
    return values.get(this.seat) ?? this.game.value(end, this.seat)
  }
}
