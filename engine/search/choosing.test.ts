import { describe, expect, it } from 'vitest'
import { choose, log2 } from './choosing.ts'
import { InformationSet, type Tally } from './tree.ts'

const TASTE = { exploration: 0, width: { first: 9, growth: 0 } }

function noted(tally: Tally, ...values: readonly number[]): void {
  for (const value of values) {
    tally.offered++
    tally.add(value)
  }
}

/** Returns a decision with the given results of each trial of each move. */
function decision(known: Readonly<Record<string, readonly number[]>>) {
  const set = new InformationSet()
  for (const [move, values] of Object.entries(known)) noted(set.of(move), ...values)
  return (taste: Partial<typeof TASTE> = {}, moves = Object.keys(known)) =>
    choose(set, 'left', moves, (move) => move, { ...TASTE, ...taste })?.move
}

describe('a choice in the tree', () => {
  it('picks the move with the best results', () => {
    expect(decision({ stay: [0.2, 0.4], sail: [0.5] })()).toBe('sail')
  })

  it('tries untried moves first, in order of promise', () => {
    expect(decision({ stay: [1], sail: [], fire: [] })()).toBe('sail')
  })

  it('explores rarely tried moves', () => {
    const between = decision({ stay: [0.6, 0.6, 0.6, 0.6, 0.6, 0.6], sail: [0.4, 0.4] })
    expect([between({ exploration: 0.1 }), between({ exploration: 1 })]).toEqual(['stay', 'sail'])
  })

  it('adds no exploration bonus for rarely offered moves', () => {
    const between = decision({ stay: [0.5, 0.5, 0.5, 0.5], sail: [0.4, 0.4] })
    expect(between({ exploration: 0.1 })).toBe('stay')
  })

  it('considers only the candidates its width allows, and more with every visit', () => {
    const wide = decision({ stay: [0.1], sail: [0.2], fire: [0.9] })
    const width = { first: 1, growth: 1 }
    expect([1, 2, 3, 4, 5].map(() => wide({ width }))).toEqual(['stay', 'sail', 'sail', 'sail', 'fire'])
  })

  it('returns nothing when there are no candidates', () => {
    expect(decision({ stay: [1] })({}, [])).toBeUndefined()
  })
})

it('computes an exact binary logarithm for powers of two that rises between them', () => {
  expect([1, 2, 3, 4, 1024].map(log2)).toEqual([0, 1, 1.5, 2, 10])
})
