import { expect, it } from 'vitest'
import { strengthsOf } from './strengths.ts'

const entry = (game: string, elo: Readonly<Record<string, number>>) => ({
  game,
  rungs: Object.entries(elo).map(([level, value]) => ({ level, elo: value })),
})

it('are the expected wins against the easy bot, to the nearest five', () => {
  const ladder = [
    entry('jackal', { medium: 9 }),
    entry('sea-battle', { hard: 191, medium: 100, easy: 0, random: -700 }),
  ]
  expect(strengthsOf('sea-battle', ladder)).toEqual([
    { level: 'medium', wins: 65 },
    { level: 'hard', wins: 75 },
  ])
})

it('never promise all matches, nor none', () => {
  expect(strengthsOf('jackal', [entry('jackal', { medium: 2000 })])).toEqual([{ level: 'medium', wins: 95 }])
  expect(strengthsOf('jackal', [entry('jackal', { medium: -2000 })])).toEqual([{ level: 'medium', wins: 5 }])
})

it('are unknown of games and levels that the ladder does not have', () => {
  expect(strengthsOf('admiral', [entry('jackal', { medium: 9 })])).toEqual([])
  expect(strengthsOf('jackal', [entry('jackal', { grand: 9 })])).toEqual([])
})
