import type { Seat } from '../kernel/game.ts'
import type { SearchSettings } from './settings.ts'
import type { InformationSet, Tally } from './tree.ts'

/** A move chosen in the tree. */
export interface Choice<Move> {
  readonly move: Move
  readonly seat: Seat
  readonly tally: Tally
}

type Taste = Pick<SearchSettings, 'exploration' | 'width'>

/**
 * Chooses a candidate by upper confidence bound. Considers only the candidates that the visits allow (progressive
 * widening). Tries unknown candidates first, in order of promise. The bound counts how often a move was offered,
 * because some worlds do not have it.
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

/** Returns the upper confidence bound of a move. Untried moves come first, in order of promise. */
function boundOf({ mean, trials, offered }: Tally, { exploration }: Taste): number {
  if (trials === 0) return Number.MAX_VALUE
  return mean + exploration * Math.sqrt(log2(offered) / trials)
}

/**
 * Returns the binary logarithm of a whole number from 1, interpolated linearly between powers of two. The result is the
 * same on every machine.
 */
export function log2(count: number): number {
  const power = 31 - Math.clz32(count)
  return power + count / 2 ** power - 1
}
