import { describe, expect, it } from 'vitest'
import { cellAt, distanceBetween, printCell } from '../../../engine/admiral/cells.ts'
import { dealt, sea } from '../../../engine/testkit/sea.ts'
import { cellsBetween, openingOf } from './opening.ts'

describe('the first sight', () => {
  it('is the own squadron with its forts, and the enemies, the nearest ship first', () => {
    const { state } = dealt({ captains: 'none' })
    const team = state.turn
    const opening = openingOf(state, team)
    const own = [...state.ships, ...state.forts].filter((unit) => unit.team === team)
    expect(opening?.own).toEqual(own.map(({ at }) => at))
    const enemies = state.ships.flatMap((ship) => (ship.team === team ? [] : (ship.at ?? [])))
    const away = (enemy: number) => Math.min(...(opening?.own ?? []).map((cell) => distanceBetween(cell, enemy)))
    const forts = state.forts.flatMap((fort) => (fort.team === team ? [] : (fort.at ?? [])))
    expect(new Set(opening?.enemies)).toEqual(new Set([...enemies, ...forts]))
    expect(away(opening?.enemies[0] ?? 0)).toBe(Math.min(...enemies.map(away)))
  })

  it('is the whole field once the match has gone on, and in custom positions', () => {
    const { state } = dealt({ captains: 'none' })
    expect(openingOf({ ...state, round: 2 }, state.turn)).toBeNull()
    expect(openingOf({ ...state, assigning: [state.turn] }, state.turn)).toBeNull()
    const acted = state.ships.map((ship) => ({ ...ship, done: true }))
    expect(openingOf({ ...state, ships: acted }, state.turn)).toBeNull()
    expect(openingOf(sea({ ships: { 'red-brig': 'k5 N' } }).state, 'red')).toBeNull()
  })
})

it('in a lesson is everything between the ship and its goal, with a cell around, on the field', () => {
  const cells = cellsBetween({ width: 5, height: 9 }, [cellAt(1, 0), cellAt(4, 1)])
  expect(cells.map(printCell)).toEqual('a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3'.split(' '))
})
