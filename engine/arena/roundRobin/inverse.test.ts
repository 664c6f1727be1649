import { expect, it } from 'vitest'
import { inverse } from './inverse.ts'

it('times its matrix is the identity, also if a pivot is 0', () => {
  const matrix = [
    [0, 2, 1],
    [1, 0, 3],
    [2, 1, 1],
  ]
  const inverted = inverse(matrix) ?? []
  const product = matrix.map((row) =>
    [0, 1, 2].map((j) => row.reduce((sum, value, k) => sum + value * (inverted[k]?.[j] ?? 0), 0)),
  )
  product.flat().forEach((value, i) => {
    expect(value).toBeCloseTo(i % 4 === 0 ? 1 : 0, 10)
  })
})

it('does not exist if rows depend on each other', () => {
  expect(
    inverse([
      [1, 2],
      [2, 4],
    ]),
  ).toBeNull()
})
