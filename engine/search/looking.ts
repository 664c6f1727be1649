import type { Budget } from '../kernel/budget.ts'
import { openStream, type Rng } from '../kernel/rng.ts'
import { Scores } from './scores.ts'
import type { Question, Searchable } from './searchable.ts'
import type { SearchSettings } from './settings.ts'

/**
 * Looks at the position right after every move, in dealt worlds. Uses at least one world, unless time runs out, and
 * more worlds while the share of the budget lasts. Ignores a world in which not all moves were looked at. In a cautious
 * search each move has its own copy of the same luck; otherwise the moves of a world draw from one stream, so that a
 * few bad dice do not affect all of them.
 */
export function lookAtEach<World, Move>(
  game: Searchable<World, Move>,
  { seat, moves, deal }: Question<World, Move>,
  rng: Rng,
  budget: Budget,
  { looks: { worlds, share }, caution }: SearchSettings,
): Scores<Move> {
  const scores = new Scores<Move>()
  const whole = budget.left
  const isPaid = (count: number) => ((count + 1) / count) * (whole - budget.left) <= share * whole
  for (let count = 0; count < worlds && (count === 0 || isPaid(count)); count++) {
    const world = deal(rng)
    const seed = rng.int(0x7fff_ffff)
    const luck = openStream(seed, 'luck')
    const values: number[] = []
    for (const move of moves) {
      if (budget.isOverdue()) return scores
      values.push(game.look(world, move, seat, caution > 0 ? openStream(seed, 'luck') : luck))
    }
    scores.note(moves, values)
  }
  return scores
}
