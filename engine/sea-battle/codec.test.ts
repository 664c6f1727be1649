import { describe, expect, it } from 'vitest'
import { cell, cells, NORTH_SHIPS, shipNames, ships } from '../testkit/fleet.ts'
import { parseMove, printEvent, printMove } from './codec.ts'
import type { SeaBattleEvent, SeaBattleMove } from './types.ts'

const place = { kind: 'place', flag: 'pirates', ships: shipNames(NORTH_SHIPS) }

describe('a move', () => {
  it.each<[object, SeaBattleMove]>([
    [
      { kind: 'fire', at: 'c4' },
      { kind: 'fire', at: cell('c4') },
    ],
    [
      { kind: 'fire', at: 'j10' },
      { kind: 'fire', at: cell('j10') },
    ],
    [
      { kind: 'placeRandom', flag: 'royal' },
      { kind: 'placeRandom', flag: 'royal' },
    ],
    [place, { kind: 'place', flag: 'pirates', ships: ships(NORTH_SHIPS) }],
  ])('%j is read and printed', (input, move) => {
    expect(parseMove(input)).toEqual({ ok: true, value: move })
    expect(printMove(move)).toEqual(input)
  })

  it('is read without its hint', () => {
    expect(parseMove({ kind: 'fire', at: 'c4', hint: { fatal: true } })).toEqual({
      ok: true,
      value: { kind: 'fire', at: cell('c4') },
    })
  })

  it.each<[string, unknown, string, string | undefined]>([
    ['no object', 'fire', '', undefined],
    ['no kind', {}, 'kind', undefined],
    ['an unknown kind', { kind: 'torpedo' }, 'kind', 'S-SHOT'],
    ['a kind that every object has', { kind: 'constructor' }, 'kind', 'S-SHOT'],
    ['no cell', { kind: 'fire' }, 'at', undefined],
    ['a number for a cell', { kind: 'fire', at: 34 }, 'at', undefined],
    ['an unknown key', { kind: 'fire', at: 'c4', twice: true }, 'twice', undefined],
    ['a cell off the field', { kind: 'fire', at: 'k4' }, 'at', 'S-FIELD'],
    ['an unknown flag', { ...place, flag: 'dutch' }, 'flag', 'S-FLAG'],
    ['no flag', { kind: 'placeRandom' }, 'flag', undefined],
    ['no ships', { kind: 'place', flag: 'royal' }, 'ships', undefined],
    ['a ship off the field', { ...place, ships: [['a1', 'a0']] }, 'ships.0.1', 'S-FIELD'],
    ['a ship that is no list', { ...place, ships: ['a1'] }, 'ships.0', undefined],
    ['more ships than there is room for', { ...place, ships: Array(101).fill(['a1']) }, 'ships', undefined],
    ['a ship larger than the field', { ...place, ships: [Array(101).fill('a1')] }, 'ships.0', undefined],
  ])('with %s is refused, with the place', (_, input, where, rule) => {
    const parsed = parseMove(input)
    expect(parsed.ok).toBe(false)
    if (!parsed.ok) expect([parsed.problem.where, parsed.problem.rule]).toEqual([where, rule])
  })

  it('with cells off the field names the cell', () => {
    expect(parseMove({ kind: 'fire', at: 'k4' })).toMatchObject({ problem: { cells: ['k4'] } })
  })
})

describe('an event', () => {
  it.each<[SeaBattleEvent, object]>([
    [
      { kind: 'shotFired', by: 'north', at: cell('f8'), result: 'sunk', ship: cells('e8 f8'), reveals: true },
      { kind: 'shotFired', by: 'north', at: 'f8', result: 'sunk', ship: ['e8', 'f8'], reveals: true },
    ],
    [
      { kind: 'shotFired', by: 'south', at: cell('a1'), result: 'miss', ship: null, reveals: true },
      { kind: 'shotFired', by: 'south', at: 'a1', result: 'miss', ship: null, reveals: true },
    ],
    [
      { kind: 'fleetPlaced', seat: 'north', flag: 'royal', ships: 'hidden', reveals: true },
      { kind: 'fleetPlaced', seat: 'north', flag: 'royal', ships: 'hidden', reveals: true },
    ],
    [
      { kind: 'fleetPlaced', seat: 'north', flag: 'royal', ships: ships('a1 a2'), reveals: true },
      { kind: 'fleetPlaced', seat: 'north', flag: 'royal', ships: [['a1', 'a2']], reveals: true },
    ],
    [
      { kind: 'fleetsOpened', fleets: { north: ships('a1 a2, c1'), south: ships('j10') }, reveals: true },
      { kind: 'fleetsOpened', fleets: { north: [['a1', 'a2'], ['c1']], south: [['j10']] }, reveals: true },
    ],
    [
      { kind: 'turnPassed', to: 'south' },
      { kind: 'turnPassed', to: 'south' },
    ],
  ])('%j is written with cells by name', (event, told) => {
    expect(printEvent(event)).toEqual(told)
  })
})
