import { Matrix4, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { MODELS } from '../../../models/manifest.ts'
import { writePoseMatrix } from '../../playback/copies/poseMatrix.ts'
import { Poses, poseAt } from '../../playback/motion/poses.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { fullBoard } from '../../testkit/boards/middleGame.ts'
import { COIN_SIZE, tileTarget, WATER } from '../table/anchors.ts'
import { homesOf } from '../table/layout.ts'
import { SHIP_SIZE } from '../table/shipAnchors.ts'
import { PIECE_SIZE } from '../table/slots.ts'
import { contactsOf } from './contacts.ts'
import { hullsOf } from './hulls.ts'
import { coinCopies, treasureCopies } from './loads.ts'

function posesOf(state: Parameters<typeof homesOf>[0]): Poses {
  const poses = new Poses()
  poses.setHomes(homesOf(state))
  return poses
}

describe('sizes', () => {
  it('are those of the models', () => {
    expect(PIECE_SIZE).toBe(MODELS['pirate/white'].scale)
    expect(SHIP_SIZE).toBe(MODELS['ship/red'].scale)
    expect(COIN_SIZE).toBe(MODELS.coin.scale)
  })
})

describe('a pose as a matrix', () => {
  const up = (part: object) =>
    new Vector3(0, 1, 0).transformDirection(writePoseMatrix(poseAt(0, 0, 0, part), new Matrix4()))

  it('tilts about the axes of the table, after the turn', () => {
    expect(up({ tiltX: 0.5, yaw: 2 }).z).toBeCloseTo(Math.sin(0.5))
    expect(up({ tiltZ: 0.5, yaw: 2 }).x).toBeCloseTo(-Math.sin(0.5))
  })

  it('shrinks an invisible thing to nothing', () => {
    expect(writePoseMatrix(poseAt(1, 1, 1, { opacity: 0 }), new Matrix4()).determinant()).toBe(0)
    expect(writePoseMatrix(null, new Matrix4()).determinant()).toBe(0)
  })
})

describe('gold', () => {
  it('is drawn coin by coin: 37 and the treasure on the fullest board', () => {
    expect(coinCopies(fullBoard())).toHaveLength(37)
    expect(treasureCopies(fullBoard())).toHaveLength(1)
  })

  it('stays hidden under closed tiles', () => {
    const state = new JackalBoard()
      .open('c4', 'chest-5')
      .tile('c4', { open: false })
      .open('d4', 'galleon')
      .tile('d4', { open: false })
      .state()
    expect(coinCopies(state)).toEqual([])
    expect(treasureCopies(state)).toEqual([])
  })

  it('in hand goes with the figure', () => {
    const state = new JackalBoard().pirate('white', 'd4', { load: 'coin' }).state()
    expect(coinCopies(state)).toEqual([{ target: 'load/white-1' }])
  })
})

describe('contact shadows', () => {
  it('lie under figures ashore and coins, not under crews and swimmers', () => {
    const state = new JackalBoard()
      .open('c4', 'chest-1')
      .pirate('white', 'd4')
      .pirate('white', 'aboard')
      .pirate('red', 'e1')
      .state()
    expect(contactsOf(state, posesOf(state))).toHaveLength(2)
  })

  it('fall into the gap under a lifted tile', () => {
    const state = new JackalBoard().state()
    const poses = posesOf(state)
    expect(contactsOf(state, poses)).toEqual([])
    poses.hold(tileTarget(cellNamed('d4'))).y += 0.5
    expect(contactsOf(state, poses)).toHaveLength(1)
  })
})

describe('the hulls in the water', () => {
  it('are ships and swimmers; ships have a wake only while they move', () => {
    const state = new JackalBoard().pirate('white', 'e1').pirate('white', 'aboard').state()
    const poses = posesOf(state)
    const still = hullsOf(state, poses)
    const corners = hullsOf(new JackalBoard().state(), poses).length
    expect(still).toHaveLength(corners + 1)
    expect(still.every((hull) => hull.wake === 0)).toBe(true)
    poses.hold('ship/white').y = WATER
    expect(hullsOf(state, poses)[0]?.wake).toBeGreaterThan(0)
  })
})
