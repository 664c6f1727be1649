import { describe, expect, it } from 'vitest'
import { toyRules } from '../testkit/toy.ts'
import { jackalGame } from './jackal.ts'
import { randomPlayBench } from './randomPlay.ts'

/** Does the work once and calls it a second. */
const once = (work: () => number) => work()

describe('the bench of random play', () => {
  it('counts decisions and matches of Jackal, early and late ones, and views', () => {
    const { rows } = randomPlayBench({ ...jackalGame, matches: 3 })
    const figures = Object.fromEntries(rows(once).map(({ name, value }) => [name, value]))
    expect(figures['random matches']).toBe(3)
    expect(figures['random-play decisions']).toBeGreaterThan(3 * 100)
    expect(figures['decisions early in long matches']).toBeGreaterThanOrEqual(100)
    expect(figures['decisions late in long matches']).toBeGreaterThanOrEqual(100)
    expect(figures['cost of late against early']).toBeGreaterThan(0)
    expect(figures['view and redact, an event and viewer']).toBeLessThan(1000)
  })

  it('works the same for any game', () => {
    const { rows } = randomPlayBench({ title: 'toy', rules: toyRules, options: { cards: 6 }, matches: 5 })
    expect(rows(once).map(({ unit }) => unit)).toEqual(['/s', '/s', '/s', '/s', '×', 'µs'])
  })
})
