import { expect, it } from 'vitest'
import { rangeOf } from './lengths.ts'

it('a range reaches from the shortest to the longest match', () => {
  expect(rangeOf([420, 96, 1000])).toEqual([96, 1000])
  expect(() => rangeOf([])).toThrow(RangeError)
})
