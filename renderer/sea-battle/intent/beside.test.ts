import { expect, it } from 'vitest'
import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import { placeOf } from '../table/places.ts'
import { SEA_BATTLE_AIMING } from './aiming.ts'

const [first = 0, second = 1] = ALL_CELLS
const last = ALL_CELLS.at(-1) ?? 0

it('goes from one sea to the other, and not beyond their edges', () => {
  const { beside } = SEA_BATTLE_AIMING
  expect(beside(placeOf('far', first), 1, 0)).toBe(placeOf('far', second))
  expect(beside(placeOf('near', last), 0, 1)).toBe(placeOf('near', last - 10))
  expect(beside(placeOf('far', last), 0, -1)).toBe(placeOf('near', last % 10))
  expect(beside(placeOf('near', first), 0, 1)).toBe(placeOf('far', last - 9))
  expect(beside(placeOf('far', first), 0, 1)).toBeNull()
  expect(beside(placeOf('near', last), 1, 0)).toBeNull()
  expect(beside(placeOf('near', last), 0, -1)).toBeNull()
})
