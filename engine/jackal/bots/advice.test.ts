import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { island } from '../../testkit/island.ts'
import { EVEN } from '../data/even.ts'
import type { JackalMove } from '../types.ts'
import { adviceFrom } from './advice.ts'
import { BOTS } from './index.ts'

/** Returns a position in which white stands one step from home with a coin, `gold` coins ahead of red. */
const ahead = (gold: number) =>
  island('empty=1', {
    at: 'g2',
    teams: { white: { gold } },
    pieces: { 'white-1': 'g2', 'white-2': 'd4', 'white-3': 'd5', 'red-1': 'k11' },
  }).state

/** Returns the advice for people. */
const told = (gold: number) =>
  BOTS.master.advise(ahead(gold), 'white', openStream(1, 'bot'), { budget: 1500, forPeople: true })

describe('advice for people', () => {
  it.each([0, 3, 30])('lists no alternative to gold that is brought home, %i coins ahead', (gold) => {
    const [first, ...others] = told(gold)
    expect(first?.move).toMatchObject({ piece: 'white-1', carry: 'coin' })
    expect(others.length).toBeGreaterThan(2)
    for (const { move, worth = 0, beside } of others) {
      const isOther = 'piece' in move && move.piece !== 'white-1'
      if ((first?.worth ?? 0) - worth < EVEN) expect(beside).toBe(isOther ? 'order' : 'later')
      else expect(beside).toBeUndefined()
    }
  })

  it('is worth a coin less for a coin less, even if the result is the same', () => {
    const view = ahead(30)
    const moves: JackalMove[] = [
      { kind: 'go', piece: 'white-2', to: 1 },
      { kind: 'go', piece: 'white-3', to: 1 },
    ]
    const ranked = moves.map((move, place) => ({ move, mean: 300 - 10 * place, trials: 1 }))
    const [first, second] = adviceFrom(ranked, view, 'white', true)
    expect((first?.worth ?? 0) - (second?.worth ?? 0)).toBeCloseTo(1)
    expect((first?.value ?? 0) - (second?.value ?? 0)).toBeLessThan(0.004)
  })

  it('is sorted by worth behind the first entry, and no worth is higher than the first', () => {
    for (const gold of [0, 30]) {
      const worths = told(gold).map(({ worth = Number.NaN }) => worth)
      expect(worths).toEqual(worths.toSorted((a, b) => b - a))
      expect(worths.length).toBeGreaterThan(1)
    }
  })

  it('has worth in coins only for people', () => {
    const advice = BOTS.master.advise(ahead(3), 'white', openStream(1, 'bot'), { budget: 1500 })
    for (const one of advice) expect(one).not.toHaveProperty('worth')
  })
})
