import type { Seat } from '../kernel/game.ts'
import type { SearchSettings } from './settings.ts'
import type { InformationSet, Tally } from './tree.ts'

/** A move that was chosen in the tree. */
export interface Choice<Move> {
  readonly move: Move
  readonly seat: Seat
  readonly tally: Tally
}

type Taste = Pick<SearchSettings, 'exploration' | 'width'>

/**
 * Chooses by upper confidence bounds among as many of the candidates as the visits allow (progressive widening), the most
 * promising first where nothing is known. A bound counts how often a move was on offer, for not every world has it.
 */
export function choose<Move>(
  set: InformationSet,
  seat: Seat,
  candidates: readonly Move[],
  keyOf: (move: Move) => string,
  taste: Taste,
): Choice<Move> | null {
  const width = Math.floor(taste.width.first + taste.width.growth * Math.sqrt(set.visits))
  let best: Choice<Move> | null = null
  let bestBound = Number.NEGATIVE_INFINITY
  set.visits++
  for (const move of candidates.slice(0, Math.max(1, width))) {
    const choice = { move, seat, tally: set.of(keyOf(move)) }
    choice.tally.offered++
    const bound = boundOf(choice.tally, taste)
    if (bound > bestBound) {
      best = choice
      bestBound = bound
    }
  }
  return best
}

/** What a move may be worth at best. Untried ones come first, the most promising before the others. */
function boundOf({ mean, trials, offered }: Tally, { exploration }: Taste): number {
  if (trials === 0) return Number.MAX_VALUE
  return mean + exploration * Math.sqrt(log2(offered) / trials)
}

/** The binary logarithm of a whole number from 1, straight between powers of two: the same on every machine. */
export function log2(count: number): number {
  const power = 31 - Math.clz32(count)
  return power + count / 2 ** power - 1
}
