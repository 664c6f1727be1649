import type { Budget } from '../kernel/budget.ts'
import { openStream, type Rng } from '../kernel/rng.ts'
import { Scores } from './scores.ts'
import type { Question, Searchable } from './searchable.ts'
import type { SearchSettings } from './settings.ts'

/**
 * Looks at every move right after it, in dealt worlds, in each of them with the same luck: at least in one, unless time runs
 * out. A world in which not all moves were looked at counts for nothing.
 */
export function lookAtEach<World, Move>(
  game: Searchable<World, Move>,
  { seat, moves, deal }: Question<World, Move>,
  rng: Rng,
  budget: Budget,
  { worlds, share }: SearchSettings['looks'],
): Scores<Move> {
  const scores = new Scores<Move>()
  const count = Math.min(worlds, Math.max(1, Math.floor((share * budget.left) / moves.length)))
  for (let i = 0; i < count; i++) {
    const world = deal(rng)
    const seed = rng.int(0x7fff_ffff)
    const values: number[] = []
    for (const move of moves) {
      if (budget.isOverdue()) return scores
      values.push(game.look(world, move, seat, openStream(seed, 'luck')))
    }
    scores.note(moves, values)
  }
  return scores
}
