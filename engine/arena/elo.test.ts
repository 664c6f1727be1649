import { describe, expect, it } from 'vitest'
import { eloDifference, eloOf, meanScore } from './elo.ts'

describe('the Elo difference', () => {
  it.each([
    [0.5, 0],
    [0.75, 190.85],
    [10 / 11, 400],
    [0.25, -190.85],
  ])('of a score of %d is %d', (score, elo) => {
    expect(eloOf(score)).toBeCloseTo(elo, 1)
  })

  it('is infinite if all or no matches were won', () => {
    expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY)
    expect(eloOf(0)).toBe(Number.NEGATIVE_INFINITY)
  })
})

describe('the mean score', () => {
  // 100 pairs as scattered as single matches can be: Wilson's interval for 60 of 100.
  it('has the known interval when each pair is won or lost as a whole', () => {
    const { value, low, high } = meanScore([...Array(60).fill(1), ...Array(40).fill(0)])
    expect(value).toBeCloseTo(0.6, 10)
    expect(low).toBeCloseTo(0.502, 2)
    expect(high).toBeCloseTo(0.691, 2)
  })

  it('has a smaller interval if the pairs scatter less', () => {
    const scattered = meanScore([1, 0, 1, 0, 1, 1])
    const even = meanScore([0.5, 0.75, 0.75, 0.5, 0.75, 0.75])
    expect(even.value).toBeCloseTo(scattered.value, 10)
    expect(even.high - even.low).toBeLessThan(scattered.high - scattered.low)
  })

  it('stays uncertain after a clean sweep of a few pairs', () => {
    const { value, low, high } = meanScore([1, 1, 1, 1, 1])
    expect(value).toBe(1)
    expect(high).toBe(1)
    expect(low).toBeCloseTo(0.566, 2)
    expect(eloDifference([1, 1, 1, 1, 1]).low).toBeCloseTo(46, 0)
  })
})
