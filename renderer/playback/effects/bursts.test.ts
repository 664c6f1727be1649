import { expect, it } from 'vitest'
import { testBursts } from '../../testkit/burstLaw.ts'
import { luckOf } from './burst.ts'
import { COMMON_BURSTS } from './bursts.ts'

testBursts(COMMON_BURSTS, { along: 2.5, aside: 3, size: 2.5 })

it('spreads pseudo-random numbers over the whole range', () => {
  const numbers = Array.from({ length: 400 }, (_, i) => luckOf(7, i, 1))
  expect(Math.min(...numbers)).toBeLessThan(0.05)
  expect(Math.max(...numbers)).toBeGreaterThan(0.95)
})
