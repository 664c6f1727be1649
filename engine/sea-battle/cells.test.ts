import { describe, expect, it } from 'vitest'
import { ALL_CELLS, cellAt, parseCell, printCell, sidesOf, surroundingsOf } from './cells.ts'

describe('cells', () => {
  it('are a hundred, and each reads as it prints', () => {
    expect(ALL_CELLS).toHaveLength(100)
    expect(ALL_CELLS.map((cell) => parseCell(printCell(cell)))).toEqual(ALL_CELLS)
    expect([printCell(0), printCell(9), printCell(90), printCell(99)]).toEqual(['a1', 'j1', 'a10', 'j10'])
  })

  it.each(['', 'a', 'a0', 'a11', 'a01', 'k1', 'A1', 'a1 ', ' a1', 'а1', 'a-1', '1a', 'aa1', 'a1\n'])(
    'are not %j',
    (text) => {
      expect(parseCell(text)).toBeNull()
    },
  )

  it('end at the edges of the field', () => {
    expect([cellAt(-1, 0), cellAt(10, 0), cellAt(0, -1), cellAt(0, 10)]).toEqual([-1, -1, -1, -1])
    expect([sidesOf(0), sidesOf(99)].map((near) => near.map(printCell).sort())).toEqual([
      ['a2', 'b1'],
      ['i10', 'j9'],
    ])
    expect(surroundingsOf(9).map(printCell).sort()).toEqual(['i1', 'i2', 'j2'])
    expect([sidesOf(44).length, surroundingsOf(44).length]).toEqual([4, 8])
  })
})
