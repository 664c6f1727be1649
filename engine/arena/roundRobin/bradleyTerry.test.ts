import { describe, expect, it } from 'vitest'
import { openStream, type Rng } from '../../kernel/rng.ts'
import type { PairScores } from '../arena.ts'
import { eloOf } from '../elo.ts'
import { type Meeting, ratingsOf } from './bradleyTerry.ts'
import { expectedScore } from './sprt.ts'

const pairs = (...scores: PairScores[]): readonly PairScores[] => scores
const times = (count: number, pair: PairScores): readonly PairScores[] => Array(count).fill(pair)
const meeting = (a: number, b: number, played: readonly PairScores[]): Meeting => ({ a, b, pairs: played })

describe('ratings', () => {
  it('of two are the Elo of their score, the anchor at 0', () => {
    const played = [...times(15, [1, 1]), ...times(5, [0, 0])]
    const [first, second] = ratingsOf(2, [meeting(0, 1, played)], 1)
    expect(first?.value).toBeCloseTo(eloOf(0.75), 6)
    expect(second).toEqual({ value: 0, low: 0, high: 0 })
    const [, upper] = ratingsOf(2, [meeting(0, 1, played)], 0)
    expect(upper?.value).toBeCloseTo(-eloOf(0.75), 6)
  })

  it('of three whose scores fit together are exactly the true ones', () => {
    // Strengths 4 : 2 : 1, so that the scores are 2/3, 4/5 and 2/3 of 30 matches each.
    const fair = (wins: number) => [...times(wins / 2, [1, 1]), ...times((30 - wins) / 2, [0, 0])]
    const all = [meeting(1, 0, fair(20)), meeting(2, 0, fair(24)), meeting(2, 1, fair(20))]
    const values = ratingsOf(3, all, 0).map(({ value }) => value)
    expect(values[1]).toBeCloseTo(400 * Math.log10(2), 6)
    expect(values[2]).toBeCloseTo(400 * Math.log10(4), 6)
  })

  it('use results against a third player', () => {
    const all = [meeting(1, 0, times(20, [1, 0.5])), meeting(2, 1, times(20, [1, 0.5]))]
    expect(ratingsOf(3, all, 0)[2]?.value).toBeCloseTo(2 * eloOf(0.75), 6)
  })

  it('become more certain with more pairs', () => {
    const width = (count: number) => {
      const [one] = ratingsOf(2, [meeting(0, 1, [...times(count, [1, 1]), ...times(count, [1, 0])])], 1)
      return (one?.high ?? 0) - (one?.low ?? 0)
    }
    expect(width(5) / width(80)).toBeGreaterThan(3)
    expect(width(5) / width(80)).toBeLessThan(5)
  })

  it('are uncertain after a single shared pair', () => {
    const [one] = ratingsOf(2, [meeting(0, 1, pairs([1, 0]))], 1)
    expect(one?.value).toBeCloseTo(0, 6)
    expect(one?.high).toBeGreaterThan(300)
  })
})

describe('a player that won all matches', () => {
  it('has an interval that is open on that side only', () => {
    const [first] = ratingsOf(2, [meeting(0, 1, times(20, [1, 1]))], 1)
    expect(first?.high).toBe(Number.POSITIVE_INFINITY)
    expect(first?.low).toBeGreaterThan(100)
    const [, second] = ratingsOf(2, [meeting(0, 1, times(20, [1, 1]))], 0)
    expect(second?.low).toBe(Number.NEGATIVE_INFINITY)
    expect(second?.high).toBeLessThan(-100)
  })

  it('does not change the others', () => {
    const mixed = times(20, [1, 0.5])
    const swept = times(20, [1, 1])
    const [easy, medium, random] = ratingsOf(3, [meeting(1, 0, mixed), meeting(0, 2, swept), meeting(1, 2, swept)], 0)
    expect(easy?.value).toBe(0)
    expect(Math.abs((medium?.value ?? 0) - eloOf(0.75))).toBeLessThan(8)
    expect(Number.isFinite(medium?.high)).toBe(true)
    expect(random?.low).toBe(Number.NEGATIVE_INFINITY)
  })

  it('has a closed interval if it scored against a third player', () => {
    const all = [meeting(2, 0, times(9, [1, 1])), meeting(2, 1, times(9, [1, 0])), meeting(1, 0, times(9, [1, 0]))]
    expect(ratingsOf(3, all, 0).every(({ low, high }) => Number.isFinite(low) && Number.isFinite(high))).toBe(true)
  })

  it('a player without opponents has no known rating', () => {
    const [, , third] = ratingsOf(3, [meeting(0, 1, times(5, [1, 0]))], 0)
    expect(third).toMatchObject({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
  })
})

describe('the intervals', () => {
  /** Plays a pair whose matches share a deal: half of the deals favour one seat so that it wins with either player. */
  function play(rng: Rng, elo: number): PairScores {
    if (rng.unit() < 0.5) return [1, 0]
    const won = (): number => (rng.unit() < expectedScore(2 * elo) ? 1 : 0)
    return [won(), won()]
  }

  it('hold the true difference in about 95 of 100 tournaments', () => {
    const rng = openStream(7, 'tournaments')
    let held = 0
    for (let tournament = 0; tournament < 200; tournament++) {
      const played = (elo: number) => Array.from({ length: 40 }, () => play(rng, elo))
      const all = [meeting(1, 0, played(60)), meeting(2, 1, played(60)), meeting(2, 0, played(120))]
      const [, one] = ratingsOf(3, all, 0)
      // Half of the score is fixed, so that Elo in the table is that of the mean score.
      const truth = eloOf(0.25 + expectedScore(120) / 2)
      if (one && one.low < truth && truth < one.high) held++
    }
    expect(held).toBeGreaterThanOrEqual(184)
    expect(held).toBeLessThan(200)
  })
})
