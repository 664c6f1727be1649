/** A number with its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The standard deviations that hold 95 % of a normal distribution. */
export const Z = 1.959964

/**
 * Returns the mean of pair scores (each from 0 to 1) with its interval after Wilson, which stays within 0 and 1.
 * Matches of a pair share their deal, so that the scatter of pairs counts, not of matches. If it cannot be seen, with
 * one pair or all pairs won, each pair counts as a single match: the widest possible scatter.
 */
export function meanScore(pairs: readonly number[]): Estimate {
  const n = pairs.length
  if (n === 0) return { value: 0.5, low: 0, high: 1 }
  const mean = pairs.reduce((sum, score) => sum + score, 0) / n
  const spread = spreadOf(pairs, mean)
  const doubt = (Z * Z * spread) / n
  const centre = (mean + doubt / 2) / (1 + doubt)
  const half = (Z * Math.sqrt((mean * (1 - mean) * spread) / n + (doubt * spread) / (4 * n))) / (1 + doubt)
  return { value: mean, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** Returns how widely pairs scatter, compared with single matches that are only won or lost. */
function spreadOf(pairs: readonly number[], mean: number): number {
  const widest = mean * (1 - mean)
  if (pairs.length < 2 || widest === 0) return 1
  const squares = pairs.reduce((sum, score) => sum + (score - mean) * (score - mean), 0)
  return squares / (pairs.length - 1) / widest
}

/** Returns the Elo difference of a score: 0.5 is 0, 10/11 is 400; 0 and 1 are infinite. */
export function eloOf(score: number): number {
  if (score <= 0) return Number.NEGATIVE_INFINITY
  if (score >= 1) return Number.POSITIVE_INFINITY
  // biome-ignore lint/plugin: a figure for people to read; no match depends on its last digit.
  return 400 * Math.log10(score / (1 - score))
}

/** Returns the Elo difference of two players from their pair scores. */
export function eloDifference(pairs: readonly number[]): Estimate {
  const { value, low, high } = meanScore(pairs)
  return { value: eloOf(value), low: eloOf(low), high: eloOf(high) }
}
