import { describe, expect, it } from 'vitest'
import { endWithout } from './loss.ts'

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

  it('does not change if all had time', () => {
    const outcome = end({ red: 9, blue: 3 }, 'red')
    expect(endWithout([], outcome)).toBe(outcome)
  })
})
