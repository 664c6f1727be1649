import { describe, expect, it } from 'vitest'
import { sizeOf } from '../deck.ts'
import { landOf } from '../geometry/terrain.ts'
import { generatedMap, SMALLEST } from './generatedMap.ts'
import { mapFaults } from './mapFaults.ts'
import { demandBoard } from './wholeBoard.ts'

const SEEDS = Array.from({ length: 60 }, (_, i) => i * 7919)
const VARIANTS = ['classic', 'archipelago'] as const

describe.each(VARIANTS)('a map drawn by a seed for %s', (variant) => {
  it.each([SMALLEST, 12, 13, 17, 25])('has no fault at size %d, whatever the seed', (size) => {
    for (const seed of SEEDS) {
      const board = generatedMap(seed, { variant, size })
      expect({ seed, map: board.map, faults: mapFaults(board, variant) }).toEqual({ seed, map: board.map, faults: [] })
      expect(() => demandBoard(board)).not.toThrow()
      expect(sizeOf(board.deck)).toBe(landOf(board).length)
      expect(board.map).toHaveLength(size)
    }
  })

  it('is the same for the same seed, and differs for most others', () => {
    const drawn = SEEDS.map((seed) => generatedMap(seed, { variant, size: 15 }).map.join('/'))
    expect(SEEDS.map((seed) => generatedMap(seed, { variant, size: 15 }).map.join('/'))).toEqual(drawn)
    expect(new Set(drawn).size).toBeGreaterThan(SEEDS.length / 2)
  })
})

it('an archipelago has several islands, and ferries now and then', () => {
  const maps = SEEDS.map((seed) => generatedMap(seed, { variant: 'archipelago', size: 17 }).map.join(''))
  expect(maps.some((map) => map.includes('='))).toBe(true)
})
