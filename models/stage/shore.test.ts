import { describe, expect, it } from 'vitest'
import { CLASSIC_ISLAND } from '../../engine/jackal/data/boards.ts'
import { BOARD, LAND } from './measures.ts'
import { islandDistance, shoreOf } from './shore.ts'

describe('the shore of the island', () => {
  it('lies outside every tile and inside every sea cell', () => {
    for (const [south, row] of CLASSIC_ISLAND.map.entries()) {
      for (const [east, sign] of [...row].entries()) {
        const [x, z] = [east + 0.5 - BOARD.halfX, south + 0.5 - BOARD.halfZ]
        expect(islandDistance(x, z) < 0).toBe(sign === '#')
      }
    }
  })

  it('is that of two rectangles laid across each other', () => {
    expect(LAND).toEqual([
      { x: 0, z: 0, halfX: 4.5, halfZ: 5.5 },
      { x: 0, z: 0, halfX: 5.5, halfZ: 4.5 },
    ])
  })

  it('is measured in cells', () => {
    expect(islandDistance(6.5, 0)).toBeCloseTo(1)
    expect(islandDistance(0, -6)).toBeCloseTo(0.5)
    expect(islandDistance(5.5, 5.5)).toBeCloseTo(1)
  })

  it('of several islands is that of the nearest, inside as deep as in the rectangle where it is deepest', () => {
    const distance = shoreOf([
      { x: 0, z: 0, halfX: 2, halfZ: 1 },
      { x: 1, z: 0, halfX: 2, halfZ: 2 },
      { x: 9, z: 0, halfX: 1, halfZ: 1 },
    ])
    expect([distance(0, 0), distance(2, 1), distance(3, 0)]).toEqual([-1, -1, 0])
    expect([distance(7, 0), distance(4.5, 0), distance(6, 6)]).toEqual([1, 1.5, 5])
    expect(shoreOf([])(0, 0)).toBe(Number.POSITIVE_INFINITY)
  })
})
