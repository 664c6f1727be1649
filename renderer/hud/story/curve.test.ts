import { describe, expect, it } from 'vitest'
import { curveOf, decidingTurns, type MatchCurve } from './curve.ts'

/** Returns a duel from the scores of both, before the first move and after each: '0:0 1:0 …'. */
function duel(text: string): MatchCurve {
  const standings = text.split(' ').map((pair) => pair.split(':').map(Number))
  return { sides: ['a', 'b'], parties: [[0], [1]], standings, rounds: standings.map((_, move) => move + 1) }
}

describe('the curve', () => {
  it('has the score of each side before the first move and after each, and knows which sides win together', () => {
    const gold = [
      { red: 0, blue: 2 },
      { red: 3, blue: 2 },
    ]
    const curve = curveOf(gold, {
      sides: () => ['red', 'blue'] as const,
      parties: (_, sides) => [sides],
      standing: (view, side) => view[side],
      round: (_, move) => 1 + move,
    })
    expect(curve).toEqual({
      sides: ['red', 'blue'],
      parties: [[0, 1]],
      standings: [
        [0, 2],
        [3, 2],
      ],
      rounds: [1, 2],
    })
  })
})

describe('the turns that decided a match', () => {
  it('are all moves of one seat in a row, from the first that changed anything', () => {
    const turns = decidingTurns(duel('5:5 5:5 5:4 5:3 5:3'), ['a', 'a', 'a', 'b'])
    expect(turns).toEqual([{ by: 'a', from: 1, last: 2, round: 2, swing: 2, turnsLead: true }])
  })

  it('count losses of one side and gains of the other together', () => {
    expect(decidingTurns(duel('5:5 8:2'), ['a'])[0]?.swing).toBe(6)
  })

  it('count a loss of a party that is behind, and of a party that plays alone', () => {
    const three: MatchCurve = {
      sides: ['a', 'b', 'c'],
      parties: [[0], [1], [2]],
      standings: [
        [10, 8, 6],
        [10, 8, 1],
      ],
      rounds: [1, 1],
    }
    expect(decidingTurns(three, ['a']).map(({ swing }) => swing)).toEqual([5])
    const alone: MatchCurve = { sides: ['a'], parties: [[0]], standings: [[5], [3]], rounds: [1, 1] }
    expect(decidingTurns(alone, ['a']).map(({ swing }) => swing)).toEqual([2])
  })

  it('are at least three, and beyond these only those with half of the greatest swing', () => {
    const curve = duel('0:0 10:0 10:1 12:1 12:4 12:9')
    const froms = (movers: string) => decidingTurns(curve, movers.split('')).map(({ from }) => from)
    expect(froms('ababc')).toEqual([0, 3, 4])
  })

  it('leave out a fourth with less than half of the greatest swing, and count one with half', () => {
    const froms = (text: string) => decidingTurns(duel(text), 'abab'.split('')).map(({ from }) => from)
    expect(froms('0:0 10:0 10:6 16:6 16:10')).toEqual([0, 1, 2])
    expect(froms('0:0 10:0 10:6 16:6 16:11')).toEqual([0, 1, 2, 3])
  })

  it('are six at most: among equal ones those that changed the lead, then the last', () => {
    const curve = duel('0:0 1:0 2:0 3:0 4:0 5:0 6:0 7:0 8:0')
    expect(decidingTurns(curve, 'abababab'.split('')).map(({ from }) => from)).toEqual([0, 3, 4, 5, 6, 7])
  })

  it('measure partners together', () => {
    const curve: MatchCurve = {
      sides: ['a', 'b', 'c'],
      parties: [[0, 1], [2]],
      standings: [
        [1, 1, 2],
        [2, 3, 2],
      ],
      rounds: [1, 2],
    }
    expect(decidingTurns(curve, ['a'])).toMatchObject([{ swing: 3, turnsLead: true }])
  })

  it('are none if nothing ever changed', () => {
    expect(decidingTurns(duel('1:1 1:1'), ['a'])).toEqual([])
  })
})
