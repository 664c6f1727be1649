import { describe, expect, it } from 'vitest'
import { sizeOf } from '../deck.ts'
import { islandsOf, landWithin } from '../geometry/islands.ts'
import { harbourOf, laneOf } from '../geometry/shores.ts'
import { ferriesOf, landOf } from '../geometry/terrain.ts'
import { type Board, SIDES, VARIANTS } from '../types.ts'
import { generatedMap, leastIslands, type MapWish, plainMap, SMALLEST } from './generatedMap.ts'
import { mapFaults } from './mapFaults.ts'
import { demandBoard } from './wholeBoard.ts'

const SEEDS = Array.from({ length: 60 }, (_, i) => i * 7919)
const ALL_SIZES = Array.from({ length: 26 - SMALLEST }, (_, i) => SMALLEST + i)

const kept = new Map<string, readonly Board[]>()

/** Returns the maps of all seeds; the largest take long, and are drawn once. */
function drawn(wish: MapWish): readonly Board[] {
  const key = JSON.stringify(wish)
  const boards = kept.get(key) ?? SEEDS.map((seed) => generatedMap(seed, wish))
  kept.set(key, boards)
  return boards
}

const textOf = ({ map }: Board): string => map.join('/')
const withoutFerries = (board: Board): Board => ({ ...board, map: board.map.map((row) => row.replaceAll('=', '~')) })

describe.each(VARIANTS)('a map drawn by a seed for %s', (variant) => {
  it.each([SMALLEST, 11, 12, 17, 25])('has no fault at size %d with any seed', (size) => {
    for (const [i, board] of drawn({ variant, size }).entries()) {
      const faults = mapFaults(board, variant)
      expect({ seed: SEEDS[i], map: board.map, faults }).toEqual({ seed: SEEDS[i], map: board.map, faults: [] })
      expect(() => demandBoard(board)).not.toThrow()
      expect(sizeOf(board.deck)).toBe(landOf(board).length)
      expect(board.map).toHaveLength(size)
    }
  })

  it.each([SMALLEST, 12])('has the same amount of land near every harbour at size %d, without ferries', (size) => {
    for (const board of drawn({ variant, size }).map(withoutFerries)) {
      const [south, ...others] = SIDES.map((side) => landWithin(board, harbourOf(board, side)))
      for (const other of others) expect([textOf(board), other]).toEqual([textOf(board), south])
    }
  })

  it('is the same for the same seed', () => {
    const wish = { variant, size: 12 }
    expect(SEEDS.map((seed) => generatedMap(seed, wish))).toEqual(drawn(wish))
  })

  it.each(ALL_SIZES)('is a plain one without a fault if no drawing succeeds: size %d', (size) => {
    const board = plainMap({ variant, size })
    expect([mapFaults(board, variant), islandsOf(board).length]).toEqual([[], variant === 'classic' ? 1 : 4])
  })
})

it('a name always means the same map', () => {
  expect(generatedMap(7, { variant: 'archipelago', size: 9 }).map).toMatchInlineSnapshot(`
    [
      "~~~~~~N~~",
      "~#~~####~",
      "~~#=####E",
      "~~~~~###~",
      "~##~~~##~",
      "~###~~~~~",
      "W####=#~~",
      "~####~~#~",
      "~~S~~~~~~",
    ]
  `)
  expect(generatedMap(7, { variant: 'classic', size: 11 }).map).toMatchInlineSnapshot(`
    [
      "~~~~~N~~~~~",
      "~~~#####~~~",
      "~~#######~~",
      "~#########~",
      "~#########~",
      "W#########E",
      "~#########~",
      "~#########~",
      "~~#######~~",
      "~~~#####~~~",
      "~~~~~S~~~~~",
    ]
  `)
})

describe('a map drawn for the base game', () => {
  it.each([
    [SMALLEST, 25],
    [11, 40],
    [17, 55],
  ])('at size %d, other seeds draw other maps: at least %d of 60', (size, different) => {
    const boards = drawn({ variant: 'classic', size })
    expect(new Set(boards.map(textOf)).size).toBeGreaterThanOrEqual(different)
    const square = textOf(plainMap({ variant: 'classic', size }))
    expect(boards.filter((board) => textOf(board) === square).length).toBeLessThan(3)
  })

  it.each([SMALLEST, 12])('is one island, with room along every shore, at size %d', (size) => {
    for (const board of drawn({ variant: 'classic', size })) {
      expect([textOf(board), islandsOf(board).length]).toEqual([textOf(board), 1])
      for (const side of SIDES) expect(laneOf(board, side).length).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('a map drawn for the archipelago', () => {
  it.each([
    [SMALLEST, 2],
    [11, 3],
    [12, 3],
    [17, 3],
    [25, 3],
  ])('at size %d has at least %d islands that no ferry joins, and more with straits between them', (size, least) => {
    const wish = { variant: 'archipelago', size } as const
    expect(leastIslands(wish)).toBe(least)
    for (const board of drawn(wish)) {
      const islands = islandsOf(board)
      expect([textOf(board), islands.length >= least]).toEqual([textOf(board), true])
      expect(islandsOf(withoutFerries(board)).length).toBeGreaterThanOrEqual(3)
      for (const island of islands) expect(island.length).toBeGreaterThanOrEqual(3)
    }
  })

  it.each([SMALLEST, 11, 17])('has ferries in a fair share of maps, and not in all, at size %d', (size) => {
    const ferried = drawn({ variant: 'archipelago', size }).filter((board) => ferriesOf(board).length > 0)
    expect(ferried.length).toBeGreaterThan(SEEDS.length / 4)
    expect(ferried.length).toBeLessThan((SEEDS.length * 3) / 4)
  })

  it.each([SMALLEST, 11, 17])('is another one for nearly every seed at size %d', (size) => {
    expect(new Set(drawn({ variant: 'archipelago', size }).map(textOf)).size).toBeGreaterThanOrEqual(50)
  })
})
