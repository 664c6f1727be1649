import { expect, it } from 'vitest'
import { growthOf, slopeOf } from './manyMatches.ts'

it('finds no growth where the memory goes up and down', () => {
  expect(slopeOf([5, 1, 5, 1, 5])).toBeCloseTo(0)
})

it('finds what each match leaves behind, whatever the first ones needed once', () => {
  const once = [100, 2000, 4000, 4000]
  const readings = [...once, ...Array.from({ length: 12 }, (_, i) => 5000 + 10 * i)]
  const { heapPerMatch, residentPerMatch } = growthOf(readings.map((heap) => ({ heap, resident: 2 * heap })))
  expect(heapPerMatch).toBeCloseTo(10)
  expect(residentPerMatch).toBeCloseTo(20)
})
