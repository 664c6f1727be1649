import { expect, it } from 'vitest'
import { midBattle } from '../../gallery/seaBoard.ts'
import { Poses } from '../../playback/motion/poses.ts'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { cellSpot, shipTarget } from '../table/anchors.ts'
import { homesFor } from '../table/layout.ts'
import { putEmptyMarks, putFoam, putRipples, putWrecks } from './marks.ts'
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

it('marks water that must be empty more quietly than a shot', () => {
  const marks = drawn(putEmptyMarks)
  const foam = drawn(putFoam)
  expect(marks.length).toBeGreaterThan(10)
  expect(new Set(marks.map(({ picture }) => picture))).toEqual(new Set([DECAL.empty]))
  expect(Math.max(...marks.map(({ size }) => size))).toBeLessThan(Math.min(...foam.map(({ size }) => size)))
  expect(foam).toHaveLength(30)
})
