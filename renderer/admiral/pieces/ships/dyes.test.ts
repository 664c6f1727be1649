import { expect, it } from 'vitest'
import { dyeOf } from './dyes.ts'

it('sails are dyed only in palettes other than the painted one', () => {
  expect(dyeOf('red', 'default')).toBeNull()
  const [red, blue] = [dyeOf('red', 'safe'), dyeOf('blue', 'safe')]
  expect((red?.r ?? 0) > (red?.b ?? 0)).toBe(true)
  expect((blue?.b ?? 0) > (blue?.r ?? 0)).toBe(true)
})
