import { expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { ADMIRAL } from '../../protocol/games.ts'
import { dealt, sea } from '../../testkit/sea.ts'
import { numbersIn, RULESET } from './ruleset.ts'
import { parseRuleset } from './rulesetFile.ts'

it('every number of the sources is as they say', () => {
  const { classes, fort } = numbersIn(RULESET)
  expect(Object.entries(classes).map(([name, { shots, hull }]) => [name, shots, hull])).toEqual([
    ['line', 3, 7],
    ['galleon', 2, 4],
    ['frigate', 1, 4],
    ['brig', 1, 3],
  ])
  expect(fort.hull).toBe(3)
  expect(classes.brig).toMatchObject({ straight: 5, diagonal: 4, calmStraight: 1, calmDiagonal: 0 })
  for (const one of Object.values(classes)) expect(one.diagonal).toBe(one.straight - 1)
})

it('a user’s file replaces the numbers it names and keeps the rest', () => {
  const parsed = parseRuleset({ classes: { line: { range: { value: 8, source: 'A' } } } })
  expect(parsed.ok && numbersIn(parsed.value).classes.line).toMatchObject({ range: 8, hull: 7 })
})

it.each<[string, unknown, string]>([
  ['an unknown class', { classes: { raft: {} } }, 'classes.raft'],
  ['a number without a source', { wreck: { value: 2 } }, 'wreck.source'],
  ['a bare number', { wreck: 2 }, 'wreck'],
  ['no number', { rounds: { value: 'many', source: 'house' } }, 'rounds.value'],
  ['an impossible face', { faces: { chaser: { value: [7], source: 'A' } } }, 'faces.chaser.value.0'],
  [
    'no weather at all',
    { weather: Object.fromEntries(['fresh', 'calm', 'storm'].map((name) => [name, { value: 0, source: 'house' }])) },
    'weather',
  ],
  [
    'guns that get better by damage',
    { fort: { shakenTo: { value: 0, source: 'house' }, steadyTo: { value: 1, source: 'house' } } },
    'fort.shakenTo',
  ],
  [
    'guns that reach nowhere',
    { classes: { brig: { range: { value: 0, source: 'house' } } } },
    'classes.brig.range.value',
  ],
  [
    'a hull beyond all measure',
    { classes: { line: { hull: { value: 1e9, source: 'A' } } } },
    'classes.line.hull.value',
  ],
  ['a part of a cell', { port: { value: 1.5, source: 'house' } }, 'port.value'],
  ['a word from the depths of the language', JSON.parse('{"__proto__": {"wreck": 1}}'), '__proto__'],
  ['another such word', JSON.parse('{"classes": {"constructor": {}}}'), 'classes.constructor'],
  ['something else', 'numbers', ''],
  ['nothing', null, ''],
])('a file with %s is refused with its path', (_what, file, where) => {
  expect(parseRuleset(file)).toMatchObject({ ok: false, problem: { where } })
})

it('a match uses the numbers of its options', () => {
  const ruleset = {
    classes: { line: { shots: { value: 5, source: 'house' } } },
    rounds: { value: 12, source: 'house' },
  }
  const game = dealt({ captains: 'none', ruleset })
  expect(game.ship('red-line')).toMatchObject({ shotsLeft: 5 })
  expect(game.state.options.roundLimit).toBe(12)
})

it('the field has the size of the file if a position gives none', () => {
  const house = (value: number) => ({ value, source: 'house' })
  const options = { ruleset: { field: { width: house(9), height: house(7) } } }
  const read = ADMIRAL.parsePosition({ game: 'admiral', options }, openStream(1, 'deal'))
  expect(read.ok && read.value.board).toMatchObject({ width: 9, height: 7 })
})

it('ports and treasures have the size of the file', () => {
  const house = (value: number) => ({ value, source: 'house' })
  const ruleset = { treasure: house(7) }
  const gold = new Set(dealt({ scenario: 'treasure', ruleset }).state.treasures.map((treasure) => treasure.gold))
  expect(gold).toEqual(new Set([7]))
  const board = { forts: [{ id: 'red-fort', team: 'red', at: 'c3' }] }
  const ships = { 'red-brig': ['e3 N', { hullDamage: 1 }], 'red-line': ['f3 N', { hullDamage: 1 }] } as const
  const game = sea({ ships, board, options: { ruleset: { port: house(2) } } })
  expect(game.offers({ kind: 'repair', ship: 'red-brig' })).toBe(true)
  expect(game.offers({ kind: 'repair', ship: 'red-line' })).toBe(false)
})
