import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toyArena } from '../../testkit/toyTable.ts'
import { ARENA_IDS, arenaGame } from '../games.ts'
import { entryOf, type LadderEntry, printLadder, readLadder, withEntry } from './ladder.ts'
import { LADDER, loadLadder, quoting } from './ladderFile.node.ts'
import type { RobinPlan } from './plan.ts'
import { Robin } from './robin.ts'
import { standingsOf } from './standings.ts'

const COMMAND = 'npm run tournament -- --game toy'
const ENTRY: LadderEntry = {
  game: 'toy',
  table: 'four',
  rungs: [
    { level: 'medium', budget: 500, elo: 120, low: 40, high: null, pairs: 30 },
    { level: 'easy', elo: 0, low: 0, high: 0, pairs: 30 },
  ],
  command: COMMAND,
  date: '2026-11-27',
}

describe('the ladder', () => {
  it('is the same after writing and reading', () => {
    expect(readLadder(JSON.stringify([ENTRY]))).toEqual({ ok: true, value: [ENTRY] })
  })

  it.each([
    ['{', 'not JSON'],
    [JSON.stringify([{ ...ENTRY, date: 'yesterday' }]), '0.date'],
    [JSON.stringify([{ ...ENTRY, command: 'rm' }]), '0.command'],
    [JSON.stringify([{ ...ENTRY, rungs: [] }]), '0.rungs'],
    [JSON.stringify([{ ...ENTRY, rungs: [ENTRY.rungs[0], { ...ENTRY.rungs[1], elo: '0' }] }]), '0.rungs.1.elo'],
    [JSON.stringify([{ ...ENTRY, more: 1 }]), '0.more'],
  ])('%s is refused, with the place', (text, words) => {
    const read = readLadder(text)
    expect(read.ok ? '' : `${read.problem.where} ${read.problem.what}`).toContain(words)
  })

  it('takes over a result, without external programs', () => {
    const program = { program: 'node bot.js', seconds: 5 }
    const plan: RobinPlan = {
      game: toyArena,
      place: { table: 'six' },
      contestants: [{ level: 'easy' }, { level: 'medium', budget: 7 }, program],
      length: { seed: 1, pairs: 1, sprt: null },
    }
    const robin = new Robin(plan, [])
    for (const pairing of [0, 1, 2]) robin.note({ pairing, seed: 1 }, { scores: [1, 0.5], forfeits: [] })
    const entry = entryOf(plan, standingsOf(robin), COMMAND, '2026-11-27')
    expect(entry).toMatchObject({ game: 'toy', table: 'six', command: COMMAND, date: '2026-11-27' })
    expect(entry.rungs).toEqual([
      {
        level: 'medium',
        budget: 7,
        elo: expect.any(Number),
        low: expect.any(Number),
        high: expect.any(Number),
        pairs: 2,
      },
      { level: 'easy', elo: 0, low: 0, high: 0, pairs: 2 },
    ])
    expect(readLadder(JSON.stringify([entry])).ok).toBe(true)
  })

  it('has one entry a game, the last', () => {
    const other = { ...ENTRY, game: 'other' }
    const later = { ...ENTRY, date: '2026-12-01' }
    expect(withEntry(withEntry(withEntry([], ENTRY), other), later)).toEqual([later, other])
  })

  it('is printed as a table', () => {
    expect(printLadder([ENTRY]).split('\n').slice(2)).toEqual([
      '| toy | medium (500 positions a move) | +120 | +40 to +∞ | 30 |',
      '| toy | easy | 0 |  | 30 |',
      '',
      `- toy, 2026-11-27: \`${COMMAND}\``,
    ])
  })
})

it('marks an entry from a sequential test, in the file and in the table', () => {
  const plan: RobinPlan = {
    game: toyArena,
    place: { table: 'four' },
    contestants: [{ level: 'easy' }, { level: 'medium' }],
    length: { seed: 1, pairs: 1, sprt: { elo0: 0, elo1: 100 } },
  }
  const robin = new Robin(plan, [])
  robin.note({ pairing: 0, seed: 1 }, { scores: [1, 0.5], forfeits: [] })
  const entry = entryOf(plan, standingsOf(robin), COMMAND, '2026-11-27')
  expect(entry.sprt).toEqual({ elo0: 0, elo1: 100 })
  expect(readLadder(JSON.stringify([entry])).ok).toBe(true)
  const [, , medium, easy, , maker] = printLadder([entry]).split('\n')
  expect(medium).toContain('| 1, until shown |')
  expect(easy).toContain('| 1 |')
  expect(maker).toContain('shows rather too large a one')
})

describe('the ladder of this program', () => {
  const ladder = loadLadder(LADDER)

  it('names existing games and levels', () => {
    for (const { game, table, rungs } of ladder) {
      const one = arenaGame(game)
      expect(ARENA_IDS).toContain(game)
      expect(one?.tables).toContain(table)
      for (const { level } of rungs) expect(one?.levels).toContain(level)
      expect(rungs.some(({ level, elo }) => level === one?.bots[0] && elo === 0)).toBe(true)
    }
  })

  it('is what the README quotes', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
    expect(readme.includes('<!-- ladder -->')).toBe(true)
    expect(quoting(readme, ladder) === readme).toBe(true)
  })
})
