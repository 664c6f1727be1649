import { expect, it } from 'vitest'
import { ALL_CELLS, parseCell } from '../../engine/sea-battle/cells.ts'
import { coordinateOf } from './coordinates.ts'

it('names cells by the letters of the language', () => {
  const cell = parseCell('d7') ?? -1
  expect(coordinateOf(cell, 'en')).toBe('D7')
  expect(coordinateOf(cell, 'ru')).toBe('Г7')
  expect(coordinateOf(99, 'ru')).toBe('К10')
})

it('gives every cell a unique name', () => {
  expect(new Set(ALL_CELLS.map((cell) => coordinateOf(cell, 'ru'))).size).toBe(100)
})
