import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseCell } from '../../../engine/sea-battle/cells.ts'
import { Poses } from '../../playback/motion/poses.ts'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { SEAS } from '../../table/water/palette.ts'
import { midBattle } from '../../testkit/boards/seaBoard.ts'
import { contrast, LARGE, named, over } from '../../testkit/contrast.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { cellSpot, shipTarget, WATER } from '../table/anchors.ts'
import { homesFor } from '../table/layout.ts'
import { putEmptyMarks, putFoam, putPlacement, putRipples, putWounds, putWrecks } from './marks.ts'
import { DECAL, RING, WOUND } from './pictures.ts'

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

it('leaves a ship that is going down to its motion', () => {
  const wrecks = drawn((sprite, state, poses, put) => {
    poses.hold(shipTarget('south', [19]))
    putWrecks(sprite, state, 'south', poses, put)
  })
  expect(wrecks).toHaveLength(3)
})

it('marks in front of the sails every hit on a visible ship afloat, and none on a hidden ship', () => {
  const state = midBattle()
  const eye = { x: 0, y: 14, z: 12 }
  const marked: Sprite[] = []
  putWounds(blankSprite(), state, 'south', eye, (sprite) => marked.push({ ...sprite }))
  // the north has hit c2, d2 and g4 and sunk j2; the hits of the south are out of its sight
  expect(marked.map(({ picture }) => picture)).toEqual([DECAL.wound, DECAL.wound, DECAL.wound])
  for (const [i, name] of ['c2', 'd2', 'g4'].entries()) {
    const { x, z } = cellSpot('near', parseCell(name) ?? -1)
    const sprite = marked[i] ?? blankSprite()
    const [toX, toY, toZ] = [sprite.x - x, sprite.y - WATER, sprite.z - z]
    expect(Math.hypot(toX, toY, toZ)).toBeGreaterThan(2)
    // on the line to the eye
    expect([toX / toY, toZ / toY]).toEqual([
      expect.closeTo((eye.x - x) / (eye.y - WATER)),
      expect.closeTo((eye.z - z) / (eye.y - WATER)),
    ])
  }
})

/** The painted seas, and the lightest and darkest colours in their light. */
const SEEN_SEAS: readonly string[] = [
  ...[SEAS['sea-battle/own'], SEAS['sea-battle/enemy']].flatMap(({ shallow, mid, deep }) => [shallow, mid, deep]),
  '#30b4b2',
  '#182c66',
]

it.each(SEEN_SEAS)(
  'rings on sure water and wounds have a contrast of three to one on the sea of the colour %s',
  (sea) => {
    const best = (...inks: readonly string[]) =>
      Math.max(...inks.map((ink) => contrast(over(named(ink), named(sea)), named(sea))))
    expect(best(RING.dark, RING.light)).toBeGreaterThanOrEqual(LARGE)
    expect(best(WOUND.ink, WOUND.cream)).toBeGreaterThanOrEqual(LARGE)
  },
)

it('a wound’s red contrasts with its ring', () => {
  expect(contrast(named(WOUND.red), named(WOUND.cream))).toBeGreaterThanOrEqual(LARGE)
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

  it('is crossed out in front of its sails in an illegal place, on the line of sight to the cell', () => {
    const [cross, ...more] = of(marksWith(4, 5), DECAL.cross)
    const cell = cellSpot('near', 54)
    expect(more).toEqual([])
    expect(cross?.flat).toBe(false)
    const share = ((cross?.y ?? 0) - WATER) / (EYE.y - WATER)
    expect(share).toBeGreaterThan(0)
    expect(cross?.x).toBeCloseTo(cell.x + (EYE.x - cell.x) * share)
    expect(cross?.z).toBeCloseTo(cell.z + (EYE.z - cell.z) * share)
  })

  it('is not crossed out in a legal place, while the water near others stays hatched', () => {
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
