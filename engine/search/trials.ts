import type { Budget } from '../kernel/budget.ts'
import { openStream, type Rng } from '../kernel/rng.ts'
import { type Score, Scores } from './scores.ts'
import type { GameFor, Question, Searchable } from './searchable.ts'

/** The trials of a search: a move, a playout, and its worth. They have their own luck and their own budget. */
export class Trials<World, Move> {
  private readonly question: Question<World, Move>
  private readonly budget: Budget
  private readonly rng: Rng
  private readonly game: Searchable<World, Move>
  private readonly scores = new Scores<Move>()

  constructor(gameFor: GameFor<World, Move>, question: Question<World, Move>, seed: number, budget: Budget) {
    this.question = question
    this.budget = budget
    this.rng = openStream(seed, 'search')
    this.game = gameFor(budget)
  }

  scoreOf(move: Move): Score {
    return this.scores.of(move)
  }

  /**
   * Spends `1 / stages` of the remaining budget, at least one trial, on the given moves. In each dealt world it tries
   * every move once, with the same luck. Ignores a world in which time runs out before all moves are tried.
   */
  spendAlike(moves: readonly Move[], stages: number): void {
    const { budget } = this
    const until = budget.left - budget.left / stages
    let left: number
    do {
      left = budget.left
      this.tryEach(moves)
      // If no seat can move, for example after the end of a match, trials cost nothing and all give the same result.
    } while (budget.left > until && budget.left < left && !budget.isOverdue())
  }

  private tryEach(moves: readonly Move[]): void {
    const { game } = this
    const { seat, deal } = this.question
    const world = deal(this.rng)
    const seed = this.rng.int(0x7fff_ffff)
    const values: number[] = []
    for (const move of moves) {
      if (this.budget.isOverdue()) return
      const luck = openStream(seed, 'luck')
      values.push(game.value(game.playout(game.play(world, move, luck), luck), seat))
    }
    this.scores.note(moves, values)
  }
}
