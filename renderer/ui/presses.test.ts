import { expect, it } from 'vitest'
import { Presses } from './presses.ts'

it('takes presses that follow each other closely as one, however long they go on', () => {
  const presses = new Presses(500)
  expect([0, 120, 600, 1000].map((at) => presses.isNew(at))).toEqual([true, false, false, false])
  expect(presses.isNew(1500)).toBe(true)
})
