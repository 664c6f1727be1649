import { expect, it } from 'vitest'
import { percentsOf } from './percents.ts'

it('add up to 100 where separate rounding gives 99 or 101', () => {
  expect(percentsOf([1, 1, 1])).toEqual([34, 33, 33])
  expect(percentsOf([13, 13, 74])).toEqual([13, 13, 74])
  expect(percentsOf([3, 3, 2])).toEqual([38, 37, 25])
})

it('give a rare value 1 %, at the cost of the commonest', () => {
  expect(percentsOf([1, 1, 0, 998])).toEqual([1, 1, 0, 98])
})

it('are empty for no values', () => {
  expect(percentsOf([0, 0])).toEqual([0, 0])
})
