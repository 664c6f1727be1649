import { expect, it } from 'vitest'
import type { Point } from '../spot.ts'
import { CameraDirector } from './CameraDirector.ts'
import type { PicturePoint } from './pose.ts'

const SLIDE = 220
const HAND = { x: 400, y: 300 }
const AWAY = { x: 430, y: 300 }

/** A point under a panel that covers the left of the picture. */
const COVERED: readonly Point[] = [{ x: -5, y: 0, z: 0 }]
const besidePanel = ({ x }: PicturePoint) => x > -0.3

/** Returns a table that slides from under a pointer at rest: at once, or during `ms`. */
function slidFromUnderTheHand(ms: number) {
  const director = new CameraDirector('jackal/play')
  director.zoomBy(0.6, { x: 0, z: 0 }, 0)
  director.aim.point(HAND)
  const before = director.pose
  expect(director.bringIntoSight(COVERED, besidePanel, ms)).toBe(true)
  const at = (now: number) => director.update(now)
  at(0)
  return { director, before, at }
}

it('a press while the table slides means what was under the pointer before, wherever it presses', () => {
  const { director, before, at } = slidFromUnderTheHand(SLIDE)
  at(SLIDE / 2)
  expect(director.pose).not.toEqual(before)
  director.aim.point(AWAY)
  expect(director.aim.viewAt(AWAY, SLIDE / 2)).toEqual(before)
})

it.each([SLIDE, 0])(
  'after a slide of %i ms a press means the same, until the pointer has moved, and never again',
  (ms) => {
    const { director, before, at } = slidFromUnderTheHand(ms)
    at(SLIDE + 1)
    const tremble = { x: HAND.x + 2, y: HAND.y - 1 }
    director.aim.point(tremble)
    expect(director.aim.viewAt(tremble, SLIDE + 300)).toEqual(before)
    director.aim.point(AWAY)
    expect(director.aim.viewAt(AWAY, SLIDE + 300)).toBeNull()
    director.aim.point(HAND)
    expect(director.aim.viewAt(HAND, SLIDE + 300)).toBeNull()
  },
)

it.each([SLIDE, 0])('two seconds after a slide of %i ms the same press means what is visible', (ms) => {
  const { director, before, at } = slidFromUnderTheHand(ms)
  at(SLIDE + 1)
  expect(director.aim.viewAt(HAND, SLIDE + 300)).toEqual(before)
  expect(director.aim.viewAt(HAND, SLIDE + 2000)).toBeNull()
})

it('the time counts from the first frame after the slide', () => {
  const { director, before, at } = slidFromUnderTheHand(SLIDE)
  at(5000)
  expect(director.moving).toBe(false)
  expect(director.aim.viewAt(HAND, 5500)).toEqual(before)
  expect(director.aim.viewAt(HAND, 7000)).toBeNull()
})

it('a pointer that moved during the slide aims at what it sees then', () => {
  const { director, at } = slidFromUnderTheHand(SLIDE)
  director.aim.point(AWAY)
  director.aim.point(HAND)
  at(SLIDE + 1)
  expect(director.aim.viewAt(HAND, SLIDE + 1)).toBeNull()
})

it('the view before the first of two slides counts', () => {
  const { director, before, at } = slidFromUnderTheHand(SLIDE)
  at(SLIDE / 2)
  director.setFree({ covered: [{ left: 0, right: 1, top: 0.7, bottom: 1 }] })
  director.bringIntoSight([{ x: 6, y: 0, z: 0 }], ({ x }) => Math.abs(x) < 0.5, 0)
  expect(director.aim.viewAt(HAND, SLIDE + 1)).toEqual(before)
})

/** Slides a second time under the pointer at rest, at a time after the end of the first. */
function slidAgainAt(later: number) {
  const slid = slidFromUnderTheHand(SLIDE)
  slid.at(SLIDE)
  const between = slid.director.pose
  expect(slid.director.bringIntoSight([{ x: 6, y: 0, z: 0 }], ({ x }) => Math.abs(x) < 0.5, SLIDE)).toBe(true)
  return { ...slid, between, seen: () => slid.director.aim.viewAt(HAND, SLIDE + later) }
}

it('a slide soon after another continues it, before its first frame and after', () => {
  const { before, at, seen } = slidAgainAt(300)
  expect(seen()).toEqual(before)
  at(SLIDE + 300)
  expect(seen()).toEqual(before)
})

it('a slide long after another is a new one, before its first frame and after', () => {
  const { between, at, seen } = slidAgainAt(5000)
  expect(seen()).toEqual(between)
  at(SLIDE + 3000)
  expect(seen()).toEqual(between)
})

it('a player who acts on what they see while the table slides aims at it from then on', () => {
  const { director, at } = slidFromUnderTheHand(SLIDE)
  at(SLIDE / 2)
  director.aim.actAt(HAND)
  expect(director.aim.viewAt(HAND, SLIDE / 2)).toBeNull()
  at(SLIDE + 1)
  expect(director.aim.viewAt(HAND, SLIDE + 1)).toBeNull()
})

it('a player who moves the camera aims at what they see', () => {
  const { director } = slidFromUnderTheHand(0)
  director.zoomBy(0.9, null, 0)
  expect(director.aim.viewAt(HAND, SLIDE + 1)).toBeNull()
})

it('without a pointer over the table a slide leaves no aim', () => {
  const { director, at } = slidFromUnderTheHand(SLIDE)
  director.aim.point(null)
  at(SLIDE + 1)
  expect(director.aim.viewAt(HAND, SLIDE + 1)).toBeNull()
})
