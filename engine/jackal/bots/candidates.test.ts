import { expect, it } from 'vitest'
import type { JackalMove } from '../types.ts'
import { best, type Candidate, candidateOf, weighed } from './candidates.ts'

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
