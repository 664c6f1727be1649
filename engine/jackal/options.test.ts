import { expect, it } from 'vitest'
import { parseOptions } from './options.ts'

it('uses the defaults for missing options', () => {
  const defaults = {
    players: 4,
    crews: 2,
    alliances: 'none',
    shipPicksUpSwimmers: true,
    lifeboat: false,
    variant: 'classic',
    map: 'island',
    endWhenDecided: false,
    idleRounds: 50,
  }
  expect(parseOptions({})).toEqual({ ok: true, value: defaults })
  expect(parseOptions(undefined)).toEqual({ ok: true, value: defaults })
  expect(parseOptions({ players: 2, crews: 1, idleRounds: 1 })).toMatchObject({
    ok: true,
    value: { players: 2, crews: 1, idleRounds: 1 },
  })
})

it('accepts the lifeboat', () => {
  expect(parseOptions({ lifeboat: true })).toMatchObject({ ok: true, value: { lifeboat: true } })
})

it.each([
  { players: 4, alliances: 'pairs' },
  { players: 2, crews: 2, alliances: 'pairs' },
])('accepts pairs of four crews: %j', (options) => {
  expect(parseOptions(options)).toMatchObject({ ok: true, value: options })
})

/** Returns a custom map of two tiles. */
const islet = (deck: object) => ({ map: ['~~~~', '~##~', '~~~~'], deck })

it.each([
  [{ map: { map: ['~~~~', '~##~', '~~~'], deck: { empty: 2 } } }, 'map.map', 'J-BOARD'],
  [{ map: { map: ['~~~', '~#~', '~~~'], deck: { empty: 2 } } }, 'map.deck', 'J-DECK'],
  [{ map: islet({ galleon: 2 }) }, 'map.deck.galleon', 'J-DECK'],
  [{ map: islet({ empty: 1, ferry: 1 }) }, 'map.deck.ferry', 'J-ARCH'],
  [{ map: islet({ empty: 1, bear: 1 }) }, 'map.deck.bear', 'J-ARCH'],
  [{ map: islet({ empty: 1, lifeboat: 1 }) }, 'map.deck.lifeboat', 'J-BOAT'],
  [{ map: islet({ empty: 2 }), lifeboat: true }, 'map.deck.lifeboat', 'J-BOAT'],
  [{ players: 3, alliances: 'pairs' }, 'alliances', 'J-SEATS'],
  [{ players: 2, crews: 1, alliances: 'pairs' }, 'alliances', 'J-SEATS'],
])('refuses %j by its rule', (options, where, rule) => {
  expect(parseOptions(options)).toMatchObject({ ok: false, problem: { where, rule } })
})

it.each([
  [{ players: 5 }, 'players'],
  [{ players: '4' }, 'players'],
  [{ crews: 3 }, 'crews'],
  [{ idleRounds: 0 }, 'idleRounds'],
  [{ idleRounds: 1.5 }, 'idleRounds'],
  [{ map: 'atlantis' }, 'map'],
  [{ playres: 4 }, 'playres'],
  [[], ''],
  [null, ''],
])('refuses %j and reports where', (options, where) => {
  expect(parseOptions(options)).toMatchObject({ ok: false, problem: { where } })
})

const rows = ['~~~~', '~##~', '~~~~']

it.each([
  ['atlantis', 'map', { code: 'one-of', facts: { values: expect.stringMatching(/^island, .*skerries$/) } }],
  [7, 'map', { code: 'one-of' }],
  [null, 'map', { code: 'one-of' }],
  [rows, 'map', { code: 'needs-table' }],
  [{ deck: { empty: 2 } }, 'map.map', { code: 'needs-list' }],
  [{ map: rows }, 'map.deck', { code: 'needs-table' }],
  [{ map: rows, deck: { empty: 2 }, name: 'islet' }, 'map.name', { code: 'unknown-key' }],
  [{ map: rows, deck: { atlantis: 2 } }, 'map.deck.atlantis', { code: 'unknown-key' }],
  [{ map: rows, deck: { empty: '2' } }, 'map.deck.empty', { code: 'needs-number' }],
  [{ map: rows, deck: { empty: -2 } }, 'map.deck.empty', { code: 'at-least' }],
])('reports what is wrong with the map %j, and where in it', (map, where, reason) => {
  expect(parseOptions({ map })).toMatchObject({ ok: false, problem: { where, reason } })
})

it('names the row of a map that cannot be read', () => {
  const map = { map: ['~~~~', '~x#~', '~~~~'], deck: { empty: 2 } }
  expect(parseOptions({ map })).toMatchObject({
    ok: false,
    problem: { where: 'map.map.1', what: 'a row is 3 to 25 cells: # ~ = S W N E' },
  })
})
