import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { dealt, sea } from '../../testkit/sea.ts'
import type { AdmiralState, TeamId } from '../types.ts'
import { view } from '../view.ts'
import { ADMIRAL_JUDGE } from './judge.ts'

/** Returns the expectation of a seat as shown to players, in percent. */
const told = (state: AdmiralState, seat: string) =>
  Math.round(100 * ADMIRAL_JUDGE.assess(view(state, seat), seat, openStream(7, 'judge'), 1200))

/** Returns the expectations of all seats, in order. */
const toldAll = (state: AdmiralState) => state.teams.map(({ id }) => told(state, id))

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Returns a match as dealt, with the given strength of wind; a calm favours no side. */
const begun = (options: object, strength: AdmiralState['wind']['strength'] = 'calm'): AdmiralState => ({
  ...dealt({ captains: 'none', ...options }).state,
  wind: { toward: 'E', strength },
})

const PAIRS = [
  ['red', 'green'],
  ['blue', 'gold'],
]
const HUNT = begun({ scenario: 'treasure' })

describe('at an even start, the expectation of each side', () => {
  it.each([
    ['a hunt of two', HUNT, 50, 5],
    ['a duel', begun({}), 50, 5],
    ['pairs', begun({ players: 4, alliances: PAIRS }), 50, 5],
    ['a hunt of three', begun({ scenario: 'treasure', players: 3 }), 33, 13],
    ['a battle of four', begun({ players: 4 }), 25, 13],
  ])('in %s is its share of the chances', (_, state, share, about) => {
    for (const chance of toldAll(state)) expect(Math.abs(chance - share), `${chance} %`).toBeLessThanOrEqual(about)
  })
})

it.each(['fresh', 'storm'] as const)(
  'the expectations of two sides at the start of a hunt in a %s wind add up to all',
  (strength) => {
    expect(Math.abs(sumOf(toldAll(begun({ scenario: 'treasure' }, strength))) - 100)).toBeLessThanOrEqual(5)
  },
)

/** Returns the hunt in which red has landed the given amount of gold. */
const ahead = (gold: number): AdmiralState => ({
  ...HUNT,
  teams: HUNT.teams.map((team) => (team.id === 'red' ? { ...team, gold } : team)),
})

it('the chances that one side gains are those that the other loses', () => {
  const [even, rich] = [toldAll(HUNT), toldAll(ahead(3))]
  expect(rich[0]).toBeGreaterThan((even[0] ?? 100) + 15)
  expect(rich[1]).toBeLessThan((even[1] ?? 0) - 15)
  expect(Math.abs(sumOf(rich) - 100)).toBeLessThanOrEqual(5)
})

it('a side that lost a ship far from all gold has a lower expectation', () => {
  const without = (team: TeamId): AdmiralState => ({
    ...HUNT,
    ships: HUNT.ships.map((ship) => (ship.id === `${team}-brig` ? { ...ship, at: null, hullDamage: 9 } : ship)),
  })
  expect(told(without('red'), 'red')).toBeLessThan(told(HUNT, 'red') - 5)
  expect(told(without('blue'), 'red')).toBeGreaterThan(told(HUNT, 'red') + 5)
})

it('an end that both sides are about to share counts as half a win, not as a whole one', () => {
  const ships = { 'red-line': 'c3 N', 'blue-brig': 'r12 N' } as const
  const { state } = sea({ ships, options: { scenario: 'treasure', roundLimit: 1 }, wind: 'E calm' })
  expect(toldAll(state)).toEqual([50, 50])
})
