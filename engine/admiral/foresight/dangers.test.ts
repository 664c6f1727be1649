import { describe, expect, it } from 'vitest'
import { type Json, sea } from '../../testkit/sea.ts'
import { parseCell, printCell } from '../cells.ts'
import type { Rudder } from '../types.ts'
import { bearersOn, dangersOf, targetsFrom } from './dangers.ts'

/** Returns a red brig that sails north from k5 with the wind. */
const passage = (ships: Json, more: Json = {}) =>
  sea({ ships: { 'red-brig': 'k5 N', ...(ships as Record<string, string>) }, ...more }).state
const met = (state: ReturnType<typeof passage>, ...way: readonly Rudder[]) =>
  dangersOf(state, 'red-brig', way).map(({ manoeuvre, cells, by }) => [manoeuvre, cells.map(printCell).join(), ...by])

describe('the dangers of a course', () => {
  it('are crossed lines of fire, in the manoeuvre that leaves them', () => {
    const state = passage({ 'blue-frigate': 'h7 N' })
    expect(met(state, 'none', 'none', 'none')).toEqual([[2, 'k7', 'blue-frigate']])
  })

  it('do not include where the ship stops or began', () => {
    expect(met(passage({ 'blue-frigate': 'h7 N' }), 'none', 'none')).toEqual([])
    expect(met(passage({ 'blue-frigate': 'h5 N' }), 'none')).toEqual([])
  })

  it('lie on the first cell of a turn', () => {
    expect(met(passage({ 'blue-frigate': 'h6 N' }), 'left')).toEqual([[0, 'k6', 'blue-frigate']])
  })

  it('lie on the corner between two cells', () => {
    const state = passage({ 'red-brig': 'k5 NE', 'blue-frigate': 'i8 NE' })
    expect(met(state, 'none')).toEqual([[0, 'k6,l5', 'blue-frigate']])
  })

  it('are the same that the game then offers to the enemy', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'blue-frigate': 'h7 N' } })
    for (const turn of ['none', 'none', 'none']) game.play({ kind: 'steer', ship: 'red-brig', turn })
    expect(game.state.offer).toMatchObject({ kind: 'crossing', by: ['blue-frigate'] })
  })

  it('do not include units that never fire', () => {
    const state = passage({ 'blue-frigate': 'h7 N' }, { options: { autoReply: 'never' } })
    expect(met(state, 'none', 'none', 'none')).toEqual([])
  })

  it('include a ready Swift’s at the beginning and end, too', () => {
    const state = passage(
      { 'blue-frigate': ['h5 N', { captain: 'rapid' }], 'blue-galleon': ['h6 N', { captain: 'target' }] },
      { options: { captains: 'all' } },
    )
    const seen = {
      ...state,
      ships: state.ships.map((ship) => (ship.captain ? { ...ship, captain: 'hidden' as const } : ship)),
    }
    expect(dangersOf(seen, 'red-brig', ['none'])).toMatchObject([
      { manoeuvre: 0, cells: [parseCell('k5')], onlySwift: true },
      { manoeuvre: 1, cells: [parseCell('k6')], by: ['blue-galleon'], onlySwift: true },
    ])
  })
})

describe('A-REPLY: a ready Swift is no danger', () => {
  const ready = { 'blue-frigate': ['h5 N', { captain: 'swift' }], 'blue-galleon': ['h6 N', { captain: 'target' }] }
  const options = { captains: 'all' }
  const threats = (captain: Json, declared: boolean, more: Json = {}) => {
    const state = passage({ 'red-brig': ['k5 N', captain], ...ready }, { options, ...more })
    return dangersOf(state, 'red-brig', ['none'], declared).filter(({ onlySwift }) => onlySwift).length
  }

  it('if Swift is declared with the first manoeuvre, or lies face up', () => {
    expect(threats({ captain: 'swift' }, false)).toBe(2)
    expect(threats({ captain: 'swift' }, true)).toBe(0)
    expect(threats({ captain: 'swift', faceUp: true }, false)).toBe(0)
    expect(threats({ captain: 'rapid' }, true)).toBe(2)
  })

  it('at the end of a move in which Swift was declared', () => {
    const game = sea({
      ships: { 'red-brig': ['k5 N', { captain: 'swift' }], 'blue-galleon': ['h7 N', { captain: 'target' }] },
      options,
    })
    game.play({ kind: 'steer', ship: 'red-brig', turn: 'none', captain: true })
    expect(dangersOf(game.state, 'red-brig', ['none']).filter(({ onlySwift }) => onlySwift)).toEqual([])
  })

  it('but is one in a move under way without Swift, whatever is declared now', () => {
    const game = sea({
      ships: { 'red-brig': ['k5 N', { captain: 'swift' }], 'blue-line': ['h7 N', { captain: 'rapid' }] },
      options,
    })
    game.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
    expect(dangersOf(game.state, 'red-brig', ['none'], true)).toMatchObject([{ by: ['blue-line'], onlySwift: true }])
  })
})

describe('a berth', () => {
  const state = passage({ 'blue-frigate': 'h7 N', 'blue-line': 'k11 N' })

  it('lists the enemies whose guns would bear on the ship there', () => {
    expect(bearersOn(state, 'red-brig', { at: parseCell('k7') ?? 0, heading: 'N' })).toEqual([
      'blue-frigate',
      'blue-line',
    ])
  })

  it('lists the targets that the ship’s guns would bear on there', () => {
    expect(targetsFrom(state, 'red-brig', { at: parseCell('k7') ?? 0, heading: 'NE' })).toEqual([])
    expect(targetsFrom(state, 'red-brig', { at: parseCell('k7') ?? 0, heading: 'N' })).toContain('blue-frigate')
  })
})
