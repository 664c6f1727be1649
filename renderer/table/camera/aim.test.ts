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
  director.pointAt(HAND)
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
  director.pointAt(AWAY)
  expect(director.viewAimedAt(AWAY)).toEqual(before)
})

it.each([SLIDE, 0])('after a slide of %i ms it does so until the pointer has moved on, and never again', (ms) => {
  const { director, before, at } = slidFromUnderTheHand(ms)
  at(SLIDE + 1)
  const tremble = { x: HAND.x + 2, y: HAND.y - 1 }
  director.pointAt(tremble)
  expect(director.viewAimedAt(tremble)).toEqual(before)
  director.pointAt(AWAY)
  expect(director.viewAimedAt(AWAY)).toBeNull()
  director.pointAt(HAND)
  expect(director.viewAimedAt(HAND)).toBeNull()
})

it('a hand that moved on while the table slid aims at what it sees then', () => {
  const { director, at } = slidFromUnderTheHand(SLIDE)
  director.pointAt(AWAY)
  director.pointAt(HAND)
  at(SLIDE + 1)
  expect(director.viewAimedAt(HAND)).toBeNull()
})

it('what was seen before the first of two slides counts', () => {
  const { director, before, at } = slidFromUnderTheHand(SLIDE)
  at(SLIDE / 2)
  director.setFree({ top: 0.2, bottom: 0.7 })
  director.bringIntoSight([{ x: 6, y: 0, z: 0 }], ({ x }) => Math.abs(x) < 0.5, 0)
  expect(director.viewAimedAt(HAND)).toEqual(before)
})

it('who moves the camera himself aims at what he sees', () => {
  const { director } = slidFromUnderTheHand(0)
  director.zoomBy(0.9, null, 0)
  expect(director.viewAimedAt(HAND)).toBeNull()
})

it('where there is no pointer over the table, nothing is aimed at once it has slid', () => {
  const { director, at } = slidFromUnderTheHand(SLIDE)
  director.pointAt(null)
  at(SLIDE + 1)
  expect(director.viewAimedAt(HAND)).toBeNull()
})
