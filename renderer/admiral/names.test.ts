import { describe, expect, it } from 'vitest'
import type { AdmiralState, Ship } from '../../engine/admiral/types.ts'
import { translator } from '../i18n/t.ts'
import { battle } from '../testkit/boards/admiralBoard.ts'
import { nameIn, unitClass, unitTitle } from './names.ts'

const en = translator('en')
const ru = translator('ru')

/** Returns the position with its ships renamed. */
function named(state: AdmiralState, ...ids: readonly string[]): AdmiralState {
  return { ...state, ships: state.ships.map((ship, i) => ({ ...ship, id: ids[i] ?? ship.id })) }
}

/** Lets red capture the first of these ships. */
function withPrize(state: AdmiralState): AdmiralState {
  const [first, ...others] = state.ships
  return first ? { ...state, ships: [{ ...first, team: 'red' } satisfies Ship, ...others] } : state
}

const titles = (state: AdmiralState) => state.ships.map((ship) => unitTitle(en, state, ship))
const DUEL = named(battle({ ships: ['brig blue k5 N', 'brig red m5 N'] }), 'blue-brig', 'red-brig')

describe('names of ships', () => {
  it('are squadron and class if that is enough', () => {
    expect(titles(DUEL)).toEqual(['Blue brig', 'Red brig'])
  })

  it('distinguish a prize from the own ship of the same class, in every case of a sentence', () => {
    const state = withPrize(DUEL)
    expect(titles(state)).toEqual(['Red brig (ex-blue)', 'Red brig'])
    expect(state.ships.map((ship) => unitClass(en, state, ship))).toEqual(['Brig (ex-blue)', 'Brig'])
    expect(nameIn(ru, state, 'blue-brig', 'dat')).toBe('красному бригу (бывшему синему)')
    expect(nameIn(ru, state, 'red-brig', 'gen')).toBe('красного брига')
  })

  it('number equal ships from the beginning, and change with no prize and no loss', () => {
    const three = battle({ ships: ['brig blue k5 N', 'brig red m5 N', 'brig red p5 N'] })
    expect(titles(three)).toEqual(['Blue brig', 'Red brig no. 1', 'Red brig no. 2'])
    expect(titles(withPrize(three))).toEqual(['Red brig (ex-blue)', 'Red brig no. 1', 'Red brig no. 2'])
    const sunk = { ...three, ships: three.ships.map((ship, i) => (i === 1 ? { ...ship, at: null } : ship)) }
    expect(titles(sunk)[2]).toBe('Red brig no. 2')
  })

  it('number a prize whose id does not say where it came from', () => {
    const state = named(DUEL, 'swallow', 'lark')
    expect(titles(state)).toEqual(['Blue brig', 'Red brig'])
    expect(titles(withPrize(state))).toEqual(['Red brig no. 1', 'Red brig no. 2'])
  })

  it('keep the builder of a fort', () => {
    const state = battle({ forts: { b8: ['red'] }, ships: ['brig blue k5 N'] })
    const forts = state.forts.map((fort) => ({ ...fort, team: 'blue' as const }))
    expect(nameIn(en, { ...state, forts }, 'fort-b8')).toBe('blue fort (ex-red)')
  })
})
