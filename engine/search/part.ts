import type { Budget } from '../kernel/budget.ts'
import { openStream, type Rng } from '../kernel/rng.ts'
import { Explorer } from './explorer.ts'
import type { Question, Searchable } from './searchable.ts'
import type { SearchSettings } from './settings.ts'

/** How a move did; its lead over the most promising one is taken in the same worlds with the same luck. */
export interface Score {
  readonly sum: number
  readonly trials: number
  readonly lead: number
  readonly squares: number
}

const UNTRIED: Score = { sum: 0, trials: 0, lead: 0, squares: 0 }

/** What several parts have found out about a move. */
export function total(scores: readonly Score[]): Score {
  return scores.reduce(
    (all, one) => ({
      sum: all.sum + one.sum,
      trials: all.trials + one.trials,
      lead: all.lead + one.lead,
      squares: all.squares + one.squares,
    }),
    UNTRIED,
  )
}

/** One tree of a search with its own luck and its own share of the budget. It knows of no other, so any thread may do it. */
export class Part<World, Move> {
  private readonly question: Question<World, Move>
  private readonly budget: Budget
  private readonly rng: Rng
  private readonly explorer: Explorer<World, Move>
  private readonly scores = new Map<Move, Score>()

  /** @param gameFor the game, taking its positions from a budget */
  constructor(
    gameFor: (budget: Budget) => Searchable<World, Move>,
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
    return this.scores.get(move) ?? UNTRIED
  }

  /**
   * Spends one of so many equal parts of what is left of the budget, at least on one trial, on some of the moves alike: in
   * each dealt world every one of them once, with the same luck to come. None counts where time runs out before all are tried.
   */
  spendAlike(moves: readonly Move[], stages: number): void {
    const until = this.budget.left - this.budget.left / stages
    do this.tryEach(moves)
    while (this.budget.left > until && !this.budget.isOverdue())
  }

  /** Spends the budget, at least on one trial, on the moves that do best. */
  spendOnBest(): void {
    const { moves } = this.question
    do {
      const trial = this.explorer.tryBest(this.question.deal(this.rng), moves, this.rng)
      if (trial) this.add(trial.move, trial.value, 0)
    } while (this.budget.left > 0 && !this.budget.isOverdue())
  }

  private tryEach(moves: readonly Move[]): void {
    const world = this.question.deal(this.rng)
    const seed = this.rng.int(0x7fff_ffff)
    const values: number[] = []
    for (const move of moves) {
      if (this.budget.isOverdue()) return
      values.push(this.explorer.tryBest(world, [move], openStream(seed, 'luck'))?.value ?? 0)
    }
    const [par = 0] = values
    for (const [i, move] of moves.entries()) this.add(move, values[i] ?? 0, (values[i] ?? 0) - par)
  }

  private add(move: Move, value: number, lead: number): void {
    this.scores.set(move, total([this.scoreOf(move), { sum: value, trials: 1, lead, squares: lead * lead }]))
  }
}
