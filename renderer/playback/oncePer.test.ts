import { expect, it } from 'vitest'
import { oncePer } from './oncePer.ts'

it('computes once for each object, even where nothing came of it', () => {
  let computed = 0
  const lengthOf = oncePer((way: readonly number[]) => {
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
