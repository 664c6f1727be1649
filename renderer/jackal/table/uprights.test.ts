import { describe, expect, it } from 'vitest'
import { Poses } from '../../playback/motion/poses.ts'
import { distanceTo, firstUpright } from '../../table/picking/picking.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { homesOf } from './layout.ts'
import { cellUnder, pointedBy, uprightsOf } from './uprights.ts'

const state = new JackalBoard()
  .row(4, 'empty1')
  .pirate('white', 'b4')
  .pirate('red', 'dead')
  .pirate('black', 'aboard')
  .state()
const poses = new Poses()
poses.setHomes(homesOf(state))

const downOn = (x: number, z: number) => ({ origin: { x, y: 9, z }, direction: { x: 0.001, y: -1, z: 0.001 } })

describe('things that can be pointed at', () => {
  const uprights = uprightsOf(state, poses)

  it('are figures in play and ships, not the dead', () => {
    expect(new Set(uprights.map(({ id }) => id))).toEqual(
      new Set([
        'piece/white-1',
        'piece/black-1',
        ...['white', 'red', 'black', 'yellow'].flatMap((team) => [`ship/${team}`, `sails/${team}`]),
      ]),
    )
  })

  it('are found at their places', () => {
    const man = poses.get('piece/white-1')
    expect(man && firstUpright(uprights, downOn(man.x, man.z))).toBe('piece/white-1')
    expect(firstUpright(uprights, downOn(0, 0))).toBeNull()
  })

  it('reach over the whole length of a ship', () => {
    const bow = downOn(0.7, 6.33)
    expect(uprights.some((upright) => upright.id === 'ship/white' && distanceTo(upright, bow) !== null)).toBe(true)
  })

  it('include sails, which belong to the ship and come after a piece behind them', () => {
    const ship = poses.get('ship/white')
    if (!ship) throw new Error('no ship')
    const along = { origin: { x: ship.x + 0.3, y: ship.y + 1.5, z: 20 }, direction: { x: 0.0001, y: 0, z: -1 } }
    expect(pointedBy(firstUpright(uprights, along), state)).toEqual({ kind: 'ship', team: 'white', isSails: true })
    const behind = { id: 'piece/white-1', x: ship.x + 0.3, z: 0, radius: 0.2, bottom: 0, top: 3, isBase: true }
    expect(firstUpright([...uprights, behind], along)).toBe('piece/white-1')
  })

  it('are named as piece or ship', () => {
    expect(pointedBy('piece/white-1', state)).toEqual({ kind: 'piece', id: 'white-1' })
    expect(pointedBy('ship/red', state)).toEqual({ kind: 'ship', team: 'red' })
    expect(pointedBy(null, state)).toBeNull()
  })
})

it('include the cell under a point and nothing off the board', () => {
  expect(cellUnder(state, { x: -5.8, z: 2.7 })).toBe(cellNamed('a4'))
  expect(cellUnder(state, { x: 0, z: 8 })).toBeNull()
  expect(cellUnder(state, null)).toBeNull()
})
