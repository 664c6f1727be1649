import { describe, expect, it } from 'vitest'
import { cups } from '../../testkit/cups.ts'
import { endGivenUp, endOnTime, endWithout } from './loss.ts'

/** Returns an end by the rules: 'red 5, blue 9' with its winners. */
const end = (scores: Readonly<Record<string, number>>, ...winners: readonly string[]) => ({
  winners,
  scores,
  reason: 'round-limit',
})

describe('the end by the rules, after losses on time', () => {
  it('withdraws the win of a seat that lost on time', () => {
    expect(endWithout(['red'], end({ red: 5, blue: 5 }, 'red', 'blue'))?.winners).toEqual(['blue'])
  })

  it('gives the win to the best of the others, never to a seat that lost on time', () => {
    const outcome = endWithout(['red', 'gold'], end({ red: 9, gold: 7, blue: 3, green: 3 }, 'red'))
    expect(outcome).toEqual(end({ red: 9, gold: 7, blue: 3, green: 3 }, 'blue', 'green'))
  })

  it('leaves the win to the winners that had time', () => {
    expect(endWithout(['blue'], end({ red: 5, blue: 5, gold: 9 }, 'red', 'blue'))?.winners).toEqual(['red'])
  })

  it('does not change if all had time', () => {
    const outcome = end({ red: 9, blue: 3 }, 'red')
    expect(endWithout([], outcome)).toBe(outcome)
  })
})

/** Returns a game of alliances: the north plays alone against two seats of the south. */
const allied = (scores?: Readonly<Record<string, number>>) => ({
  ...cups,
  sides: () => [['north'], ['south', 'southeast'], ['west']],
  ...(scores && { scores: () => scores }),
})
const STATE = { turnsLeft: 1 }

describe('a match that a seat gives up', () => {
  it('goes to the best other side, which is as good as the best of its seats', () => {
    const scores = { north: 9, south: 1, southeast: 5, west: 4 }
    expect(endGivenUp(allied(scores), STATE, 'north')).toEqual({
      winners: ['south', 'southeast'],
      scores,
      reason: 'gave-up',
    })
  })

  it('is shared by sides that are equal, and by all if the game has no scores', () => {
    expect(endGivenUp(allied({ north: 3, south: 9, west: 3 }), STATE, 'southeast').winners).toEqual(['north', 'west'])
    expect(endGivenUp(allied(), STATE, 'west')).toMatchObject({ winners: ['north', 'south', 'southeast'], scores: {} })
  })
})

describe('losses on time', () => {
  it('end the match once only one side is left, whose remaining seats win', () => {
    expect(endOnTime(allied({ west: 2 }), STATE, ['north', 'south'])).toBeNull()
    expect(endOnTime(allied({ west: 2 }), STATE, ['north', 'west', 'south'])).toEqual({
      winners: ['southeast'],
      scores: { west: 2 },
      reason: 'time',
    })
  })

  it('leave no winner when the last side has none', () => {
    expect(endOnTime(allied(), STATE, ['north', 'west', 'south', 'southeast'])?.winners).toEqual([])
  })
})
