import { describe, expect, it } from 'vitest'
import { fingerprint } from '../../kernel/fingerprint.ts'
import { drawnBoard } from '../../testkit/drawnBoard.ts'
import { distanceBetween, isBeside, parseCell, printCell, stepFrom, vectorBetween } from '../cells.ts'
import { CLASSIC_ISLAND } from '../data/boards.ts'
import { type Board, type Cell, SIDES } from '../types.ts'
import { harbourOf, laneOf } from './shores.ts'
import {
  cellsOf,
  firstSeaCell,
  isLand,
  isSwimmable,
  knightMovesFrom,
  landNeighboursOf,
  landOf,
  neighboursOf,
} from './terrain.ts'

/** Two islets in a sea that is wider than high. */
const ISLETS = drawnBoard(`
  ~~~~~~~
  ~##~~#~
  ~###~#~
  ~~#~~~~
  ~~~~~~~`)

const at = (name: string, board: Board = ISLETS): Cell => parseCell(board, name) ?? Number.NaN
const names = (cells: readonly Cell[], board: Board = ISLETS): string =>
  cells.map((cell) => printCell(board, cell)).join(' ')

describe('cells', () => {
  it('are named by file and rank, from the south-west', () => {
    expect([at('a1'), at('b1'), at('a2'), at('g5')]).toEqual([0, 1, 7, 34])
    for (const cell of cellsOf(ISLETS)) expect(at(printCell(ISLETS, cell))).toBe(cell)
  })

  it.each(['h1', 'a6', 'a0', 'a01', 'A1', 'a', '1', '', 'a1 '])('have no name %j', (name) => {
    expect(parseCell(ISLETS, name)).toBeNull()
  })

  it('have names up to y25 on the largest board', () => {
    const sea = { map: Array<string>(25).fill('~'.repeat(25)), deck: {} }
    expect(printCell(sea, 25 * 25 - 1)).toBe('y25')
    expect(parseCell(sea, 'y25')).toBe(25 * 25 - 1)
  })

  it('are connected by vectors, but not over the edge', () => {
    expect(stepFrom(ISLETS, at('b2'), [2, -1])).toBe(at('d1'))
    expect(vectorBetween(ISLETS, at('b2'), at('d1'))).toEqual([2, -1])
    expect([stepFrom(ISLETS, at('g3'), [1, 0]), stepFrom(ISLETS, at('a3'), [-1, 0])]).toEqual([-1, -1])
    expect([stepFrom(ISLETS, at('c5'), [0, 1]), stepFrom(ISLETS, at('c1'), [0, -1])]).toEqual([-1, -1])
  })

  it('have distances in king’s steps', () => {
    expect(distanceBetween(ISLETS, at('a1'), at('g3'))).toBe(6)
    expect([isBeside(ISLETS, at('b2'), at('c3')), isBeside(ISLETS, at('b2'), at('d3'))]).toEqual([true, false])
  })
})

describe('the terrain of a map', () => {
  it('is land and sea as drawn', () => {
    expect(names(landOf(ISLETS))).toBe('c2 b3 c3 d3 f3 b4 c4 f4')
    expect([isLand(ISLETS, at('f3')), isLand(ISLETS, at('e3')), isLand(ISLETS, -1)]).toEqual([true, false, false])
  })

  it('allows swimming next to land', () => {
    const far = cellsOf(ISLETS).filter((cell) => !isLand(ISLETS, cell) && !isSwimmable(ISLETS, cell))
    expect(names(far)).toBe('a1 e1 f1 g1')
  })

  it('has the neighbours of a cell clockwise from the north', () => {
    expect(names(neighboursOf(ISLETS, at('b4')))).toBe('b5 c5 c4 c3 b3 a3 a4 a5')
    expect(names(neighboursOf(ISLETS, at('a1')))).toBe('a2 b2 b1')
    expect(names(landNeighboursOf(ISLETS, at('e3')))).toBe('f4 f3 d3')
  })

  it('has the knight’s moves of a cell clockwise', () => {
    expect(names(knightMovesFrom(ISLETS, at('b2')))).toBe('c4 d3 d1 a4')
  })

  it('lets a cannon’s shot fly to the first sea cell', () => {
    expect(names([firstSeaCell(ISLETS, at('b4'), [1, -1]), firstSeaCell(ISLETS, at('b3'), [1, 0])])).toBe('d2 e3')
  })
})

