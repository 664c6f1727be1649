import { expect, it } from 'vitest'
import { waterStep } from './waterClock.ts'

it('the sea of the Low tier never moves', () => {
  expect(waterStep('still', 0.016)).toBe(0)
})

it('the sea moves with the frames that are drawn', () => {
  expect(waterStep('in-company', 0.016)).toBe(0.016)
})

it('the sea does not leap after a pause without frames', () => {
  expect(waterStep('in-company', 30)).toBeLessThanOrEqual(0.1)
})
