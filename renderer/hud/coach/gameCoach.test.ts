import { expect, it } from 'vitest'
import { isWorse, reasonOf } from './gameCoach.ts'

const EVEN = 0.004

const worse = (...values: readonly number[]): readonly boolean[] => {
  const advice = values.map((value, number) => ({ move: { number }, value }))
  return advice.map((_, place) => isWorse(advice, place, EVEN))
}

it('shows which moves are worse than the first', () => {
  expect(worse(0.6)).toEqual([false])
  expect(worse(0.6, 0.598, 0.5)).toEqual([false, false, true])
})

it('calls no move worse that rates better than the first, which comes first so that players do not go round in circles', () => {
  expect(worse(0.59, 0.6, 0.58)).toEqual([false, false, true])
})

it('distinguishes moves by the game’s own measure if the result hardly changes', () => {
  const advice = [
    { move: 1, value: 0.03, worth: -34 },
    { move: 2, value: 0.0298, worth: -34.1 },
    { move: 3, value: 0.027, worth: -36 },
  ]
  expect(advice.map((_, place) => isWorse(advice, place, 1 / 6))).toEqual([false, false, true])
})

it('calls no move worse that is still possible after the first', () => {
  const advice = [
    { move: 1, value: 0.6 },
    { move: 2, value: 0.5 },
    { move: 3, value: 0.5, beside: 'order' },
    { move: 4, value: 0.5, beside: 'later' },
  ] as const
  expect(advice.map((_, place) => isWorse(advice, place, EVEN))).toEqual([false, true, false, false])
})

it('gives one reason: against a worse move, for any other, and none if nothing speaks for it', () => {
  const told = { title: 'Go', plain: ['plain'], gains: ['gain'], risks: ['risk'] }
  const nothing = { ...told, plain: [], gains: [], risks: [] }
  expect(reasonOf(told, null)).toBe('gain')
  expect(reasonOf(told, ['given up'])).toBe('risk')
  expect(reasonOf(nothing, ['given up'])).toBe('given up')
  expect(reasonOf(nothing, null)).toBeNull()
  expect(reasonOf({ ...nothing, risks: ['risk'] }, null)).toBeNull()
})
