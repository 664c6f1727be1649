import { describe, expect, it } from 'vitest'
import { cellByKey, cellUnder, meantCell } from './aim.ts'

const BOARD = { columns: 4, rows: 3 }
const only =
  (...open: number[]) =>
  (index: number) =>
    open.includes(index)

it('finds the cell under a point, also beside the board', () => {
  expect(cellUnder({ x: 2.4, y: 1.9 }, BOARD)).toBe(6)
  expect(cellUnder({ x: -3, y: 9 }, BOARD)).toBe(8)
})

describe('a finger selects', () => {
  it('the open cell under it', () => {
    expect(meantCell({ x: 1.9, y: 1.5 }, BOARD, only(5, 6), 1)).toBe(5)
  })

  it('the nearest open cell in reach', () => {
    expect(meantCell({ x: 1.9, y: 1.5 }, BOARD, only(4, 6), 1)).toBe(6)
    expect(meantCell({ x: 1.1, y: 1.5 }, BOARD, only(4, 6), 1)).toBe(4)
    expect(meantCell({ x: 1.5, y: 1.9 }, BOARD, only(9), 0.2)).toBe(9)
  })

  it('the closed cell under it if no open one is near', () => {
    expect(meantCell({ x: 1.5, y: 1.5 }, BOARD, only(0), 0.5)).toBe(5)
    expect(meantCell({ x: 1.5, y: 1.5 }, BOARD, only(), 5)).toBe(5)
  })
})

it('moves by keys and stays on the board', () => {
  const by = (key: string, from: number) => cellByKey(key, from, BOARD)
  expect([by('ArrowLeft', 5), by('ArrowRight', 5), by('ArrowUp', 5), by('ArrowDown', 5)]).toEqual([4, 6, 1, 9])
  expect([by('ArrowLeft', 4), by('ArrowRight', 7), by('ArrowUp', 2), by('ArrowDown', 10)]).toEqual([4, 7, 2, 10])
  expect([by('Home', 6), by('End', 5), by('PageUp', 9), by('PageDown', 1)]).toEqual([4, 7, 1, 9])
  expect(by('KeyA', 5)).toBeNull()
})
