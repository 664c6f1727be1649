import { expect, it } from 'vitest'
import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { SQUADRONS } from '../../../../models/teams.ts'
import { battle } from '../../../gallery/admiralBoard.ts'
import { Poses } from '../../../playback/motion/poses.ts'
import type { Sprite } from '../../../table/sprites/sprite.ts'
import { shipTarget } from '../../table/anchors.ts'
import { homesOf } from '../../table/layout.ts'
import { dyeOf } from './dyes.ts'
import { addPennants, PENNANTS } from './pennants.ts'

const state = battle({
  ships: SQUADRONS.flatMap((team, i) => [`brig ${team} f${2 * i + 1} N`, `line ${team} k${2 * i + 1} S`] as const),
  teams: SQUADRONS,
})

const poses = new Poses()
poses.setHomes(homesOf(state))

/** The sprites of each ship. */
function drawn() {
  const sprites: Sprite[] = []
  addPennants(state, poses, 0, (sprite) => sprites.push({ ...sprite }))
  return state.ships.map((ship) => {
    const { x, y, z } = poses.get(shipTarget(ship.id)) ?? { x: 99, y: 99, z: 99 }
    const own = sprites.filter((one) => Math.hypot(one.x - x, one.z - z) < 0.5)
    return { ship, water: y, pictures: own.map(({ picture }) => PENNANTS[picture]), sprites: own }
  })
}

it('every ship bears the mark of her squadron on her sails, and no other; the flagship a crown beside it', () => {
  for (const { ship, pictures } of drawn())
    expect(pictures).toEqual(ship.class === 'line' ? [ship.team, 'flagship'] : [ship.team])
})

it('no mark reaches far over the mastheads, where it would lie on whoever is behind', () => {
  for (const { ship, water, sprites } of drawn()) {
    const top = Math.max(...SHIP_MEASURES[ship.class].masts.map((mast) => mast.top[1]))
    for (const { y, size } of sprites) {
      expect(y + size / 2 - water).toBeLessThanOrEqual(top * 1.06 + 0.22)
      expect(y - water).toBeGreaterThan(0.05)
    }
  }
})

it('sails are dyed only where the palette is not the painted one', () => {
  expect(dyeOf('red', 'default')).toBeNull()
  const [red, blue] = [dyeOf('red', 'safe'), dyeOf('blue', 'safe')]
  expect((red?.r ?? 0) > (red?.b ?? 0)).toBe(true)
  expect((blue?.b ?? 0) > (blue?.r ?? 0)).toBe(true)
})
