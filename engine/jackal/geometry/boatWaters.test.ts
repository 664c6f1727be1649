import { describe, expect, it } from 'vitest'
import { drawnBoard } from '../../testkit/drawnBoard.ts'
import { parseCell, printCell } from '../cells.ts'
import { CLASSIC_ISLAND } from '../data/boards.ts'
import type { Board, Side } from '../types.ts'
import { isBoatWater, sidesLeft, waterSidesOf } from './boatWaters.ts'
import { cellsOf } from './terrain.ts'

const at = (board: Board, name: string) => parseCell(board, name) ?? -1

function watersOf(board: Board, ...sides: readonly Side[]): string {
  return cellsOf(board)
    .filter((cell) => isBoatWater(board, cell, sides))
    .map((cell) => printCell(board, cell))
    .join(' ')
}

describe('the waters of the lifeboat (J-BOAT)', () => {
  it('of a side of the classic island are its row of sea and the corners inside it', () => {
    expect(watersOf(CLASSIC_ISLAND, 'S')).toBe('b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 b2 l2')
    expect(watersOf(CLASSIC_ISLAND, 'W')).toBe('a2 b2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12 b12')
  })

  it('at a corner belong to both sides, until the boat leaves it', () => {
    const [corner, next] = [at(CLASSIC_ISLAND, 'b2'), at(CLASSIC_ISLAND, 'b1')]
    expect(waterSidesOf(CLASSIC_ISLAND, corner)).toEqual(['S', 'W'])
    expect(sidesLeft(CLASSIC_ISLAND, next, ['S', 'W'])).toEqual(['S'])
    expect(sidesLeft(CLASSIC_ISLAND, corner, ['S'])).toEqual(['S'])
  })

  it('reach two cells off the shore if there is enough sea', () => {
    const board = drawnBoard(`
      ~~~~~
      ~~~~~
      ~~#~~
      ~~~~~
      ~~~~~`)
    expect(watersOf(board, 'S')).toBe('c1 c2')
  })

  it('are a lake for a boat launched there', () => {
    const board = drawnBoard(`
      ~~~~~~~
      ~#####~
      ~#~~~#~
      ~#####~
      ~~~~~~~`)
    expect(watersOf(board)).toContain('c3 d3 e3')
    expect(waterSidesOf(board, at(board, 'd3'))).toEqual([])
  })

  it('reach two cells off the shores of a lake, too', () => {
    const board = drawnBoard(`
      ~~~~~~~~~
      ~#######~
      ~#~~~~~#~
      ~#~~~~~#~
      ~#~~~~~#~
      ~#~~~~~#~
      ~#~~~~~#~
      ~#######~
      ~~~~~~~~~`)
    const lake = watersOf(board).split(' ')
    expect([lake.includes('c5'), lake.includes('d5'), lake.includes('e5')]).toEqual([true, true, false])
  })

  it('do not lead through a ferry', () => {
    const board = drawnBoard(`
      ~~~~~~~
      ~##=##~
      ~##~##~
      ~~~~~~~`)
    expect(isBoatWater(board, at(board, 'd3'), ['N'])).toBe(false)
    expect(watersOf(board, 'N')).not.toContain('d2')
  })
})
