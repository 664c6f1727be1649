import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { midBattle } from '../../gallery/seaBoard.ts'
import { Poses } from '../../playback/motion/poses.ts'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { cellSpot, shipTarget, WATER } from '../table/anchors.ts'
import { homesFor } from '../table/layout.ts'
import { putEmptyMarks, putFoam, putPlacement, putRipples, putWrecks } from './marks.ts'
import { DECAL } from './pictures.ts'

function drawn(
  marks: (sprite: Sprite, state: ReturnType<typeof midBattle>, poses: Poses, put: (s: Sprite) => void) => void,
) {
  const state = midBattle({ autoMark: true })
  const poses = new Poses()
  poses.setHomes(homesFor('south', () => null)(state))
  const sprites: Sprite[] = []
  marks(blankSprite(), state, poses, (sprite) => sprites.push({ ...sprite }))
  return sprites
}

it('strikes out every cell of a sunk ship', () => {
  const wrecks = drawn((sprite, state, poses, put) => putWrecks(sprite, state, 'south', poses, put))
  const spots = [cellSpot('far', 22), cellSpot('far', 23), cellSpot('far', 67), cellSpot('near', 19)]
  expect(wrecks.map(({ x, z, picture }) => ({ x, z, picture }))).toEqual(
    spots.map((spot) => ({ ...spot, picture: DECAL.wreck })),
  )
})

it('leaves a ship that is going down to her motion', () => {
  const wrecks = drawn((sprite, state, poses, put) => {
    poses.hold(shipTarget('south', [19]))
    putWrecks(sprite, state, 'south', poses, put)
  })
  expect(wrecks).toHaveLength(3)
})

it('leaves rings where the last ball of a seat met nothing, until that seat fires again', () => {
  const state = midBattle()
  const lastOf = (seat: 'south' | 'north', result: 'miss' | 'hit') => {
    const shots = { ...state.shots, [seat]: [...state.shots[seat], { at: 99, result, ship: null }] }
    return { ...state, shots }
  }
  const rings = (shown: typeof state) => {
    const poses = new Poses()
    poses.setHomes(homesFor('south', () => null)(shown))
    const spots: { x: number; z: number }[] = []
    putRipples(blankSprite(), shown, poses, ({ x, z, picture }) => {
      expect(picture).toBe(DECAL.ripples)
      spots.push({ x, z })
    })
    return spots
  }
  const there = cellSpot('far', 99)
  expect(rings(lastOf('south', 'miss')).some(({ x, z }) => Math.hypot(x - there.x, z - there.z) < 0.5)).toBe(true)
  expect(rings(lastOf('south', 'hit')).filter(({ x }) => x > 0)).toEqual([])
})

describe('a ship in hand', () => {
  const placement = usePlacement.getState
  const EYE = { x: 0, y: 14, z: 9 }
  beforeEach(() => {
    placement().begin('south', { touch: 'none', shapes: 'straight' }, 'royal')
    placement().take(0, [4, 4], null)
    placement().drop()
  })
  afterEach(() => placement().end())

  const marksWith = (east: number, south: number) => {
    placement().take(9, [east, south], null)
    const sprites: Sprite[] = []
    putPlacement(blankSprite(), placement(), EYE, (sprite) => sprites.push({ ...sprite }))
    return sprites
  }
  const of = (sprites: readonly Sprite[], picture: number) => sprites.filter((sprite) => sprite.picture === picture)

  it('is crossed out before her sails where she may not lie, in the line of sight to the cell', () => {
    const [cross, ...more] = of(marksWith(4, 5), DECAL.cross)
    const cell = cellSpot('near', 54)
    expect(more).toEqual([])
    expect(cross?.flat).toBe(false)
    const share = ((cross?.y ?? 0) - WATER) / (EYE.y - WATER)
    expect(share).toBeGreaterThan(0)
    expect(cross?.x).toBeCloseTo(cell.x + (EYE.x - cell.x) * share)
    expect(cross?.z).toBeCloseTo(cell.z + (EYE.z - cell.z) * share)
  })

  it('is not crossed out where she may, while the water near others stays hatched', () => {
    const sprites = marksWith(8, 8)
    expect(of(sprites, DECAL.cross)).toEqual([])
    expect(of(sprites, DECAL.blocked)).toHaveLength(18)
  })
})

it('marks water that must be empty more quietly than a shot', () => {
  const marks = drawn(putEmptyMarks)
  const foam = drawn(putFoam)
  expect(marks.length).toBeGreaterThan(10)
  expect(new Set(marks.map(({ picture }) => picture))).toEqual(new Set([DECAL.empty]))
  expect(Math.max(...marks.map(({ size }) => size))).toBeLessThan(Math.min(...foam.map(({ size }) => size)))
  expect(foam).toHaveLength(30)
})
