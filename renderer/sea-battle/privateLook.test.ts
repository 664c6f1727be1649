import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { Situation } from '../host/viewer.ts'
import { midBattle } from '../testkit/boards/seaBoard.ts'
import { privateLook } from './privateLook.ts'

const seats = (...humans: readonly string[]): MatchInfo['seats'] =>
  ['north', 'south'].map((seat) => ({
    seat,
    name: seat,
    player: humans.includes(seat) ? { kind: 'human' } : { kind: 'bot', level: 'hard' },
  }))
const couch: Situation = {
  viewer: 'spectator',
  seats: seats('north', 'south'),
  asked: 'north',
  outcome: null,
  shown: null,
}

describe('two players at one screen', () => {
  it('see nothing until the deciding player lifts the curtain', () => {
    expect(privateLook(couch)).toEqual({ kind: 'lift', viewer: 'north', curtain: true })
  })

  it('need nothing while the right one looks', () => {
    expect(privateLook({ ...couch, viewer: 'north' })).toEqual({ kind: 'none' })
  })

  it('get the curtain for the next one as soon as the turn has passed', () => {
    expect(privateLook({ ...couch, viewer: 'north', asked: 'south' })).toEqual({ kind: 'drop', curtain: 'south' })
  })
})

describe('the end', () => {
  const outcome = { winners: ['north'], scores: { north: 10, south: 0 }, reason: 'fleet-sunk' }

  it('opens both fleets, without a curtain', () => {
    expect(privateLook({ ...couch, viewer: 'south', asked: null, outcome })).toEqual({
      kind: 'lift',
      viewer: 'open',
      curtain: false,
    })
  })

  it('needs nothing more then', () => {
    expect(privateLook({ ...couch, viewer: 'open', asked: null, outcome })).toEqual({ kind: 'none' })
  })
})

describe('a single player', () => {
  it('always has their own view', () => {
    expect(privateLook({ ...couch, seats: seats('south'), viewer: 'south', asked: 'south' })).toEqual({ kind: 'none' })
    expect(privateLook({ ...couch, seats: seats('south'), viewer: 'south', asked: null })).toEqual({ kind: 'none' })
  })
})

describe('a captured screen', () => {
  const placed = { ...couch, isCaptured: true, seats: seats('north'), shown: midBattle() }

  it('hides the view of a seat, also of the only person', () => {
    for (const asked of ['north', null])
      expect(privateLook({ ...placed, viewer: 'north', asked })).toEqual({ kind: 'drop', curtain: null })
  })

  it('calls a player to place the fleet elsewhere, then lets the only person fire in public', () => {
    const shown = { ...placed.shown, fleets: { ...placed.shown.fleets, north: null } }
    expect(privateLook({ ...placed, shown })).toEqual({ kind: 'lift', viewer: 'north', curtain: true })
    expect(privateLook(placed)).toEqual({ kind: 'none' })
  })

  it('calls each of two players for every shot: the table has one near side', () => {
    expect(privateLook({ ...placed, seats: seats('north', 'south') })).toMatchObject({ kind: 'lift', viewer: 'north' })
  })
})
