import type { Seat } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'
import { type Choice, choose } from './choosing.ts'
import type { Searchable } from './searchable.ts'
import type { SearchSettings } from './settings.ts'
import { History, InformationSet } from './tree.ts'

/** Where each observer is in its tree. */
type Standpoints = Map<Seat, InformationSet>

/** A move that was tried, and what it came to. */
export interface Trial<Move> {
  readonly move: Move
  readonly value: number
}

/** Grows the trees of one search, a trial at a time: down by what did well, a playout, and back up with its value. */
export class Explorer<World, Move> {
  private readonly game: Searchable<World, Move>
  private readonly seat: Seat
  private readonly settings: SearchSettings
  private readonly history = new History()
  private readonly roots: ReadonlyMap<Seat, InformationSet>

  /** @param seat who searches */
  constructor(game: Searchable<World, Move>, seat: Seat, settings: SearchSettings) {
    this.game = game
    this.seat = seat
    this.settings = settings
    const observers = settings.observers === 'multi' ? game.seats : [seat]
    this.roots = new Map(observers.map((observer) => [observer, new InformationSet()]))
  }

  /**
   * Tries whichever of some moves may be the best one in a world.
   *
   * @returns the move, and its worth for the searching seat. Null where there is no move.
   */
  tryBest(world: World, moves: readonly Move[], luck: Rng): Trial<Move> | null {
    const root = this.standpoint(this.roots, this.seat)
    const choice = this.chooseAt(root, this.seat, moves)
    return choice && { move: choice.move, value: this.descend(world, choice, luck) }
  }

  private descend(world: World, first: Choice<Move>, luck: Rng): number {
    const { game, settings } = this
    const at: Standpoints = new Map(this.roots)
    const path: Choice<Move>[] = []
    let here = world
    let choice: Choice<Move> | null = first
    while (choice) {
      const isNew: boolean = choice.tally.trials === 0
      path.push(choice)
      const after = game.play(here, choice.move, luck)
      this.notice(at, here, choice.move, after)
      here = after
      const actor: Seat | null = isNew || path.length > settings.depth ? null : game.actor(here)
      choice = actor === null ? null : this.chooseAt(this.standpoint(at, actor), actor, game.candidates(here))
    }
    return this.reward(path, game.playout(here, luck))
  }

  private chooseAt(set: InformationSet, seat: Seat, moves: readonly Move[]): Choice<Move> | null {
    return choose(set, seat, moves, (move) => this.game.keyOf(move), this.history, this.settings)
  }

  /** Every observer goes on by what it sees of a move. */
  private notice(at: Standpoints, before: World, move: Move, after: World): void {
    for (const [observer, set] of at) at.set(observer, set.after(this.game.glimpse(before, move, after, observer)))
  }

  /** The set in which a seat decides: its own where it has a tree, otherwise that of the searching seat. */
  private standpoint(at: ReadonlyMap<Seat, InformationSet>, seat: Seat): InformationSet {
    const set = at.get(seat) ?? at.get(this.seat)
    if (!set) throw new RangeError(`${this.seat} is not at the table`)
    return set
  }

  /** Gives every seat on the path what the end is worth to it; the worth for the searching seat. */
  private reward(path: readonly Choice<Move>[], end: World): number {
    const values = new Map<Seat, number>()
    const valueFor = (seat: Seat) => {
      const value = values.get(seat) ?? this.game.value(end, seat)
      values.set(seat, value)
      return value
    }
    for (const { seat, tally, fame } of path) {
      tally.add(valueFor(seat))
      fame.add(valueFor(seat))
    }
    return valueFor(this.seat)
  }
}
