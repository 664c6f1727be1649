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

it('tells apart by the game’s own measure what hardly changes the result', () => {
  const advice = [
    { move: 1, value: 0.03, worth: -34 },
    { move: 2, value: 0.0298, worth: -34.4 },
    { move: 3, value: 0.027, worth: -36 },
  ]
  expect(advice.map((_, place) => verdictOf(advice, place, 1 / 6))).toEqual([
    'lead.some',
    'behind.some',
    'behind.clear',
  ])
})

it('takes nothing for a choice that excludes nothing', () => {
  const advice = [
    { move: 1, value: 0.6 },
    { move: 2, value: 0.5 },
    { move: 3, value: 0.6, beside: 'order' },
    { move: 4, value: 0.6, beside: 'later' },
  ] as const
  expect(advice.map((_, place) => verdictOf(advice, place, EVEN))).toEqual([
    'lead.clear',
    'behind.clear',
    'beside.order',
    'beside.later',
  ])
  expect(verdictOf([advice[0], advice[2]], 0, EVEN)).toBeNull()
})
