import { describe, expect, it } from 'vitest'
import { sea } from '../../testkit/sea.ts'
import { parseCell } from '../cells.ts'
import { shipNamed } from '../fleet.ts'
import { EAGER, WARY } from './conduct.ts'
import { passingRisk, placeScores } from './places.ts'

const cells = (...names: readonly string[]) => names.map((name) => parseCell(name) ?? 0)

describe('a place', () => {
  const state = sea({ ships: { 'red-frigate': 'k4 N', 'blue-galleon': ['n8 E', { shotsLeft: 0 }] } }).state
  const ship = shipNamed(state, 'red-frigate')
  const score = (at: string, heading: 'N' | 'NE') =>
    ship ? placeScores(state, ship, EAGER)(cells(at)[0] ?? 0, heading) : 0

  it('is better where guns bear than where none do', () => {
    expect(score('m8', 'N')).toBeGreaterThan(score('m8', 'NE'))
  })

  it('is better near the enemy than far away', () => {
    expect(score('k6', 'NE')).toBeGreaterThan(score('c2', 'NE'))
  })
})

describe('the risk of a way', () => {
  const state = sea({ ships: { 'red-brig': 'k5 N', 'blue-frigate': 'h6 N' } }).state
  const brig = shipNamed(state, 'red-brig')
  const risk = (...names: readonly string[]) => (brig ? passingRisk(state, brig)(cells(...names)) : 0)

  it('is in the lines of fire that are passed, not in the one where the ship stops (A-CROSS)', () => {
    expect(risk('k6', 'k7')).toBeGreaterThan(0)
    expect(risk('k6')).toBe(0)
    expect(risk('l5', 'm5')).toBe(0)
  })

  it('is none where the guns have been fired', () => {
    const empty = { ...state, ships: state.ships.map((ship) => ({ ...ship, shotsLeft: 0 })) }
    expect(brig && passingRisk(empty, brig)(cells('k6', 'k7'))).toBe(0)
  })
})

it('under way, also includes the cell that the ship leaves', () => {
  const game = sea({ ships: { 'red-brig': 'k5 N', 'blue-frigate': 'h6 N' } })
  game.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
  const brig = shipNamed(game.state, 'red-brig')
  expect(brig && passingRisk(game.state, brig)(cells('k7'))).toBeGreaterThan(0)
})

describe('a wary ship', () => {
  const worth = (ships: Parameters<typeof sea>[0]['ships'], at: string, id = 'red-line') => {
    const { state } = sea({ ships })
    const ship = shipNamed(state, id)
    return ship ? placeScores(state, ship, WARY)(cells(at)[0] ?? 0, 'E') : Number.NaN
  }

  it('approaches the enemy while its squadron is beside it, and waits for ships far behind', () => {
    const beside = { 'red-line': 'f8 E', 'red-brig': 'f9 E', 'blue-line': 'w8 W' } as const
    const behind = { ...beside, 'red-line': 'j8 E', 'red-brig': 'b9 E' } as const
    expect(worth(beside, 'h8')).toBeGreaterThan(worth(beside, 'f8'))
    // This gain is too small for the policy to sail there.
    expect(worth(behind, 'k8') - worth(behind, 'j8')).toBeLessThan(0.05)
  })

  it('likes a place less if more enemies can come to it', () => {
    const few = { 'red-line': 'f8 E', 'blue-line': 'n9 W' } as const
    expect(worth({ ...few, 'blue-galleon': 'o10 W' }, 'g8')).toBeLessThan(worth(few, 'g8'))
  })
})
