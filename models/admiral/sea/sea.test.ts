import { describe, expect, it } from 'vitest'
import { SEA } from '../../../engine/admiral/data/scenarios.ts'
import { WATER_Y } from '../../anchors.ts'
import { groundOf } from './ground.ts'
import { islands } from './islands.ts'
import { CLEARING, CLEARING_GROUND, FORT_GROUND, islandsIn, type SeaMap, type Spot } from './map.ts'
import { quaySide } from './quay.ts'
import { reefs } from './reefs.ts'
import { coastOf, shoreOf } from './shore.ts'

function cellsOf(rows: readonly string[], letters: string): readonly Spot[] {
  return rows.flatMap((row, z) =>
    [...row].flatMap((letter, x) =>
      letters.includes(letter) ? [{ x: x - (row.length - 1) / 2, z: z - (rows.length - 1) / 2 }] : [],
    ),
  )
}

const mapOf = (rows: readonly string[]): SeaMap => ({
  land: cellsOf(rows, '#$RBGY'),
  forts: cellsOf(rows, 'RBGY'),
  reefs: cellsOf(rows, '+'),
})

const COMMON = mapOf(SEA)
const SMALL = mapOf(['.....', '.##..', '..R+.', '.....'])

describe('islands', () => {
  it('are painted dark, so that ships are brighter', () => {
    const paint = islands(COMMON, 'full')?.getAttribute('color')
    const count = paint?.count ?? 0
    const light = Array.from({ length: count }, (_, i) =>
      paint ? 0.2126 * paint.getX(i) + 0.7152 * paint.getY(i) + 0.0722 * paint.getZ(i) : 1,
    )
    expect(light.reduce((sum, one) => sum + one, 0) / count).toBeLessThan(0.15)
  })

  it('are the groups of cells that touch', () => {
    expect(islandsIn(SMALL.land).map((island) => island.length)).toEqual([3])
    expect(islandsIn(COMMON.land).length).toBeGreaterThan(8)
  })

  it.each([
    ['the common sea', COMMON],
    ['a small sea', SMALL],
  ])('of %s cover the middle of every cell of land and leave that of every other cell to ships', (_, map) => {
    const coast = coastOf(map)
    for (const { x, z } of map.land) expect(coast(x, z)).toBeLessThan(-0.2)
    for (const { x, z } of map.reefs) expect(coast(x, z)).toBeGreaterThan(0.2)
    for (const { x, z } of map.land) {
      for (const [dx, dz] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const water = !map.land.some((cell) => cell.x === x + dx && cell.z === z + dz)
        if (water) expect(coast(x + dx, z + dz)).toBeGreaterThan(0.3)
      }
    }
  })

  it('rise out of the water at their coast and are level under other models', () => {
    const { coast, height } = groundOf(COMMON)
    for (let x = -12; x <= 12; x += 0.37) {
      for (let z = -8; z <= 8; z += 0.37) {
        const inland = -coast(x, z)
        if (inland < -0.01) expect(height(x, z)).toBeLessThan(0)
        if (inland > 0.01) expect(height(x, z)).toBeGreaterThan(0)
      }
    }
    for (const { x, z } of COMMON.forts) expect(WATER_Y + height(x, z)).toBeCloseTo(FORT_GROUND)
    for (const cell of COMMON.land) {
      if (COMMON.forts.includes(cell)) continue
      const isFort = COMMON.forts.some(({ x, z }) => x === cell.x && z === cell.z)
      if (!isFort) expect(WATER_Y + height(cell.x + CLEARING.x, cell.z + CLEARING.z)).toBeCloseTo(CLEARING_GROUND)
    }
  })

  it('hang no crown of a palm far over a cell of the sea', () => {
    const places = islands(COMMON, 'full')?.getAttribute('position')
    const coast = coastOf(COMMON)
    const out = Array.from({ length: places?.count ?? 0 }, (_, i) =>
      places && places.getY(i) > WATER_Y + 0.2 ? coast(places.getX(i), places.getZ(i)) : 0,
    )
    expect(out.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(0.3)
  })

  it('hide no base of a ship that lies north of them from the camera', () => {
    const { height } = groundOf(COMMON)
    const slope = Math.tan((53 * Math.PI) / 180)
    for (const { x, z } of COMMON.land) {
      if (COMMON.land.some((cell) => cell.x === x && cell.z === z - 1)) continue
      for (let east = -0.4; east <= 0.4; east += 0.1)
        for (let south = -0.4; south <= 0.4; south += 0.1) {
          const behind = 0.55 + south // to the near edge of the base
          expect(height(x + east, z + south)).toBeLessThan(0.05 + behind * slope)
        }
    }
  })

  it('look the same each time, within their triangles', () => {
    const [once, again] = [islands(COMMON, 'full'), islands(COMMON, 'full')]
    expect(once?.getAttribute('position').array).toEqual(again?.getAttribute('position').array)
    expect((once?.getAttribute('position').count ?? 0) / 3).toBeLessThan(60_000)
    expect((islands(COMMON, 'low')?.getAttribute('position').count ?? 0) / 3).toBeLessThan(14_000)
  })

  it('are null without land', () => {
    expect(islands({ land: [], forts: [], reefs: [] }, 'full')).toBeNull()
    expect(reefs({ land: [], forts: [], reefs: [] })).toBeNull()
  })
})

it('reefs break the water and are a shore of their own', () => {
  const shore = shoreOf(COMMON)
  for (const { x, z } of COMMON.reefs) {
    expect(shore(x, z)).toBeLessThan(0.1)
    expect(shore(x + 0.75, z)).toBeGreaterThan(0)
  }
  const rocks = reefs(COMMON)
  rocks?.computeBoundingBox()
  expect(rocks?.boundingBox?.max.y).toBeGreaterThan(WATER_Y + 0.05)
  expect(rocks?.boundingBox?.max.y).toBeLessThan(WATER_Y + 0.4)
})

it('a quay reaches out where ships can lie', () => {
  const [fort] = SMALL.forts
  expect(fort && quaySide(SMALL, fort)).toEqual({ x: -1, z: 0 })
  expect(quaySide({ land: cellsOf(['.#.', '#R#', '.#.'], '#R'), reefs: [] }, { x: 0, z: 0 })).toBeNull()
})
