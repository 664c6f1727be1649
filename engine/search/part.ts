import type { Budget } from '../kernel/budget.ts'
import { openStream, type Rng } from '../kernel/rng.ts'
import { Explorer } from './explorer.ts'
import { type Score, Scores } from './scores.ts'
import type { GameFor, Question } from './searchable.ts'
import type { SearchSettings } from './settings.ts'

/** One tree of a search with its own luck and its own share of the budget. It knows of no other, so any thread may do it. */
export class Part<World, Move> {
  private readonly question: Question<World, Move>
  private readonly budget: Budget
  private readonly rng: Rng
  private readonly explorer: Explorer<World, Move>
  private readonly scores = new Scores<Move>()

  constructor(
    gameFor: GameFor<World, Move>,
    question: Question<World, Move>,
    seed: number,
    budget: Budget,
    settings: SearchSettings,
  ) {
    this.question = question
    this.budget = budget
    this.rng = openStream(seed, 'search')
    this.explorer = new Explorer(gameFor(budget), question.seat, settings)
  }

  scoreOf(move: Move): Score {
    return this.scores.of(move)
  }

  /**
   * Spends one of so many equal parts of what is left of the budget, at least on one trial, on some of the moves alike: in
   * each dealt world every one of them once, with the same luck to come. None counts where time runs out before all are tried.
   */
  spendAlike(moves: readonly Move[], stages: number): void {
    const { budget } = this
    const until = budget.left - budget.left / stages
    let left: number
    do {
      left = budget.left
      this.tryEach(moves)
      // Where nobody can go on, as once a match is over, trials cost nothing and differ by nothing.
    } while (budget.left > until && budget.left < left && !budget.isOverdue())
  }

  private tryEach(moves: readonly Move[]): void {
    const world = this.question.deal(this.rng)
    const seed = this.rng.int(0x7fff_ffff)
    const values: number[] = []
    for (const move of moves) {
      if (this.budget.isOverdue()) return
      values.push(this.explorer.try(world, move, openStream(seed, 'luck')))
    }
    this.scores.note(moves, values)
  }
}
