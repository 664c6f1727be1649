import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import { HIDDEN } from '../../engine/kernel/game.ts'
import type { Situation } from '../host/viewer.ts'
import { opening } from '../testkit/boards/admiralBoard.ts'
import { privateLook } from './privateLook.ts'

const seats = (...humans: readonly string[]): MatchInfo['seats'] =>
  ['red', 'blue'].map((seat) => ({
    seat,
    name: seat,
    player: humans.includes(seat) ? { kind: 'human' } : { kind: 'bot', level: 'medium' },
  }))

const plain = opening({ captains: 'none' })
const secret = {
  ...plain,
  ships: plain.ships.map((ship) => (ship.id === 'red-line' ? { ...ship, captain: HIDDEN } : ship)),
}
const couch: Situation = {
  viewer: 'spectator',
  seats: seats('red', 'blue'),
  asked: 'red',
  outcome: null,
  shown: secret,
}

describe('two players at one screen', () => {
  it('have a curtain before captains are assigned, and before a player with secret captains', () => {
    const assigning = { ...plain, assigning: ['red', 'blue'] as const }
    expect(privateLook({ ...couch, shown: assigning })).toEqual({ kind: 'lift', viewer: 'red', curtain: true })
    expect(privateLook(couch)).toEqual({ kind: 'lift', viewer: 'red', curtain: true })
  })

  it('need no curtain once nothing is secret any more', () => {
    expect(privateLook({ ...couch, shown: plain })).toEqual({ kind: 'none' })
    expect(privateLook({ ...couch, viewer: 'red', asked: 'blue' })).toEqual({ kind: 'drop', curtain: null })
  })

  it('have the curtain fall again when the other player is asked', () => {
    expect(privateLook({ ...couch, viewer: 'blue', asked: 'red' })).toEqual({ kind: 'drop', curtain: 'red' })
    expect(privateLook({ ...couch, viewer: 'red' })).toEqual({ kind: 'none' })
  })

  it('see all the cards at the end', () => {
    const outcome = { winners: ['red'], scores: { red: 9, blue: 0 }, reason: 'fleet-lost' }
    expect(privateLook({ ...couch, outcome })).toEqual({ kind: 'lift', viewer: 'open', curtain: false })
  })
})

it('a single player against bots always looks with their own eyes', () => {
  expect(privateLook({ ...couch, seats: seats('red'), viewer: 'red' })).toEqual({ kind: 'none' })
})

it('a captured screen calls a player to assign captains elsewhere, and shows the battle in public', () => {
  const captured = { ...couch, seats: seats('red'), isCaptured: true }
  const assigning = { ...plain, assigning: ['red'] as const }
  expect(privateLook({ ...captured, shown: assigning })).toEqual({ kind: 'lift', viewer: 'red', curtain: true })
  expect(privateLook(captured)).toEqual({ kind: 'none' })
  expect(privateLook({ ...captured, viewer: 'red' })).toEqual({ kind: 'drop', curtain: null })
  expect(privateLook({ ...captured, viewer: 'red', shown: plain })).toEqual({ kind: 'none' })
})
