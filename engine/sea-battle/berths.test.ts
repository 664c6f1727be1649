import { describe, expect, it } from 'vitest'
import { ships } from '../testkit/fleet.ts'
import { berthsFor, isShipShape } from './berths.ts'

describe('the ways in which a ship may lie on the empty field', () => {
  it.each([
    [1, 'straight', 100],
    [2, 'straight', 2 * 10 * 9],
    [3, 'straight', 2 * 10 * 8],
    [4, 'straight', 2 * 10 * 7],
    [1, 'bent', 100],
    [2, 'bent', 180],
    // Straight ones, and a corner in four directions in each square of 2 × 2.
    [3, 'bent', 160 + 4 * 81],
    // Straight; a Г in eight ways and a zigzag in four in each rectangle of 2 × 3; a square.
    [4, 'bent', 140 + 8 * 72 + 4 * 72 + 81],
  ] as const)('with %i cells, %s, number as geometry predicts', (length, shapes, count) => {
    const berths = berthsFor(length, shapes)
    expect(berths).toHaveLength(count)
    expect(new Set(berths.map(String)).size).toBe(count)
    expect(berths.every((berth) => isShipShape(berth, shapes))).toBe(true)
  })
})

const shape = (text: string) => ships(text)[0] ?? []

describe('a ship shape', () => {
  it.each([['c3'], ['c3 d3'], ['c3 c4'], ['c3 d3 e3 f3'], ['f3 d3 c3 e3'], ['j8 j9 j10']])(
    'may be straight in every variant: %s',
    (text) => {
      expect([isShipShape(shape(text), 'straight'), isShipShape(shape(text), 'bent')]).toEqual([true, true])
    },
  )

  it.each([
    ['a corner of three', 'c3 d3 c4'],
    ['the same turned', 'c4 d4 d3'],
    ['Г', 'c3 c4 c5 d5'],
    ['Г mirrored', 'd3 d4 d5 c5'],
    ['Г lying', 'c3 d3 e3 c4'],
    ['a square', 'c3 d3 c4 d4'],
    ['a zigzag', 'c3 c4 d4 d5'],
    ['a zigzag mirrored', 'd3 d4 c4 c5'],
    ['a zigzag lying', 'c3 d3 d4 e4'],
  ])('may be %s only if ships may be bent', (_, text) => {
    expect([isShipShape(shape(text), 'straight'), isShipShape(shape(text), 'bent')]).toEqual([false, true])
  })

  it.each([
    ['T', 'c3 d3 e3 d4'],
    ['T upside down', 'c3 d3 e3 d2'],
    ['T on its side', 'c3 c4 c5 d4'],
    ['two cells by corner', 'c3 d4'],
    ['two cells apart', 'c3 c5'],
    ['three by corners', 'c3 d4 e5'],
    ['a cell apart from three', 'c3 d3 e3 g3'],
    ['two pairs by corner', 'c3 d3 e4 f4'],
    ['a row that leaves the field and comes back', 'j3 a4'],
    ['four cells from the edge round', 'i3 j3 a4 b4'],
    ['one cell twice', 'c3 c3'],
  ])('is never %s', (_, text) => {
    expect([isShipShape(shape(text), 'straight'), isShipShape(shape(text), 'bent')]).toEqual([false, false])
  })

  it('has at least one cell', () => {
    expect([isShipShape([], 'straight'), isShipShape([], 'bent')]).toEqual([false, false])
  })
})
