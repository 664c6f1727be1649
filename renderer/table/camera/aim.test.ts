import { expect, it } from 'vitest'
import type { Point } from '../spot.ts'
import { CameraDirector } from './CameraDirector.ts'
import type { PicturePoint } from './pose.ts'

const SLIDE = 220
const HAND = { x: 400, y: 300 }
const AWAY = { x: 430, y: 300 }

/** What is under a panel that takes the left of the picture. */
const COVERED: readonly Point[] = [{ x: -5, y: 0, z: 0 }]
const besidePanel = ({ x }: PicturePoint) => x > -0.3

/** A table with the hand at rest over it, from under which it slides: at once, or for a while. */
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
  'after a slide of %i ms it does so at once, until the pointer has moved on, and never again',
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

it.each([SLIDE, 0])('two seconds after a slide of %i ms the same press means what is seen', (ms) => {
  const { director, before, at } = slidFromUnderTheHand(ms)
  at(SLIDE + 1)
  expect(director.aim.viewAt(HAND, SLIDE + 300)).toEqual(before)
  expect(director.aim.viewAt(HAND, SLIDE + 2000)).toBeNull()
})

it('the time counts from the first frame that shows where the table has slid to', () => {
  const { director, before, at } = slidFromUnderTheHand(SLIDE)
  at(5000)
  expect(director.moving).toBe(false)
  expect(director.aim.viewAt(HAND, 5500)).toEqual(before)
  expect(director.aim.viewAt(HAND, 7000)).toBeNull()
})

it('a hand that moved on while the table slid aims at what it sees then', () => {
  const { director, at } = slidFromUnderTheHand(SLIDE)
  director.aim.point(AWAY)
  director.aim.point(HAND)
  at(SLIDE + 1)
  expect(director.aim.viewAt(HAND, SLIDE + 1)).toBeNull()
})

it('what was seen before the first of two slides counts', () => {
  const { director, before, at } = slidFromUnderTheHand(SLIDE)
  at(SLIDE / 2)
  director.setFree({ covered: [{ left: 0, right: 1, top: 0.7, bottom: 1 }] })
  director.bringIntoSight([{ x: 6, y: 0, z: 0 }], ({ x }) => Math.abs(x) < 0.5, 0)
  expect(director.aim.viewAt(HAND, SLIDE + 1)).toEqual(before)
})

/** A second slide under the hand at rest, at a time after the end of the first. */
function slidAgainAt(later: number) {
  const slid = slidFromUnderTheHand(SLIDE)
  slid.at(SLIDE)
  const between = slid.director.pose
  expect(slid.director.bringIntoSight([{ x: 6, y: 0, z: 0 }], ({ x }) => Math.abs(x) < 0.5, SLIDE)).toBe(true)
  return { ...slid, between, seen: () => slid.director.aim.viewAt(HAND, SLIDE + later) }
}

it('a slide soon after another goes on with it, before its first frame and after', () => {
  const { before, at, seen } = slidAgainAt(300)
  expect(seen()).toEqual(before)
  at(SLIDE + 300)
  expect(seen()).toEqual(before)
})

it('a slide long after another is one of its own, before its first frame and after', () => {
  const { between, at, seen } = slidAgainAt(5000)
  expect(seen()).toEqual(between)
  at(SLIDE + 3000)
  expect(seen()).toEqual(between)
})

it('who acts on what he sees while the table slides aims at it from then on', () => {
  const { director, at } = slidFromUnderTheHand(SLIDE)
  at(SLIDE / 2)
  director.aim.actAt(HAND)
  expect(director.aim.viewAt(HAND, SLIDE / 2)).toBeNull()
  at(SLIDE + 1)
  expect(director.aim.viewAt(HAND, SLIDE + 1)).toBeNull()
})

it('who moves the camera himself aims at what he sees', () => {
  const { director } = slidFromUnderTheHand(0)
  director.zoomBy(0.9, null, 0)
  expect(director.aim.viewAt(HAND, SLIDE + 1)).toBeNull()
})

it('where there is no pointer over the table, nothing is aimed at once it has slid', () => {
  const { director, at } = slidFromUnderTheHand(SLIDE)
  director.aim.point(null)
  at(SLIDE + 1)
  expect(director.aim.viewAt(HAND, SLIDE + 1)).toBeNull()
})
