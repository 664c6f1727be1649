import { expect, it } from 'vitest'
import { memoizePerObject } from './memoizePerObject.ts'

it('computes once for each object, even when the result is null', () => {
  let computed = 0
  const lengthOf = memoizePerObject((way: readonly number[]) => {
    computed++
    return way.length || null
  })
  const way: readonly number[] = [1, 2]
  const empty: readonly number[] = []
  expect([lengthOf(way), lengthOf(way), lengthOf(empty), lengthOf(empty)]).toEqual([2, 2, null, null])
  expect(computed).toBe(2)
  expect(lengthOf([1, 2])).toBe(2)
  expect(computed).toBe(3)
})
