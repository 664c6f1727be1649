import { expect, it } from 'vitest'
import { Presses } from './presses.ts'

it('counts presses that follow each other closely as one, over any length of time', () => {
  const presses = new Presses(500)
  expect([0, 120, 600, 1000].map((at) => presses.isNew(at))).toEqual([true, false, false, false])
  expect(presses.isNew(1500)).toBe(true)
})
