import { Budget } from '../kernel/budget.ts'
import type { Rng } from '../kernel/rng.ts'
import { halvings } from './halving.ts'
import { Part, type Score, total } from './part.ts'
import type { Question, Searchable } from './searchable.ts'
import type { SearchSettings } from './settings.ts'

/** A move, and how it did in the trials that it was part of. */
export interface Ranked<Move> {
  readonly move: Move
  /** Mean worth from 0 to 1; 0 without a trial. */
  readonly mean: number
  readonly trials: number
}

/**
 * Information-set Monte Carlo tree search. The same question, luck, budget and settings give the same ranking, best first,
 * on every machine. Where the budget calls time, the best so far comes first: the most promising move if nothing was tried.
 *
 * @param gameFor the game, taking its positions from a budget
 */
export function search<World, Move>(
  gameFor: (budget: Budget) => Searchable<World, Move>,
  question: Question<World, Move>,
  rng: Rng,
  budget: Budget,
  settings: SearchSettings,
): readonly Ranked<Move>[] {
  const share = Math.floor(budget.left / settings.parts)
  const parts = Array.from({ length: settings.parts }, () => {
    const own = new Budget(share, budget.isOverdue)
    return new Part(gameFor, question, rng.int(0x7fff_ffff), own, settings)
  })
  const rank = settings.root === 'halving' ? dropByHalves : trust
  return rank(parts, question.moves, settings)
}

type Parts<Move> = readonly Pick<Part<unknown, Move>, 'scoreOf' | 'spendAlike' | 'spendOnBest'>[]

/** Spends the budget in equal parts on ever fewer moves, and on what they are measured by. */
function dropByHalves<Move>(
  parts: Parts<Move>,
  moves: readonly Move[],
  settings: SearchSettings,
): readonly Ranked<Move>[] {
  const par = settings.caution > 0 ? moves.slice(0, 1) : []
  const dropped: Ranked<Move>[] = []
  let left = moves.slice(par.length)
  for (let stages = halvings(left.length) + par.length; stages > 0; stages--) {
    for (const part of parts) part.spendAlike([...par, ...left], stages)
    const ranked = rankedBy(parts, left)
    const kept = Math.ceil(left.length / 2)
    dropped.unshift(...ranked.slice(kept))
    left = ranked.slice(0, kept).map(({ move }) => move)
  }
  const [best, ...others] = [...rankedBy(parts, left), ...dropped]
  const pars = rankedBy(parts, par)
  if (!best) return pars
  return isClear(totalOf(parts, best.move), settings) ? [best, ...pars, ...others] : [...pars, best, ...others]
}

/** Whether a lead cannot well be luck. Without a trial there is none. */
function isClear({ lead, squares, trials }: Score, { caution, doubt }: SearchSettings): boolean {
  if (caution === 0) return true
  if (trials === 0) return false
  const mean = lead / trials
  const variance = Math.max(0, squares / trials - mean * mean) + doubt
  return mean > caution * Math.sqrt(variance / trials)
}

/** Each part goes where it does best; what was tried most is best known. */
function trust<Move>(parts: Parts<Move>, moves: readonly Move[]): readonly Ranked<Move>[] {
  for (const part of parts) part.spendOnBest()
  return rankedBy(parts, moves).toSorted((a, b) => b.trials - a.trials)
}

/** Best first; of equals, and of those never tried, the more promising. */
function rankedBy<Move>(parts: Parts<Move>, moves: readonly Move[]): readonly Ranked<Move>[] {
  const ranked = moves.map((move) => {
    const { sum, trials } = totalOf(parts, move)
    return { move, mean: trials === 0 ? 0 : sum / trials, trials }
  })
  return ranked.toSorted((a, b) => b.mean - a.mean)
}

function totalOf<Move>(parts: Parts<Move>, move: Move): Score {
  return total(parts.map((part) => part.scoreOf(move)))
}
