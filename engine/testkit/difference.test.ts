import { expect, it } from 'vitest'
import { difference } from './difference.ts'

it.each([
  [1, 1],
  [null, null],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
])('finds none between %j and %j', (a, b) => {
  expect(difference(a, b)).toBeNull()
})

it.each([
  [1, 2, ': 1 ≠ 2'],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a.1.b: 2 ≠ 3'],
  [[1], [1, 2], '1: undefined ≠ 2'],
  [[], {}, ': [] ≠ {}'],
  [{}, null, ': {} ≠ null'],
  [{ a: undefined }, {}, 'a: undefined ≠ undefined'],
  [{}, { a: undefined }, 'a: undefined ≠ undefined'],
  [{ a: undefined }, { b: undefined }, 'a: undefined ≠ undefined'],
])('finds the first between %j and %j', (a, b, where) => {
  expect(difference(a, b)).toBe(where)
})
