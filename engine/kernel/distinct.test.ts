import { expect, it } from 'vitest'
import { distinct } from './distinct.ts'

it('keeps the first of all with the same key, in their order', () => {
  expect(distinct(['brig', 'line', 'boat', 'lugger'], ([letter = '']) => letter)).toEqual(['brig', 'line'])
  expect(distinct([], String)).toEqual([])
})
