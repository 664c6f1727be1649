import { describe, expect, it } from 'vitest'
import { Budget } from '../../kernel/budget.ts'
import { openStream } from '../../kernel/rng.ts'
import type { JackalMove } from '../types.ts'
import { best, type Candidate, candidateOf, meanOf, overrated, rankByOnePly, weighed } from './candidates.ts'
import type { Sandbox, Sandboxes } from './sandbox.ts'

const move = (team: 'white' | 'red'): JackalMove => ({ kind: 'sail', team, to: 1 })

it('what was found so far counts as so many trials, however many more there were', () => {
  expect(weighed({ move: move('white'), sum: 30, trials: 6 }, 4)).toEqual({ move: move('white'), sum: 20, trials: 4 })
  expect(weighed({ move: move('white'), sum: 5, trials: 1 }, 4)).toEqual({ move: move('white'), sum: 5, trials: 1 })
  expect(weighed(candidateOf(move('white')), 4)).toEqual(candidateOf(move('white')))
})

it('one unlucky trial does not turn over what many looks have found, many trials do', () => {
  const [good, bad]: readonly Candidate[] = [
    weighed({ move: move('white'), sum: 60, trials: 6 }, 4),
    weighed({ move: move('red'), sum: 30, trials: 6 }, 4),
  ]
  if (!good || !bad) throw new Error('two candidates')
  const afterTrials = (count: number) =>
    best(
      [
        { ...good, sum: good.sum + 5 * count, trials: good.trials + count },
        { ...bad, sum: bad.sum + 8 * count, trials: bad.trials + count },
      ],
      1,
    )[0]?.move
  expect([afterTrials(1), afterTrials(20)]).toEqual([move('white'), move('red')])
})

describe('a move that is overrated', () => {
  const isWhite = (one: JackalMove) => one.kind === 'sail' && one.team === 'white'
  const world: Sandbox = { after: (one) => (isWhite(one) ? 12 : 10), later: () => 0, onward: () => 0 }
  const sandboxes: Sandboxes = { deal: () => world, score: (one) => (isWhite(one) ? 12 : 10) }
  /** White's move stands better by 2, and red's is overrated by so much; time runs out after so many trials. */
  const ranked = (error: number, trials: number) => {
    let asked = 0
    const candidates = [candidateOf(move('white')), { ...candidateOf(move('red')), error }]
    return rankByOnePly(candidates, sandboxes, [world, world, world], new Budget(9, () => ++asked > trials))
  }
  const first = (error: number, trials: number) => ranked(error, trials)[0]?.move

  it('seems better by as much however few of its trials count', () => {
    for (const trials of [6, 5, 2])
      expect([first(1.5, trials), first(2.5, trials)]).toEqual([move('white'), move('red')])
  })

  it('is not worth more for that', () => {
    expect(ranked(2.5, 6).map(meanOf)).toEqual([10, 12])
  })

  it('is what the policy says where there was no time to look at it', () => {
    expect(first(2.5, 1)).toEqual(move('white'))
  })

  it('is so by chance, and by no more than it may be', () => {
    const candidates = Array.from({ length: 50 }, () => candidateOf(move('white')))
    const errors = overrated(candidates, 2, openStream(1, 'bot')).map(({ error }) => error ?? 0)
    expect(Math.min(...errors)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...errors)).toBeLessThanOrEqual(2)
    expect(new Set(errors).size).toBe(50)
  })
})
