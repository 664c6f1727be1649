import { expect, it } from 'vitest'
import { meanOf } from './mean.ts'

it('has no interval for equal numbers', () => {
  expect(meanOf([7, 7, 7])).toEqual({ value: 7, margin: 0 })
})

it('has a smaller interval with more numbers', () => {
  const few = meanOf([0, 10])
  const many = meanOf(Array.from({ length: 200 }, (_, i) => (i % 2) * 10))
  expect([few.value, many.value]).toEqual([5, 5])
  expect(few.margin).toBeCloseTo(9.8, 1)
  expect(many.margin).toBeCloseTo(0.69, 1)
})
