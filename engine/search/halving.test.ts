import { expect, it } from 'vitest'
import { halve, halvings } from './halving.ts'

/** Candidates are numbers, the larger the better. */
function halved(numbers: readonly number[], stages = halvings(numbers.length)) {
  const spent: (readonly [count: number, stages: number])[] = []
  const spend = ({ length }: readonly number[], still: number) => spent.push([length, still])
  const rank = (left: readonly number[]) => left.toSorted((a, b) => b - a)
  return { ranked: halve(numbers, { stages, spend, rank }), spent }
}

it('takes as many halvings as leave one', () => {
  expect([0, 1, 2, 3, 4, 5, 8, 9].map(halvings)).toEqual([0, 0, 1, 2, 2, 3, 3, 4])
})

it('puts who stayed longer before who dropped out', () => {
  expect(halved([3, 1, 4, 2]).ranked).toEqual([4, 3, 2, 1])
})

it('spends equal parts on fewer candidates each time', () => {
  expect(halved([3, 1, 4, 2, 5]).spent).toEqual([
    [5, 3],
    [3, 2],
    [2, 1],
  ])
})

it('looks once more at the last one where there is a stage more', () => {
  expect(halved([3, 4], 2).spent).toEqual([
    [2, 2],
    [1, 1],
  ])
})

it('leaves candidates as they are without a stage', () => {
  expect(halved([3])).toEqual({ ranked: [3], spent: [] })
})
