import { expect, it } from 'vitest'
import { yardstick } from './yardstick.ts'

it('does its fixed work', () => {
  expect(yardstick()).toBe(1)
})
