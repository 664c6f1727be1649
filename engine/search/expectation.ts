import type { Budget } from '../kernel/budget.ts'
import { openStream, type Rng } from '../kernel/rng.ts'
import type { GameFor, Question } from './searchable.ts'

/**
 * Returns the mean worth of a position for a seat: the mean of playouts in dealt worlds, until the budget is spent or
 * time runs out. Runs at least one playout.
 */
export function expectation<World, Move>(
  gameFor: GameFor<World, Move>,
  { seat, deal }: Pick<Question<World, Move>, 'seat' | 'deal'>,
  rng: Rng,
  budget: Budget,
): number {
  const game = gameFor(budget)
  let [sum, trials, left] = [0, 0, budget.left]
  do {
    left = budget.left
    const world = deal(rng)
    sum += game.value(game.playout(world, openStream(rng.int(0x7fff_ffff), 'luck')), seat)
    trials++
    // If no seat can move, trials cost nothing and all give the same result.
  } while (budget.left > 0 && budget.left < left && !budget.isOverdue())
  return sum / trials
}
