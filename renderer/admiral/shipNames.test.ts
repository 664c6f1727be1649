import { describe, expect, it } from 'vitest'
import { TEAMS } from '../../engine/admiral/types.ts'
import { sea } from '../../engine/testkit/sea.ts'
import { LANGUAGES, translator } from '../i18n/t.ts'
import { battle } from '../testkit/boards/admiralBoard.ts'
import '../i18n/all.ts'
import { fullTitle, shipNameOf, usualNames } from './shipNames.ts'

const en = translator('en')
const ru = translator('ru')
const SHIPS = { 'red-brig': 'k8 N', 'blue-line': 'm8 N', 'blue-brig': 'o8 N' } as const
const state = sea({ ships: SHIPS }).state

describe('the names of ships', () => {
  it.each(LANGUAGES)('are eight to a squadron, and no two ships share one (%s)', (language) => {
    const names = TEAMS.map((team) => usualNames(translator(language), team))
    expect(names.map(({ length }) => length)).toEqual([8, 8, 8, 8])
    expect(new Set(names.flat()).size).toBe(32)
    for (const name of names.flat()) expect([...name].length).toBeLessThanOrEqual(24)
  })

  it('depend on the place in the squadron and the language of the reader', () => {
    expect(fullTitle(en, state, 'blue-brig')).toBe('Blue brig “Royal Oak”')
    expect(fullTitle(ru, state, 'blue-brig', 'dat')).toBe('Синему бригу «Королевский дуб»')
  })

  it('are the choice of the players in any language; a ship without one keeps its usual name', () => {
    const own = { ...state, options: { ...state.options, shipNames: { blue: ['Old Boot'] } } }
    expect(['blue-line', 'blue-brig', 'red-brig'].map((id) => fullTitle(ru, own, id))).toEqual([
      'Синий линкор «Old Boot»',
      'Синий бриг «Королевский дуб»',
      'Красный бриг «Зеландский лев»',
    ])
  })

  it('stay with a prize, and with the others if one is sunk', () => {
    const ships = state.ships.map((ship) => {
      if (ship.id === 'blue-line') return { ...ship, at: null }
      return ship.id === 'blue-brig' ? { ...ship, team: 'red' as const } : ship
    })
    expect(fullTitle(en, { ...state, ships }, 'blue-brig')).toBe('Red brig (ex-blue) “Royal Oak”')
    expect(fullTitle(en, { ...state, ships }, 'red-brig')).toBe('Red brig “Zeeland Lion”')
  })

  it('are none for a fort', () => {
    const port = battle({ forts: { b8: ['red'] }, ships: ['brig blue k5 N'] })
    const [fort] = port.forts
    expect(fort && shipNameOf(en, port, fort)).toBeNull()
  })
})
