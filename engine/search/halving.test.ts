import { expect, it } from 'vitest'
import { Budget } from '../kernel/budget.ts'
import { halve, halvings } from './halving.ts'

/** Candidates are numbers, the larger the better; each trial of one costs a position. */
function halved(numbers: readonly number[], budget: Budget, stages = halvings(numbers.length)) {
  const rounds: (readonly number[])[] = []
  const tryEach = (left: readonly number[]) => {
    rounds.push(left)
    budget.left -= left.length
  }
  const rank = (left: readonly number[]) => left.toSorted((a, b) => b - a)
  return { ranked: halve(numbers, { budget, stages, tryEach, rank }), rounds }
}

it('takes as many halvings as leave one', () => {
  expect([0, 1, 2, 3, 4, 5, 8, 9].map(halvings)).toEqual([0, 0, 1, 2, 2, 3, 3, 4])
})

it('puts who stayed longer before who dropped out', () => {
  expect(halved([3, 1, 4, 2], new Budget(0)).ranked).toEqual([4, 3, 2, 1])
})

it('spends a budget in equal parts, on fewer candidates each time', () => {
  const { rounds } = halved([3, 1, 4, 2], new Budget(16))
  expect(rounds.map(({ length }) => length)).toEqual([4, 4, 2, 2, 2, 2])
})

it('tries everybody once where there is nothing to spend, and no more once it is overdue', () => {
  expect(halved([3, 1, 4, 2], new Budget(0)).rounds).toHaveLength(2)
  expect(halved([3, 1, 4, 2], new Budget(1000, () => true)).rounds).toHaveLength(2)
})

it('leaves candidates as they are without a stage', () => {
  expect(halved([3], new Budget(9))).toEqual({ ranked: [3], rounds: [] })
})
