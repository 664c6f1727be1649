import { expect, it } from 'vitest'
import { turnsFrom, turnsGained } from './turntables.ts'

/** A desert of three steps on cell 0; beside it on cell 1 an empty tile, one turn from home. */
const HOME = [4, 1]

it('each crossed step of a turntable saves a turn', () => {
  expect([1, 2, 3].map((step) => turnsFrom(HOME, 0, step))).toEqual([4, 3, 2])
  expect(turnsFrom(HOME, 1, 0)).toBe(1)
})

it('each step gains a turn, and so does the one that leaves the tile', () => {
  expect([1, 2].map((step) => turnsGained(HOME, 0, step, 0))).toEqual([1, 1])
  expect(turnsGained(HOME, 0, 3, 1)).toBe(1)
})

it('a return to a tile without steps gains nothing, nor does any move without a known way', () => {
  expect(turnsGained(HOME, 1, 0, 1)).toBe(0)
  expect(turnsGained(undefined, 1, 0, 0)).toBe(0)
})
