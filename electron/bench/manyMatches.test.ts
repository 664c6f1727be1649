import { expect, it } from 'vitest'
import { growthOf, slopeOf } from './manyMatches.ts'

it('finds no growth in fluctuating memory', () => {
  expect(slopeOf([5, 1, 5, 1, 5])).toBeCloseTo(0)
})

it('finds the growth per match, ignoring the first ones', () => {
  const once = [100, 2000, 4000, 4000]
  const readings = [...once, ...Array.from({ length: 12 }, (_, i) => 5000 + 10 * i)]
  const { heapPerMatch, residentPerMatch } = growthOf(readings.map((heap) => ({ heap, resident: 2 * heap })))
  expect(heapPerMatch).toBeCloseTo(10)
  expect(residentPerMatch).toBeCloseTo(20)
})
