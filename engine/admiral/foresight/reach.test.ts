import { describe, expect, it } from 'vitest'
import { type Json, sea } from '../../testkit/sea.ts'
import { parseCell } from '../cells.ts'
import { unitNamed } from '../fleet.ts'
import type { AdmiralState } from '../types.ts'
import { reachable } from './berths.ts'
import { whyFar } from './farCells.ts'
import { gunReach, nearestEnemy } from './gunReach.ts'

const cell = (name: string) => parseCell(name) ?? -1

describe('why a ship does not reach a cell', () => {
  const brig = (more: Json = {}) => sea({ ships: { 'red-brig': 'k5 E' }, ...more }).state
  const why = (state: AdmiralState, name: string) => {
    expect(reachable(state, 'red-brig').map(({ at }) => at)).not.toContain(cell(name))
    return whyFar(state, 'red-brig', cell(name))
  }

  it('is the ground, or what lies in its way', () => {
    const board = { land: ['m5'], reefs: ['l9'] }
    expect(why(brig({ board }), 'm5')).toBe('land')
    expect(why(brig({ board }), 'l9')).toBe('reef')
    expect(why(brig({ board }), 'n5')).toBe('blocked')
  })

  it('is the wind if the ship would come there without it', () => {
    expect(why(brig({ wind: 'W fresh' }), 'o5')).toBe('wind')
    expect(why(brig({ wind: 'N calm' }), 'o5')).toBe('calm')
  })

  it('is its heading if another would do, otherwise the distance', () => {
    expect(why(brig(), 'i5')).toBe('heading')
    expect(why(brig(), 'x16')).toBe('far')
  })

  it('is the distance once the ship has begun to sail', () => {
    const battle = sea({ ships: { 'red-brig': 'k5 N' } })
    battle.play({ kind: 'steer', ship: 'red-brig', turn: 'none' })
    expect(why(battle.state, 'k16')).toBe('far')
  })
})

describe('why guns do not bear', () => {
  const ships = { 'red-line': 'h8 N', 'blue-brig': 'k8 N', 'blue-galleon': 'r8 N' }
  const reach = (state: AdmiralState, name: string) => {
    const line = unitNamed(state, 'red-line')
    if (!line) throw new Error('no ship of the line')
    return { ...gunReach(state, line, cell(name)), nearest: nearestEnemy(state, line)?.id }
  }

  it('is the range, the arc of fire, or what lies between', () => {
    const { state } = sea({ ships })
    expect(reach(state, 'r8')).toEqual({ barrier: 'range', distance: 10, range: 6, nearest: 'blue-brig' })
    expect(reach(state, 'k10')).toMatchObject({ barrier: 'arc', distance: 3 })
    expect(reach(state, 'k11')).toMatchObject({ barrier: 'arc' })
    expect(reach(sea({ ships, board: { land: ['i8'] } }).state, 'k8')).toMatchObject({ barrier: 'between' })
  })

  it('goes by the nearest enemy still in the fight', () => {
    const { state } = sea({ ships: { ...ships, 'blue-brig': ['k8 N', { at: 'sunk' }] } })
    expect(reach(state, 'r8').nearest).toBe('blue-galleon')
  })
})
