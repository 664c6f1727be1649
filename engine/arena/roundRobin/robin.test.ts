import { describe, expect, it } from 'vitest'
import { BOT_BUDGETS } from '../../jackal/data/botBudgets.ts'
import { toyArena } from '../../testkit/toyTable.ts'
import { WrongFile } from '../badArguments.ts'
import { arenaGame } from '../games.ts'
import { closedPairing } from '../guests/contestant.ts'
import { anchorOf, meetsOf, nameOf, pairingOf, printOf, type RobinPlan } from './plan.ts'
import { printStandings } from './printing.ts'
import type { PlayedPair } from './resultLines.ts'
import { Robin } from './robin.ts'
import { standingsOf } from './standings.ts'

const PLAN: RobinPlan = {
  game: toyArena,
  place: { table: 'four' },
  contestants: [{ level: 'random' }, { level: 'easy' }, { level: 'medium' }],
  length: { seed: 1, pairs: 2, sprt: null },
}

/** Plays until the given number of pairs is played, or all; returns what a file would hold. */
function play(plan: RobinPlan, before: readonly PlayedPair[], most = Number.POSITIVE_INFINITY) {
  const robin = new Robin(plan, before)
  const kept = [...before]
  const meets = meetsOf(plan)
  while (kept.length - before.length < most) {
    const task = robin.schedule.next()
    const meet = task && meets[task.pairing]
    const pairing = meet && closedPairing(pairingOf(plan, meet))
    if (!task || !pairing) break
    kept.push(robin.note(task, { scores: plan.game.pairs(pairing)(task.seed), forfeits: [] }))
  }
  return { robin, kept }
}

describe('a round robin', () => {
  it('lets each two meet once, the stronger first', () => {
    const met = meetsOf(PLAN).map((meet) => pairingOf(PLAN, meet))
    expect(met.map(({ a, b }) => `${nameOf(a)} ${nameOf(b)}`)).toEqual(['easy random', 'medium random', 'medium easy'])
  })

  it('that is interrupted comes to the same end, without playing a pair twice', () => {
    const whole = play(PLAN, [])
    const first = play(PLAN, [], 3)
    const second = play(PLAN, first.kept)
    expect(first.kept).toHaveLength(3)
    expect(second.kept).toEqual(whole.kept)
    expect(standingsOf(second.robin)).toEqual(standingsOf(whole.robin))
  })

  it('can be continued for more pairs', () => {
    const { kept } = play(PLAN, [])
    const more = play({ ...PLAN, length: { ...PLAN.length, pairs: 3 } }, kept)
    expect(kept).toHaveLength(6)
    expect(more.kept).toHaveLength(9)
    expect(printOf({ ...PLAN, length: { ...PLAN.length, pairs: 3 } })).toEqual(printOf(PLAN))
    expect(printOf({ ...PLAN, length: { ...PLAN.length, seed: 2 } })).not.toEqual(printOf(PLAN))
  })

  it('refuses results of a player that does not take part', () => {
    const stranger: PlayedPair = { a: 'grand', b: 'easy', seed: 1, scores: [1, 1] }
    expect(() => new Robin(PLAN, [stranger])).toThrow(WrongFile)
    expect(() => new Robin(PLAN, [stranger])).toThrow('grand against easy, who do not meet')
  })

  it('is also identified by the budgets of its bots', () => {
    const game = arenaGame('jackal') ?? toyArena
    expect(printOf({ ...PLAN, game })).toMatchObject({ game: 'jackal', budgets: BOT_BUDGETS })
  })

  it('rates all, the lowest level of bots at 0', () => {
    const { robin } = play(PLAN, [])
    const { table } = standingsOf(robin)
    expect(anchorOf(PLAN)).toBe(1)
    expect(table.find(({ name }) => name === 'easy')?.elo).toEqual({ value: 0, low: 0, high: 0 })
    expect(table.at(-1)).toMatchObject({ pairs: 4 })
  })

  it('is printed as two tables, with verdicts and forfeits if there are any', () => {
    const plan = { ...PLAN, length: { ...PLAN.length, pairs: 9, sprt: { elo0: 0, elo1: 100 } } }
    const robin = new Robin(plan, [])
    for (let seed = 1; seed <= 6; seed++) robin.note({ pairing: 0, seed }, { scores: [1, 1], forfeits: [] })
    robin.note({ pairing: 1, seed: 1 }, { scores: [1, 1], forfeits: ['deal 1: random lost'] })
    const lines = printStandings(standingsOf(robin), plan.length.sprt).split('\n')
    expect(lines[0]).toBe('| | Elo | 95 % | Pairs | Score |')
    expect(lines).toContain('| First – second | Pairs | Result | Score (95 %) | Elo | First is better | SPRT |')
    expect(lines.find((line) => line.startsWith('| easy – random'))).toMatch(/\| \+100 rather than 0 \|$/)
    expect(lines.find((line) => line.startsWith('| medium – easy'))).toMatch(/\| undecided \|$/)
    expect(lines.slice(-2)).toEqual(['Lost by forfeit: 1', 'deal 1: random lost'])
  })
})
