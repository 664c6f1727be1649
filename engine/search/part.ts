import type { Budget } from '../kernel/budget.ts'
import { openStream, type Rng } from '../kernel/rng.ts'
import { Explorer } from './explorer.ts'
import { type Score, Scores } from './scores.ts'
import type { GameFor, Question } from './searchable.ts'
import type { SearchSettings } from './settings.ts'

/**
 * One tree of a search with its own luck and its own share of the budget. It is independent of other parts, so any
 * thread can run it.
 */
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
