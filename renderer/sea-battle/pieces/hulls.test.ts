import { expect, it } from 'vitest'
import { Poses } from '../../playback/motion/poses.ts'
import { MAX_HULLS } from '../../table/water/hulls.ts'
import { beforeBattle, midBattle } from '../../testkit/boards/seaBoard.ts'
import { NOBODY_PLACES } from '../placement/berthing.ts'
import { homesFor } from '../table/layout.ts'
import { hullsIn } from './hulls.ts'

function hulls(tray: 'near' | 'far', state = midBattle()) {
  const poses = new Poses()
  poses.setHomes(homesFor('south', () => null)(state))
  return hullsIn(tray, 'south', state, poses, NOBODY_PLACES)
}

it('each tray has foam round its ships afloat, not round wrecks', () => {
  expect(hulls('near')).toHaveLength(9)
  expect(hulls('far')).toHaveLength(0)
  expect(hulls('near').every(({ x }) => x < 0)).toBe(true)
  expect(hulls('near').length).toBeLessThanOrEqual(MAX_HULLS)
})

it('there is no foam before a fleet is placed', () => {
  expect(hulls('near', beforeBattle())).toEqual([])
})
