import { describe, expect, it } from 'vitest'
import { parseCell, printCell } from '../../../engine/jackal/cells.ts'
import type { Facing } from '../../../engine/jackal/types.ts'
import { drawnBoard } from '../../../engine/testkit/drawnBoard.ts'
import { facingSeen } from '../table/sideSeen.ts'
import { cellOfIndex, columnNamesOf, columnsOf, indexOfCell, rowNamesOf, rowsOf } from './boardCells.ts'

const BOARD = drawnBoard(`
  ~~~~~
  ~###~
  ~~~~~`)

/** Returns the names of the cells as displayed, rows from above. */
function seen(quarters: Facing): readonly string[] {
  const board = { ...BOARD, quarters }
  return Array.from({ length: rowsOf(board) }, (_, y) =>
    Array.from({ length: columnsOf(board) }, (__, x) =>
      printCell(board, cellOfIndex(board, y * columnsOf(board) + x)),
    ).join(' '),
  )
}

describe('the board is displayed', () => {
  it.each([
    ['from the south', 0, ['a3 b3 c3 d3 e3', 'a2 b2 c2 d2 e2', 'a1 b1 c1 d1 e1']],
    ['from the west', 1, ['e3 e2 e1', 'd3 d2 d1', 'c3 c2 c1', 'b3 b2 b1', 'a3 a2 a1']],
    ['from the north', 2, ['e1 d1 c1 b1 a1', 'e2 d2 c2 b2 a2', 'e3 d3 c3 b3 a3']],
    ['from the east', 3, ['a1 a2 a3', 'b1 b2 b3', 'c1 c2 c3', 'd1 d2 d3', 'e1 e2 e3']],
  ] as const)('%s', (_side, quarters, rows) => {
    expect(seen(quarters)).toEqual(rows)
    const board = { ...BOARD, quarters }
    for (let cell = 0; cell < 15; cell++) expect(cellOfIndex(board, indexOfCell(board, cell))).toBe(cell)
  })
})

it("names columns and rows from the viewer's side", () => {
  const west = { ...BOARD, quarters: 1 } as const
  expect([columnNamesOf(west), rowNamesOf(west)]).toEqual([
    ['3', '2', '1'],
    ['e', 'd', 'c', 'b', 'a'],
  ])
  expect([columnNamesOf(BOARD), rowNamesOf(BOARD)]).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    ['3', '2', '1'],
  ])
})

it('arrows turn with the board, pictures stay upright', () => {
  const west = { ...BOARD, quarters: 1 } as const
  expect(indexOfCell(west, parseCell(west, 'a1') ?? 0)).toBe(14)
  expect(facingSeen(west, { kind: 'arrow-1', facing: 3 })).toBe(2) // towards the west, which is below
  expect(facingSeen(west, { kind: 'fort', facing: 0 })).toBe(0)
})
