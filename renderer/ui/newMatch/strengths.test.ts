import { expect, it } from 'vitest'
import { BOT_BUDGETS } from '../../../engine/jackal/data/botBudgets.ts'
import { strengthsOf } from './strengths.ts'

const MASTER = BOT_BUDGETS.master

const entry = (game: string, elo: Readonly<Record<string, number>>) => ({
  game,
  rungs: Object.entries(elo).map(([level, value]) => ({ level, elo: value })),
})

it('are the expected wins against the easy bot, rounded to five', () => {
  const ladder = [
    entry('jackal', { medium: 9 }),
    entry('sea-battle', { hard: 191, medium: 100, easy: 0, random: -700 }),
  ]
  expect(strengthsOf('sea-battle', ladder)).toEqual([
    { level: 'medium', wins: 65, isLeast: false },
    { level: 'hard', wins: 75, isLeast: false },
  ])
})

it('never promise all wins, nor none', () => {
  expect(strengthsOf('jackal', [entry('jackal', { medium: 2000 })])).toMatchObject([{ level: 'medium', wins: 95 }])
  expect(strengthsOf('jackal', [entry('jackal', { medium: -2000 })])).toMatchObject([{ level: 'medium', wins: 5 }])
})

it.each([
  [undefined, false],
  [MASTER / 2, true],
  [MASTER - 1, true],
  [MASTER, false],
  [2 * MASTER, false],
])('with %s positions a move of a master of Jackal are shown as the least: %s', (budget, isLeast) => {
  const rung = { level: 'master', elo: 9, ...(budget !== undefined && { budget }) }
  expect(strengthsOf('jackal', [{ game: 'jackal', rungs: [rung] }])).toMatchObject([{ isLeast }])
})

it('are those of the level with the most positions a move', () => {
  const few = { level: 'master', budget: 500, elo: 0 }
  const more = { level: 'master', budget: 2000, elo: 191 }
  const usual = { level: 'master', elo: 400 }
  const winsOf = (...rungs: readonly { level: string; budget?: number; elo: number }[]) =>
    strengthsOf('jackal', [{ game: 'jackal', rungs }])[0]?.wins
  expect(winsOf(few, more)).toBe(75)
  expect(winsOf(few, usual, more)).toBe(90)
})

it('are unknown of games and levels that the ladder does not have', () => {
  expect(strengthsOf('admiral', [entry('jackal', { medium: 9 })])).toEqual([])
  expect(strengthsOf('jackal', [entry('jackal', { grand: 9 })])).toEqual([])
})
