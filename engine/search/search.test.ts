import { describe, expect, it } from 'vitest'
import { Budget } from '../kernel/budget.ts'
import { openStream } from '../kernel/rng.ts'
import { bestFor, type HideoutMove, type HideoutRules, hideout, hiding, outside } from '../testkit/hideout.ts'
import { search } from './search.ts'
import type { Question } from './searchable.ts'
import { FLAT, type SearchSettings } from './settings.ts'
import { Trials } from './trials.ts'

const RULES: HideoutRules = { caves: 2, yields: 0.7, leaves: 0.6 }

interface Asked {
  readonly rules?: Partial<HideoutRules>
  readonly at?: (rules: HideoutRules) => Question<unknown, HideoutMove>
  readonly settings?: Partial<SearchSettings>
  readonly positions?: number
  readonly seed?: number
  readonly isOverdue?: () => boolean
}

function ranking({ rules, settings, positions = 4000, seed = 1, isOverdue, ...asked }: Asked) {
  const all = { ...RULES, ...rules }
  const at = (asked.at ?? outside)(all) as ReturnType<typeof outside> // the games of both types have a hideout
  const budget = new Budget(positions, isOverdue)
  return search(hideout(all), at, openStream(seed, 'luck'), budget, { ...FLAT, ...settings })
}

const best = (asked: Asked) => ranking(asked)[0]?.move
const SEEDS = Array.from({ length: 5 }, (_, seed) => seed)
const always = (asked: Asked) => [...new Set(SEEDS.map((seed) => JSON.stringify(best({ ...asked, seed }))))]

describe('a search', () => {
  it('does not assume that it will know where the prize is: it leaves', () => {
    expect(always({})).toEqual(['"leave"'])
  })

  it('enters where one look of two is worth more than leaving', () => {
    expect(always({ rules: { leaves: 0.4 } })).toEqual(['"enter"'])
  })

  it('leaves four caves: looking at random finds one prize of four', () => {
    expect(always({ rules: { caves: 4, leaves: 0.38 } })).toEqual(['"leave"'])
  })

  it('comes near to the worth of the best play', () => {
    for (const rules of [{ leaves: 0.6 }, { leaves: 0.1 }, { caves: 4, leaves: 0.1 }]) {
      const [first] = ranking({ rules, positions: 20_000 })
      expect(first?.mean).toBeCloseTo(bestFor({ ...RULES, ...rules }), 1)
    }
  })

  it('gives the same ranking for the same question, luck and budget, with or without a time limit', () => {
    const asked = { rules: { caves: 4 }, positions: 900 }
    expect(ranking({ ...asked, isOverdue: () => false })).toEqual(ranking(asked))
    expect(ranking({ ...asked, seed: 2 })).not.toEqual(ranking(asked))
  })

  it('spends its budget with little excess', () => {
    const tried = ranking({ positions: 3000 }).reduce((sum, { trials }) => sum + trials, 0)
    // A trial takes one or two positions.
    expect(tried).toBeGreaterThan(1400)
    expect(tried).toBeLessThan(3010)
  })

  it('plays the most promising move when there is no time, and the best so far when time runs out', () => {
    let asked = 0
    const after = (count: number) => () => ++asked > count
    const rules = { leaves: 0.4 }
    expect(best({ rules, isOverdue: () => true })).toBe('leave')
    expect(best({ rules, positions: 1e9, isOverdue: after(600) })).toBe('enter')
  })
})

it('a trial that not all moves got is ignored', () => {
  let asked = 0
  const trials = new Trials(hideout(RULES), outside(RULES), 1, new Budget(400, () => ++asked > 4))
  trials.spendAlike(['enter', 'leave'], 1)
  expect(outside(RULES).moves.map((move) => trials.scoreOf(move).trials)).toEqual([1, 1])
})

describe('a cautious search', () => {
  const settings = { caution: 3, doubt: 0.1 } as const

  it('plays another move than the most promising only when it is clearly better', () => {
    const rules = { leaves: 0.4 }
    expect(best({ rules, settings, positions: 60 })).toBe('leave')
    expect(best({ rules, settings, positions: 20_000 })).toBe('enter')
  })

  it('ranks every move once', () => {
    const moves = ranking({ rules: { caves: 5 }, at: hiding, settings }).map(({ move }) => JSON.stringify(move))
    expect(moves).toHaveLength(6)
    expect(new Set(moves).size).toBe(6)
  })
})

describe('a search that looks first', () => {
  const looks = { worlds: 3, share: 1, weight: 3 }
  const rules = { leaves: 0.5 }

  it('ranks by the immediate worth of a move where looks decide, and spends no more', () => {
    const [first, second] = ranking({ rules, settings: { looks, shortlist: 0 } })
    expect(first).toEqual({ move: 'leave', mean: 0.5, trials: 3 })
    expect(second).toEqual({ move: 'enter', mean: 0, trials: 3 })
  })

  it('ranks by liking as well, but reports the worth alone', () => {
    const liking = (move: HideoutMove) => (move === 'enter' ? 0.6 : 0)
    const at = (all: HideoutRules) => ({ ...outside(all), liking })
    expect(ranking({ rules, at, settings: { looks, shortlist: 0 } })[0]).toMatchObject({ move: 'enter', mean: 0 })
  })

  it('tries only moves of the shortlist', () => {
    const ranked = ranking({ rules, settings: { looks, shortlist: 1 }, positions: 60 })
    expect(ranked.map(({ move }) => move)).toEqual(['leave'])
  })

  it('counts looks by their weight beside later trials', () => {
    const trialsAt = (weight: number) =>
      ranking({ rules, settings: { looks: { ...looks, weight } }, positions: 60 })[0]?.trials ?? 0
    expect([1, 2, 3, 9].map((weight) => trialsAt(weight) - trialsAt(0))).toEqual([1, 2, 3, 3])
  })

  it('looks into at least one world, and into no more than its share pays for', () => {
    const trialsWith = (share: number) =>
      ranking({ rules, settings: { looks: { ...looks, share }, shortlist: 0 }, positions: 10 })[0]?.trials
    expect([trialsWith(0), trialsWith(0.4), trialsWith(1)]).toEqual([1, 2, 3])
  })

  it('keeps the order of the question when time runs out before every move was looked at', () => {
    let asked = 0
    const ranked = ranking({ rules, settings: { looks, shortlist: 0 }, isOverdue: () => ++asked > 1 })
    expect(ranked.map(({ move, trials }) => [move, trials])).toEqual([
      ['leave', 0],
      ['enter', 0],
    ])
  })
})

it('a search ends where trials cost nothing', () => {
  const over = { ...outside(RULES), deal: () => ({ prize: 0, stage: 'over', won: 1 }) as const }
  const free = (budget: Budget) => ({ ...hideout(RULES)(budget), play: <World>(world: World) => world })
  const ranked = search(free, over, openStream(1, 'luck'), new Budget(1000), FLAT)
  expect(ranked.map(({ trials }) => trials > 0)).toEqual([true, true])
})

it('a search with one move to choose from spends nothing', () => {
  const question = { ...outside(RULES), moves: ['leave'] as const }
  const budget = new Budget(100)
  expect(search(hideout(RULES), question, openStream(1, 'luck'), budget, FLAT)).toEqual([
    { move: 'leave', mean: 0, trials: 0 },
  ])
  expect(budget.left).toBe(100)
})
