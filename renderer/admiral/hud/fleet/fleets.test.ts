import { describe, expect, it } from 'vitest'
import { battle } from '../../../testkit/boards/admiralBoard.ts'
import { fleetsOf, sidesOfFleets, statusOf } from './fleets.ts'

it('stands beside its ally', () => {
  const parts = {
    teams: ['red', 'blue', 'green'],
    ships: ['brig red a1 N', 'brig blue c1 N', 'brig green e1 N'],
  } as const
  const sides = sidesOfFleets(battle({ ...parts, options: { alliances: [['red', 'green']] } }))
  expect(sides.map((fleets) => fleets.map(({ id }) => id))).toEqual([['red', 'green'], ['blue']])
})

describe('a squadron', () => {
  const state = battle({
    forts: { c3: ['red', 3] },
    ships: [
      ['line red m5 N', { hullDamage: 2, sailDamage: 1 }],
      ['brig red k5 N', { done: true }],
      ['frigate red j2 N', { prize: true }],
      'galleon blue t9 S',
    ],
  })
  const [red, blue] = fleetsOf(state)

  it('shows the remaining hull, sails and shots', () => {
    expect(red?.ships[0]).toMatchObject({
      hull: { left: 5, of: 7 },
      sails: { left: 3, of: 4 },
      shots: { left: 3, of: 3 },
    })
  })

  it('shows which units have acted, may not act, or are silent', () => {
    expect(red?.ships.map(({ condition }) => condition)).toEqual(['ready', 'done', 'prize'])
    expect(red?.forts.map(({ condition, sails }) => [condition, sails])).toEqual([['silent', null]])
    expect(red).toMatchObject({ left: 1, afloat: 3, acting: true })
    expect(blue?.acting).toBe(false)
  })

  it('shows the points only of a ship that is under way', () => {
    const [line] = state.ships
    if (!line) throw new Error('no ship')
    const activation = { ship: line.id, stage: 'moving', left: 2, fired: false, challenged: true } as const
    expect(statusOf({ ...state, activation }, line)).toMatchObject({ condition: 'active', points: 2 })
    expect(statusOf(state, line).points).toBeNull()
  })
})
