import { expect, it } from 'vitest'
import { dealt } from '../../testkit/sea.ts'
import { numbersIn, parseRuleset, RULESET } from './ruleset.ts'

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
  ['something else', 'numbers', ''],
])('a file with %s is refused by its place', (_what, file, where) => {
  expect(parseRuleset(file)).toMatchObject({ ok: false, problem: { where } })
})

it('a match is played by the numbers of its options', () => {
  const ruleset = {
    classes: { line: { shots: { value: 5, source: 'house' } } },
    rounds: { value: 12, source: 'house' },
  }
  const game = dealt({ captains: 'none', ruleset })
  expect(game.ship('red-line')).toMatchObject({ shotsLeft: 5 })
  expect(game.state.options.roundLimit).toBe(12)
})
