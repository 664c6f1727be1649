import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { expectedScore, LIMIT, logLikelihoodRatio, type Verdict, verdictOf } from './sprt.ts'

const BOUNDS = { elo0: 0, elo1: 100 }

describe('the log-likelihood ratio', () => {
  it('is that of the formula', () => {
    // Scores 1, ½, ½ and for the variance 0 and 1 beside them: mean ⅔ of three, variance 0.14 of five.
    const s1 = expectedScore(100)
    const ratio = (3 * (s1 - 0.5) * (4 / 3 - 0.5 - s1)) / (2 * 0.14)
    expect(logLikelihoodRatio([1, 0.5, 0.5], BOUNDS)).toBeCloseTo(ratio, 10)
    expect(s1).toBeCloseTo(0.64006, 5)
  })

  it('is 0 before the first pair, and halfway between the hypotheses', () => {
    expect(logLikelihoodRatio([], BOUNDS)).toBe(0)
    expect(logLikelihoodRatio([1, 0, 0.5], { elo0: -50, elo1: 50 })).toBeCloseTo(0, 10)
  })

  it('grows faster if pairs scatter less', () => {
    const alike = logLikelihoodRatio(Array(20).fill(0.75), BOUNDS)
    const scattered = logLikelihoodRatio([...Array(15).fill(1), ...Array(5).fill(0)], BOUNDS)
    expect(alike).toBeGreaterThan(2 * scattered)
  })

  it('needs more than a few won pairs to be sure', () => {
    const sure = (pairs: number) => verdictOf(logLikelihoodRatio(Array(pairs).fill(1), BOUNDS))
    expect([1, 2, 3, 4, 5].map(sure)).toEqual([null, null, null, null, null])
    expect(sure(6)).toBe('h1')
  })
})

describe('the sequential test', () => {
  it('accepts at the limits of Wald', () => {
    expect(LIMIT).toBeCloseTo(Math.log(0.95 / 0.05), 10)
    expect([LIMIT, LIMIT - 0.001, 0.001 - LIMIT, -LIMIT].map(verdictOf)).toEqual(['h1', null, null, 'h0'])
  })

  /** Returns how often each verdict is found if the first player is stronger by the given Elo. */
  function verdicts(elo: number, seed: number): Readonly<Record<string, number>> {
    const rng = openStream(seed, 'matches')
    const score = expectedScore(elo)
    const counts: Record<string, number> = {}
    for (let test = 0; test < 400; test++) {
      const pairs: number[] = []
      let verdict: Verdict = null
      while (verdict === null) {
        pairs.push(((rng.unit() < score ? 1 : 0) + (rng.unit() < score ? 1 : 0)) / 2)
        verdict = verdictOf(logLikelihoodRatio(pairs, BOUNDS))
      }
      counts[verdict] = (counts[verdict] ?? 0) + 1
    }
    return counts
  }

  // 5 % of 400 are 20; a fair test gives more than 32 once in four hundred times.
  it('is rarely wrong, whichever hypothesis holds', () => {
    expect(verdicts(0, 1).h1 ?? 0).toBeLessThanOrEqual(32)
    expect(verdicts(100, 2).h0 ?? 0).toBeLessThanOrEqual(32)
  })
})
