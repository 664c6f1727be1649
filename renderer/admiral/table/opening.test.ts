import { describe, expect, it } from 'vitest'
import { distanceBetween } from '../../../engine/admiral/cells.ts'
import { dealt, sea } from '../../../engine/testkit/sea.ts'
import { openingOf } from './opening.ts'

describe('what is looked at first', () => {
  it('is the own squadron with its forts, and the nearest enemy', () => {
    const { state } = dealt({ captains: 'none' })
    const team = state.turn
    const opening = openingOf(state, team)
    const own = [...state.ships, ...state.forts].filter((unit) => unit.team === team)
    expect(opening?.own).toEqual(own.map(({ at }) => at))
    const enemies = state.ships.flatMap((ship) => (ship.team === team ? [] : (ship.at ?? [])))
    const away = (enemy: number) => Math.min(...(opening?.own ?? []).map((cell) => distanceBetween(cell, enemy)))
    expect(enemies).toContain(opening?.enemy)
    expect(away(opening?.enemy ?? 0)).toBe(Math.min(...enemies.map(away)))
  })

  it('is the whole field once the match has gone on, and in positions of one’s own', () => {
    const { state } = dealt({ captains: 'none' })
    expect(openingOf({ ...state, round: 2 }, state.turn)).toBeNull()
    expect(openingOf({ ...state, assigning: [state.turn] }, state.turn)).toBeNull()
    const acted = state.ships.map((ship) => ({ ...ship, done: true }))
    expect(openingOf({ ...state, ships: acted }, state.turn)).toBeNull()
    expect(openingOf(sea({ ships: { 'red-brig': 'k5 N' } }).state, 'red')).toBeNull()
  })
})