describe('the shores of a map', () => {
  it('have lanes where land lies straight ahead, clockwise, with the harbour in the middle', () => {
    const board = drawnBoard(`
      ~~~~~~
      ~~##~~
      ~####~
      ~####~
      ~~~~~~`)
    expect(SIDES.map((side) => names(laneOf(board, side), board))).toEqual(['e1 d1 c1 b1', 'a2 a3', 'c5 d5', 'f3 f2'])
    expect(SIDES.map((side) => printCell(board, harbourOf(board, side)))).toEqual(['c1', 'a3', 'd5', 'f2'])
  })

  it('have the longest unbroken lane if a bay breaks them', () => {
    expect(names(laneOf(ISLETS, 'N'))).toBe('b5 c5')
  })

  it('have the row of sea through a drawn harbour that faces land, off the edge of the board too', () => {
    const board = drawnBoard(`
      ~~~~~~~~
      ~~~##~~~
      ~######~
      ~~####~~
      ~~~S~~~~
      ~~~~~~~~`)
    expect(names(laneOf(board, 'S'), board)).toBe('f2 e2 d2 c2')
    expect(printCell(board, harbourOf(board, 'S'))).toBe('d2')
  })

  it('have no lane if no land is next to the edge', () => {
    const board = drawnBoard('~~~ ~#~ ~~~ ~~~')
    expect(SIDES.map((side) => laneOf(board, side).length)).toEqual([0, 1, 1, 1])
    expect(() => harbourOf(board, 'S')).toThrow('no ship can lie on side S')
  })
})

describe('the cached tables of a map', () => {
  it('are the same for a board that was sent as text', () => {
    const sent: Board = JSON.parse(JSON.stringify(ISLETS))
    expect(landOf(sent)).toBe(landOf(ISLETS))
  })

  it('are not mixed up between boards used in turn', () => {
    const counts = () => [ISLETS, CLASSIC_ISLAND, drawnBoard('~~~ ~#~ ~~~')].map((board) => landOf(board).length)
    expect([counts(), counts()]).toEqual([
      [8, 117, 1],
      [8, 117, 1],
    ])
  })
})

/** Recorded when the board was a constant of 13 × 13 cells: saves and replays depend on every value. */
describe('the classic island (J-BOARD)', () => {
  const directions = neighboursOf(CLASSIC_ISLAND, at('g7', CLASSIC_ISLAND)).map((cell) =>
    vectorBetween(CLASSIC_ISLAND, at('g7', CLASSIC_ISLAND), cell),
  )
  const cells = cellsOf(CLASSIC_ISLAND)

  it.each([
    ['names', 'db4b6f7b9e77fcfa', cells.map((cell) => printCell(CLASSIC_ISLAND, cell))],
    ['land', '2152076608ba34e1', landOf(CLASSIC_ISLAND)],
    ['swimmable sea', 'd9bfd2d9ff336044', cells.filter((cell) => isSwimmable(CLASSIC_ISLAND, cell))],
    ['neighbours', '82336b37c1844ffa', cells.map((cell) => neighboursOf(CLASSIC_ISLAND, cell))],
    ['knight’s moves', '72d0bf239874e9a4', cells.map((cell) => knightMovesFrom(CLASSIC_ISLAND, cell))],
    ['steps', 'eda331d7d8ee972a', cells.map((cell) => directions.map((one) => stepFrom(CLASSIC_ISLAND, cell, one)))],
    [
      'first sea cells',
      'f7cdecc91d617f8a',
      landOf(CLASSIC_ISLAND).map((cell) => directions.map((one) => firstSeaCell(CLASSIC_ISLAND, cell, one))),
    ],
  ])('has the same %s as in the first version', (_what, recorded, now) => {
    expect(fingerprint(now)).toBe(recorded)
  })

  it('has 117 tiles, and 48 swimmable sea cells: all but the corners', () => {
    expect(landOf(CLASSIC_ISLAND)).toHaveLength(117)
    const still = cells.filter((cell) => !isLand(CLASSIC_ISLAND, cell) && !isSwimmable(CLASSIC_ISLAND, cell))
    expect(names(still, CLASSIC_ISLAND)).toBe('a1 m1 a13 m13')
    expect(cells.length - 117 - still.length).toBe(48)
  })

  it('has sea in the corners of the island’s square', () => {
    for (const corner of ['b2', 'b12', 'l2', 'l12'])
      expect(isLand(CLASSIC_ISLAND, at(corner, CLASSIC_ISLAND))).toBe(false)
  })

  it.each([
    ['S', 'k1 j1 i1 h1 g1 f1 e1 d1 c1', 'g1'],
    ['W', 'a3 a4 a5 a6 a7 a8 a9 a10 a11', 'a7'],
    ['N', 'c13 d13 e13 f13 g13 h13 i13 j13 k13', 'g13'],
    ['E', 'm11 m10 m9 m8 m7 m6 m5 m4 m3', 'm7'],
  ] as const)('has the lane of side %s along %s with the harbour %s', (side, lane, harbour) => {
    expect(names(laneOf(CLASSIC_ISLAND, side), CLASSIC_ISLAND)).toBe(lane)
    expect(printCell(CLASSIC_ISLAND, harbourOf(CLASSIC_ISLAND, side))).toBe(harbour)
  })
})
