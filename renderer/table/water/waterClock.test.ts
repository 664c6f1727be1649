import { expect, it } from 'vitest'
import { waterStep } from './waterClock.ts'

it('the sea of the Low tier never moves', () => {
  expect(waterStep('never', 0.016)).toBe(0)
})

it('the sea moves with the frames that are drawn', () => {
  expect(waterStep('when-drawn', 0.016)).toBe(0.016)
})

it('the sea does not jump after a pause without frames', () => {
  expect(waterStep('when-drawn', 30)).toBeLessThanOrEqual(0.1)
})
