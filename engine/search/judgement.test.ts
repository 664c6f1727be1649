import { expect, it } from 'vitest'
import { comparedTwice, judged } from './judgement.ts'

/** Orders are lists of moves as text; the worth of an order is its result. */
const judge = (ranked: readonly (readonly [order: string, mean: number])[], played = 'stay') =>
  judged(
    ranked.map(([move, mean]) => ({ move, mean, trials: 1 })),
    played,
    (worth) => worth,
    (order) => [order.slice(0, 4), ...order.slice(4).split(' ').slice(1)],
  )

it('rates the played move as best if there was no alternative', () => {
  expect(judge([['stay', 0.4]])).toEqual({ best: 0.4, played: 0.4, other: null })
})

it('rates the played move as best if no other is clearly better', () => {
  expect(
    judge([
      ['stay', 0.4],
      ['sail', 0.3],
    ]),
  ).toEqual({ best: 0.4, played: 0.4, other: 0.3 })
  expect(
    judge([
      ['stay', 0.4],
      ['sail', 0.5],
    ]),
  ).toEqual({ best: 0.4, played: 0.4, other: 0.4 })
})

it('reports a clearly better order with all its moves', () => {
  const better = { move: 'sail', sequel: ['port', 'fire'], value: 0.6 }
  expect(
    judge([
      ['sail port fire', 0.6],
      ['stay', 0.4],
      ['fire', 0.5],
    ]),
  ).toEqual({ best: 0.6, played: 0.4, other: 0.6, better })
})

it('compares a better-looking order again, alone, and reports the second comparison', () => {
  const alone = (rival: string | null) =>
    rival === null ? ['sail', 'stay', 'fire'] : rival === 'sail' ? ['stay', 'sail'] : ['stay']
  const ranked = comparedTwice('stay', (rival) => alone(rival).map((move) => ({ move, mean: 0.5, trials: 1 })))
  expect(ranked.map(({ move }) => move)).toEqual(['stay', 'sail'])
})

it('compares only once when no other order looks better', () => {
  const asked: (string | null)[] = []
  comparedTwice('stay', (rival) => {
    asked.push(rival)
    return ['stay', 'sail'].map((move) => ({ move, mean: 0.5, trials: 1 }))
  })
  expect(asked).toEqual([null])
})
