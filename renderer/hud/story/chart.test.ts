import { describe, expect, it } from 'vitest'
import { labelPlaces, measure, roundRows, roundTicks, stepPath } from './chart.ts'

describe('the chart of a match', () => {
  it('draws a side’s score as steps, from zero to the highest score of all', () => {
    const curve = { standings: [[0], [0], [2], [4], [4]] }
    expect(stepPath(curve, 0, measure(curve))).toBe('M0 100H50V50H75V0H100')
  })

  it('has as a table the start and the end of each round with a change', () => {
    const standings = [[0], [1], [2], [2], [2], [3]]
    expect(roundRows({ standings, rounds: [1, 1, 1, 2, 3, 3] })).toEqual([
      { round: 0, standings: [0] },
      { round: 1, standings: [2] },
      { round: 3, standings: [3] },
    ])
  })

  it('names five rounds at most', () => {
    const rounds = Array.from({ length: 24 }, (_, move) => 1 + Math.floor(move / 2))
    expect(roundTicks({ rounds }).map(({ round, at }) => `${round} at ${at}`)).toEqual([
      '1 at 0',
      '4 at 6',
      '7 at 12',
      '10 at 18',
    ])
  })

  it('keeps the names at the ends apart and inside', () => {
    expect(labelPlaces([50, 52, 0], 10)).toEqual([50, 60, 0])
    expect(labelPlaces([100, 99], 12)).toEqual([100, 88])
  })
})
