import { describe, expect, it } from 'vitest'
import { admiral } from '../../admiral/rules.ts'
import type { AdmiralMove, AdmiralState } from '../../admiral/types.ts'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import { sea } from '../../testkit/sea.ts'
import { AdmiralDoor, shipsAtDoor } from './admiralDoor.ts'

const FORTS = [
  { id: 'red-fort', team: 'red', at: 'd8', shotsLeft: 0 },
  { id: 'blue-fort', team: 'blue', at: 'u9', shotsLeft: 0 },
]

/** Returns a treasure hunt; red's port is round d8, and gold is left on a distant island. */
function hunt(ships: Parameters<typeof sea>[0]['ships'], more: object = {}): AdmiralState {
  const board = { land: ['l2'], treasures: [{ at: 'l2', gold: 3 }], forts: FORTS }
  return sea({ ships, board, options: { scenario: 'treasure' }, wind: 'W fresh', ...more }).state
}

const LADEN = { 'red-brig': ['f8 W', { gold: 3 }] } as const

/** Returns the count after red plays the given moves and ends the turn of all its ships. */
function counted(start: AdmiralState, ...moves: readonly AdmiralMove[]): number {
  const door = new AdmiralDoor(start)
  let state = start
  const play = (move: AdmiralMove) => {
    const played = playMove(admiral, state, 'red', move, openStream(1, 'move'))
    door.watch(played)
    state = played.state
  }
  moves.forEach(play)
  for (const { id } of start.ships.filter((ship) => ship.team === 'red')) {
    if (state.turn === 'red' && !state.ships.find((ship) => ship.id === id)?.done) play({ kind: 'finish', ship: id })
  }
  expect(state.turn).toBe('blue')
  return door.leftAtDoor
}

const steer = { kind: 'steer', ship: 'red-brig', turn: 'none' } as const

describe('a turn', () => {
  it('leaves gold at the door if a laden ship one manoeuvre from port stays out', () => {
    expect(counted(hunt(LADEN))).toBe(1)
  })

  it('leaves it for each such ship', () => {
    expect(counted(hunt({ ...LADEN, 'red-galleon': ['f7 W', { gold: 1 }] }))).toBe(2)
  })

  it('leaves none if the ship sails in', () => {
    expect(counted(hunt(LADEN), steer)).toBe(0)
  })

  it('leaves it if the ship sails in and out again', () => {
    const start = hunt({ 'red-brig': ['f9 W', { gold: 3 }] })
    expect(counted(start, steer, { ...steer, turn: 'right' })).toBe(1)
  })

  it('leaves none if no gold is aboard', () => {
    expect(counted(hunt({ 'red-brig': 'f8 W' }))).toBe(0)
  })
})

describe('a ship is at the door', () => {
  it('if one manoeuvre leads into its own port', () => {
    expect(shipsAtDoor(hunt(LADEN))).toEqual(['red-brig'])
  })

  it.each([
    ['two manoeuvres away', { 'red-brig': ['g8 W', { gold: 3 }] }, {}],
    ['before another’s port', { 'red-brig': ['s9 E', { gold: 3 }] }, { wind: 'E fresh' }],
    ['where she cannot sail', LADEN, { wind: 'W storm' }],
    [
      'where another lies in her way',
      { ...LADEN, 'red-line': 'e8 N', 'red-frigate': 'e7 N', 'red-galleon': 'e9 N' },
      {},
    ],
    ['once she is done', { 'red-brig': ['f8 W', { gold: 3, done: true }] }, {}],
  ] as const)('not %s', (_where, ships, more) => {
    expect(shipsAtDoor(hunt(ships, more))).toEqual([])
  })

  it('not if an enemy may fire at it on the way', () => {
    const start = hunt({ 'red-brig': ['h9 W', { gold: 3 }], 'blue-line': 'g12 W' })
    const passing = playMove(
      admiral,
      playMove(admiral, start, 'red', steer, openStream(1, 'move')).state,
      'red',
      steer,
      openStream(1, 'move'),
    )
    expect(passing.state.offer?.to).toBe('blue')
    expect(shipsAtDoor(passing.state)).toEqual([])
  })
})
