import { describe, expect, it } from 'vitest'
import { islandDistance } from './shore.ts'

describe('the shore of the island', () => {
  it('lies outside of every tile and inside of every sea cell', () => {
    for (let file = -6; file <= 6; file++) {
      for (let rank = -6; rank <= 6; rank++) {
        const edge = Math.max(Math.abs(file), Math.abs(rank))
        const land = edge < 6 && !(Math.abs(file) === 5 && Math.abs(rank) === 5)
        expect(islandDistance(file, rank) < 0).toBe(land)
      }
    }
  })

  it('is measured in cells', () => {
    expect(islandDistance(6.5, 0)).toBeCloseTo(1)
    expect(islandDistance(0, -6)).toBeCloseTo(0.5)
    expect(islandDistance(5.5, 5.5)).toBeCloseTo(1)
  })
})
