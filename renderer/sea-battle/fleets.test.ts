import { describe, expect, it } from 'vitest'
import { beforeBattle, laid, midBattle } from '../testkit/boards/seaBoard.ts'
import { actingSeat, fleetStatus, isPlacing } from './fleets.ts'

describe('the ships left', () => {
  it('are all ten before the battle', () => {
    const { ships, afloat } = fleetStatus(midBattle(), 'north')
    expect(ships.map(({ length }) => length)).toEqual([4, 3, 3, 2, 2, 2, 1, 1, 1, 1])
    expect(ships.filter(({ sunk }) => !sunk)).toHaveLength(afloat)
  })

  it('are struck out once the other player has sunk them, the last of equal ones first', () => {
    const view = { ...midBattle(), sunk: { north: [], south: [laid(2, [0, 0], 'east'), laid(1, [9, 9], 'east')] } }
    const { ships, afloat } = fleetStatus(view, 'north')
    expect(ships.flatMap(({ sunk }, i) => (sunk ? [i] : []))).toEqual([5, 9])
    expect(afloat).toBe(8)
    expect(fleetStatus(view, 'south').afloat).toBe(10)
  })
})

describe('the deciding seat', () => {
  it('is one without a fleet, and then the one that fires', () => {
    const placing = beforeBattle()
    expect(isPlacing(placing)).toBe(true)
    const battle = midBattle()
    expect([isPlacing(battle), actingSeat(battle)]).toEqual([false, battle.turn])
  })
})
