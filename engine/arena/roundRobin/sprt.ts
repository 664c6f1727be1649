/**
 * Two hypotheses about the Elo difference of two players: the first is stronger than the second by `elo0`, or by
 * `elo1`.
 */
export interface Hypotheses {
  readonly elo0: number
  readonly elo1: number
}

/** The accepted hypothesis; null while neither is. */
export type Verdict = 'h0' | 'h1' | null

/** ln((1 − β) / α) of Wald's test with α = β = 0.05; the lower limit is its opposite. */
export const LIMIT = 2.94443897916644

/**
 * Returns the log-likelihood ratio of two Elo differences. Both matches of a pair share their deal, so that a pair is
 * one observation: its mean score, from 0 to 1. The formula is (2.1) of Michel Van den Bergh, "A practical introduction
 * to the GSPRT" (https://www.cantate.be/Fishtest/GSPRT_approximation.pdf), with the variance taken from the pairs
 * themselves. A pair won and a pair lost are added to the variance alone: a few pairs with the same result would
 * otherwise seem to be without any chance.
 *
 * @param pairs mean scores of the first player
 */
export function logLikelihoodRatio(pairs: readonly number[], { elo0, elo1 }: Hypotheses): number {
  if (pairs.length === 0) return 0
  const [s0, s1] = [expectedScore(elo0), expectedScore(elo1)]
  return (pairs.length * (s1 - s0) * (2 * meanOf(pairs) - s0 - s1)) / (2 * varianceOf([0, 1, ...pairs]))
}

/** Returns the verdict of Wald's sequential test, with at most 5 % of wrong ones either way. */
export function verdictOf(ratio: number): Verdict {
  if (ratio >= LIMIT) return 'h1'
  return ratio <= -LIMIT ? 'h0' : null
}

/** Returns the expected score of a player that is stronger by the given Elo. */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400))
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return meanOf(values.map((value) => (value - mean) * (value - mean)))
}
