import { describe, expect, it } from 'vitest'
import { evolve } from '../../../engine/admiral/evolve.ts'
import { battle, opening } from '../../testkit/boards/admiralBoard.ts'
import {
  cardTarget,
  cellSpot,
  dieTarget,
  flagTarget,
  fortFlagTarget,
  goldTarget,
  headingYaw,
  sailsTarget,
  shipTarget,
  VANE,
  WIND,
} from './anchors.ts'
import { homeIn, homesOf, layoutOf } from './layout.ts'

const BATTLE = battle({
  forts: { b8: ['red', 3], w8: ['blue'] },
  treasures: ['h8'],
  land: ['h8'],
  ships: [
    ['brig red k5 NE', { captain: 'rapid', sailDamage: 2 }],
    ['galleon blue m5 W', { gold: 3, captain: 'swift', captainShown: true }],
  ],
  ashore: [{ team: 'red', fort: 'fort-b8', card: 'target' }],
  wind: 'S fresh',
})

describe('the layout of a state', () => {
  it('lays no die on the table: one appears only while it is thrown', () => {
    expect(homeIn(BATTLE, dieTarget(0)).opacity).toBe(0)
  })

  it('puts every ship of an opening into its cell, with sails and flags', () => {
    const state = opening({ players: 4 })
    for (const { id, at } of state.ships) {
      const { x, z } = cellSpot(state.board, at ?? 0)
      for (const target of [shipTarget(id), sailsTarget(id), flagTarget(id)])
        expect(homeIn(state, target)).toMatchObject({ x, z, opacity: 1 })
    }
  })

  it('points vane, flags and water where the wind blows', () => {
    const yaw = headingYaw('S')
    for (const target of [VANE, WIND, flagTarget('red-brig-0'), fortFlagTarget('fort-b8')])
      expect(homeIn(BATTLE, target).yaw).toBe(yaw)
  })

  it('tears sails by their damage', () => {
    expect(homeIn(BATTLE, sailsTarget('red-brig-0')).squash).toBeCloseTo(2 / 5)
    expect(homeIn(BATTLE, sailsTarget('blue-galleon-1')).squash).toBe(0)
  })

  it('lays cards face down until they are shown', () => {
    expect(homeIn(BATTLE, cardTarget('red-brig-0')).tiltX).toBe(Math.PI)
    expect(homeIn(BATTLE, cardTarget('blue-galleon-1')).tiltX).toBe(0)
    expect(homeIn(BATTLE, 'ashore/fort-b8/0').opacity).toBe(1)
  })

  it('shows gold only aboard of ships that carry some, and treasures in their cells', () => {
    expect(layoutOf(BATTLE).has(goldTarget('blue-galleon-1'))).toBe(true)
    expect(layoutOf(BATTLE).has(goldTarget('red-brig-0'))).toBe(false)
    expect([...layoutOf(BATTLE).keys()].filter((name) => name.startsWith('treasure/'))).toHaveLength(1)
  })

  it('strikes the flag of a silent fort halfway', () => {
    expect(homeIn(BATTLE, fortFlagTarget('fort-b8')).y).toBeLessThan(homeIn(BATTLE, fortFlagTarget('fort-w8')).y)
  })

  it('leaves nothing of a sunk ship on the table', () => {
    const sunk = evolve(BATTLE, { kind: 'shipSunk', ship: 'red-brig-0', at: 132, cause: 'shot' })
    expect([...layoutOf(sunk).keys()].filter((name) => name.endsWith('/red-brig-0'))).toEqual([])
    expect(homesOf(sunk)(shipTarget('red-brig-0'))?.opacity).toBe(0)
  })
})
