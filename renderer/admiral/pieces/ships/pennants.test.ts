import { expect, it } from 'vitest'
import { SQUADRONS } from '../../../../models/teams.ts'
import { battle } from '../../../gallery/admiralBoard.ts'
import { Poses } from '../../../playback/motion/poses.ts'
import type { Sprite } from '../../../table/sprites/sprite.ts'
import { homesOf } from '../../table/layout.ts'
import { dyeOf } from './dyes.ts'
import { addPennants } from './pennants.ts'

const state = battle({
  ships: SQUADRONS.flatMap((team, i) => [`brig ${team} f${2 * i + 1} N`, `line ${team} k${2 * i + 1} S`] as const),
  teams: SQUADRONS,
})

function drawn(add: (poses: Poses, put: (sprite: Readonly<Sprite>) => void) => void) {
  const poses = new Poses()
  poses.setHomes(homesOf(state))
  const sprites: Sprite[] = []
  add(poses, (sprite) => sprites.push({ ...sprite }))
  return state.ships.map(({ team }, i) => ({ team, sprite: sprites[i] }))
}

it('every ship bears the mark of her squadron, and no other squadron has it', () => {
  const marks = drawn((poses, put) => addPennants(state, poses, put))
  const picture = new Map(marks.map(({ team, sprite }) => [team, sprite?.picture]))
  expect(marks.every(({ team, sprite }) => sprite?.picture === picture.get(team))).toBe(true)
  expect([picture.size, new Set(picture.values()).size]).toEqual([4, 4])
  expect(marks.every(({ sprite }) => (sprite?.y ?? 0) > 0.5)).toBe(true)
})

it('sails are dyed only where the palette is not the painted one', () => {
  expect(dyeOf('red', 'default')).toBeNull()
  const [red, blue] = [dyeOf('red', 'safe'), dyeOf('blue', 'safe')]
  expect((red?.r ?? 0) > (red?.b ?? 0)).toBe(true)
  expect((blue?.b ?? 0) > (blue?.r ?? 0)).toBe(true)
})
