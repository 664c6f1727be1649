import { expect, it } from 'vitest'
import { RULESET } from '../../../../engine/admiral/data/ruleset.ts'
import { SHIP_CLASSES } from '../../../../engine/admiral/types.ts'
import { baseDrawing, ROW } from './baseDrawing.ts'

/** The minimum side of a cell on the flat map, in pixels, and the minimum length of a point there. */
const CELL = 28
const POINT = 2.3

type Spot = readonly [x: number, y: number]

const spotsOf = (path: string): readonly Spot[] =>
  path.split(/[MLQz]/).flatMap((step) => {
    const numbers = step.trim().split(' ').filter(Boolean).map(Number)
    return numbers.length < 2 ? [] : [[numbers.at(-2) ?? 0, numbers.at(-1) ?? 0] as const]
  })

const lengthOf = (spots: readonly Spot[]): number =>
  spots.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (spots[i]?.[0] ?? 0), y - (spots[i]?.[1] ?? 0)), 0)

it.each(SHIP_CLASSES)('gives each point of a %s enough pixels to be counted', (shipClass) => {
  const { hull, straight } = RULESET.classes[shipClass]
  const { port, starboard } = baseDrawing(shipClass).rows
  expect((lengthOf(spotsOf(port)) * CELL) / hull.value).toBeGreaterThan(POINT)
  expect((lengthOf(spotsOf(starboard)) * CELL) / straight.value).toBeGreaterThan(POINT)
})

it.each(SHIP_CLASSES)('keeps rows, head and outline of a %s in its cell, the rows clear of each other', (shipClass) => {
  const { outline, head, rows } = baseDrawing(shipClass)
  for (const [x, y] of [outline, head, rows.port, rows.starboard].flatMap(spotsOf)) {
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(0.5)
  }
  for (const [x] of spotsOf(rows.starboard)) expect(x).toBeGreaterThan(ROW.breadth / 2)
})

it('points the head of every class to the bow, and gives each class another outline', () => {
  for (const shipClass of SHIP_CLASSES) {
    const { head, stern } = baseDrawing(shipClass)
    expect(Math.min(...spotsOf(head).map(([, y]) => y))).toBeCloseTo(-stern, 2)
  }
  expect(new Set(SHIP_CLASSES.map((shipClass) => baseDrawing(shipClass).outline)).size).toBe(SHIP_CLASSES.length)
})
