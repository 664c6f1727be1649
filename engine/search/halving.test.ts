import { expect, it } from 'vitest'
import { halve, halvings } from './halving.ts'

/** Halves a list of numbers; a larger number is better. */
function halved(numbers: readonly number[], stages = halvings(numbers.length)) {
  const spent: (readonly [count: number, stages: number])[] = []
  const spend = ({ length }: readonly number[], still: number) => spent.push([length, still])
  const rank = (left: readonly number[]) => left.toSorted((a, b) => b - a)
  return { ranked: halve(numbers, { stages, spend, rank }), spent }
}

it('halves until one candidate is left', () => {
  expect([0, 1, 2, 3, 4, 5, 8, 9].map(halvings)).toEqual([0, 0, 1, 2, 2, 3, 3, 4])
})

it('ranks candidates that stayed longer before those that dropped out', () => {
  expect(halved([3, 1, 4, 2]).ranked).toEqual([4, 3, 2, 1])
})

it('spends equal parts on fewer candidates each time', () => {
  expect(halved([3, 1, 4, 2, 5]).spent).toEqual([
    [5, 3],
    [3, 2],
    [2, 1],
  ])
})

it('spends an extra stage on the last candidate', () => {
  expect(halved([3, 4], 2).spent).toEqual([
    [2, 2],
    [1, 1],
  ])
})

it('keeps the order of candidates when there are no stages', () => {
  expect(halved([3])).toEqual({ ranked: [3], spent: [] })
})
