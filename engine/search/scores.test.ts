import { describe, expect, it } from 'vitest'
import { isClear, leadOf, meanOf, Scores, total, weighed } from './scores.ts'

/** Scores after trials of a move and its par in the same worlds. */
function noted(...pairs: readonly (readonly [par: number, value: number])[]) {
  const scores = new Scores<string>()
  for (const pair of pairs) scores.note(['stay', 'sail'], pair)
  return scores
}

describe('scores', () => {
  it('give the mean of each move, and its lead over the first in the same worlds', () => {
    const scores = noted([10, 12], [2, 6])
    expect(['stay', 'sail'].map((move) => meanOf(scores.of(move)))).toEqual([6, 9])
    expect(['stay', 'sail'].map((move) => leadOf(scores.of(move)))).toEqual([0, 3])
  })

  it('are zero for an untried move', () => {
    const untried = noted().of('sail')
    expect([untried.trials, meanOf(untried), leadOf(untried)]).toEqual([0, 0, 0])
  })

  it('are scaled to fewer trials with the same mean, and never to more', () => {
    const looks = noted([0, 10], [0, 20], [0, 30]).of('sail')
    expect([weighed(looks, 2).trials, meanOf(weighed(looks, 2))]).toEqual([2, 20])
    expect(weighed(looks, 9)).toEqual(looks)
    expect(weighed(looks, 0).trials).toBe(0)
  })

  it('are overturned by many trials against looks, but not by one', () => {
    const [good, bad] = [noted([0, 10]).of('sail'), noted([0, 5]).of('sail')].map((one) => ({
      ...one,
      sum: 4 * one.sum,
      trials: 4,
    }))
    const afterTrials = (count: number) =>
      [good, bad].map((looks, i) => {
        const trial = noted([0, i === 0 ? 5 : 8]).of('sail')
        return meanOf(total([...(looks ? [looks] : []), ...Array.from({ length: count }, () => trial)]))
      })
    const [better = 0, worse = 0] = afterTrials(1)
    expect(better).toBeGreaterThan(worse)
    const [once = 0, later = 0] = afterTrials(20)
    expect(once).toBeLessThan(later)
  })
})

describe('a lead', () => {
  const settings = { caution: 2, doubt: 16 }

  it('is clear only once luck is unlikely to explain it', () => {
    expect(isClear(noted().of('sail'), 0, settings)).toBe(false)
    const few = [3, 1, 2].map((lead) => [5, 5 + lead] as const)
    expect(isClear(noted(...few).of('sail'), 0, settings)).toBe(false)
    const many = Array.from({ length: 60 }, () => [5, 7] as const)
    expect(isClear(noted(...few, ...many).of('sail'), 0, settings)).toBe(true)
  })

  it('is clear sooner for a liked move, and later for a disliked one', () => {
    const some = noted(...Array.from({ length: 20 }, () => [5, 7] as const)).of('sail')
    expect([0, 1, -1].map((liking) => isClear(some, liking, { caution: 2, doubt: 19 }))).toEqual([true, true, false])
  })
})
