import { expect, it } from 'vitest'
import { type Verdict, verdictOf } from './gameCoach.ts'

const EVEN = 0.004

const told = (...values: readonly number[]): readonly (Verdict | null)[] => {
  const advice = values.map((value, number) => ({ move: { number }, value }))
  return advice.map((_, place) => verdictOf(advice, place, EVEN))
}

it('tells how far the best move is ahead, and the others are behind', () => {
  expect(told(0.6)).toEqual([null])
  expect(told(0.6, 0.59)).toEqual(['lead.some', 'behind.some'])
  expect(told(0.6, 0.598, 0.5)).toEqual(['lead.even', 'behind.even', 'behind.clear'])
  expect(told(0.6, 0.5)).toEqual(['lead.clear', 'behind.clear'])
})

it('calls nothing as good that is better than the first, which is told so that nobody goes round in circles', () => {
  expect(told(0.59, 0.6, 0.58)).toEqual(['lead.onward', 'behind.round', 'behind.some'])
  expect(told(0.598, 0.6)).toEqual(['lead.even', 'behind.even'])
})
