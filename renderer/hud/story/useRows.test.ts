import { describe, expect, it } from 'vitest'
import { rowCount, rowsOf } from './useRows.ts'

describe('marks along a line', () => {
  it('stand in one row if they have room', () => {
    expect(rowsOf([70, 10, 40], 5)).toEqual([0, 0, 0])
  })

  it('stand over each other if they have none, and return to the line as soon as there is room', () => {
    const rows = rowsOf([90, 91, 92, 96, 20], 5)
    expect(rows).toEqual([0, 1, 2, 0, 0])
    expect([rowCount(rows), rowCount([])]).toEqual([3, 1])
  })
})
