import { BoxGeometry, type BufferGeometry, PlaneGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { part } from '../geometry/part.ts'
import { MODELS } from '../manifest.ts'
import { RELIEF_NAMES } from '../relief/names.ts'
import { reliefs } from '../relief/reliefs.ts'
import { partsOf, readModel } from '../testkit/baked.ts'
import { occlude } from './occlusion.ts'

/** Returns a board lying at height 0, and a wall that stands on its middle. */
function corner(): readonly [board: BufferGeometry, wall: BufferGeometry] {
  const board = new PlaneGeometry(1, 1, 20, 2).rotateX(-Math.PI / 2)
  return [part(board, '#c0c0c0'), part(new BoxGeometry(0.02, 0.3, 1).translate(0, 0.15, 0), '#c0c0c0')]
}

/** Returns the light of the board's points whose distance from the wall lies between two values, lightest first. */
function lightBetween(board: BufferGeometry, from: number, to: number): readonly number[] {
  const [position, colour] = [board.getAttribute('position'), board.getAttribute('color')]
  return Array.from({ length: position.count }, (_, i) => i)
    .filter((i) => Math.abs(position.getX(i)) >= from && Math.abs(position.getX(i)) <= to)
    .map((i) => colour.getY(i))
    .sort((a, b) => b - a)
}

describe('shade between things', () => {
  it('is dark at the foot of a wall, lighter farther away, and none out of reach', () => {
    const [board, wall] = corner()
    const [bare = 0] = lightBetween(board, 0, 1)
    occlude([board, wall])
    const [near = 0] = lightBetween(board, 0.04, 0.06)
    const [off = 0] = lightBetween(board, 0.14, 0.16)
    expect(near).toBeLessThan(bare * 0.95)
    expect(off).toBeGreaterThan(near * 1.02)
    expect(lightBetween(board, 0.3, 0.5).at(-1)).toBeCloseTo(bare)
  })

  it('leaves glowing parts as bright as painted', () => {
    const [board, wall] = corner()
    const colours = wall.getAttribute('color')
    for (let i = 0; i < colours.count; i++) colours.setXYZ(i, 1.3, 0.8, 0.2)
    occlude([board, wall])
    expect(colours.getX(0)).toBeCloseTo(1.3)
  })
})

/** Returns the mean light of a colour attribute. */
function meanOf(count: number, at: (index: number) => number): number {
  return Array.from({ length: count }, (_, i) => Math.min(1, at(i))).reduce((sum, value) => sum + value, 0) / count
}

it.each(['full', 'low'] as const)('the baked carvings (%s) have their hollows shaded', async (detail) => {
  const painted = reliefs('body', detail)
  const baked = partsOf(await readModel(MODELS[detail === 'full' ? 'reliefs' : 'reliefs@low'].url))
  const darker = RELIEF_NAMES.filter((name) => {
    const [before, after] = [painted[name]?.getAttribute('color'), baked.get(name)?.getAttribute('COLOR_0')]
    const value = (i: number) => after?.getElement(i, [])[1] ?? 0
    return before && after && meanOf(after.getCount(), value) < meanOf(before.count, (i) => before.getY(i))
  })
  expect(darker.length).toBeGreaterThan(RELIEF_NAMES.length * 0.8)
})
