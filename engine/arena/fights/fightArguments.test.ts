import { expect, it } from 'vitest'
import { BadArguments } from '../badArguments.ts'
import { readFightArguments } from './fightArguments.node.ts'

const words = (line: string) => readFightArguments(line === '' ? [] : line.split(' '))

it('the arguments of fights give the game, the level and the number of matches', () => {
  const plans = [
    { table: 'duel', level: 'medium' },
    { table: 'treasure', level: 'medium' },
  ]
  expect(words('')).toEqual({ game: 'admiral', plans, matches: 20, seed: 1 })
  expect(words('--players bare --level master --budget 60 --matches 3 --seed 7')).toEqual({
    game: 'admiral',
    plans: [{ table: 'bare', level: 'master', budget: 60 }],
    matches: 3,
    seed: 7,
  })
  expect(words('--game jackal --level easy')).toEqual({ game: 'jackal', plan: { level: 'easy' }, matches: 20, seed: 1 })
})

it.each([
  ['--game chess', '--game chess: there are admiral, jackal'],
  ['--players none', '--players none: there are duel, bare'],
  ['--game jackal --players duel', '--players: Jackal is played by two'],
  ['--level grand', '--level grand: there are easy, medium, hard, master'],
  ['--matches 0', '--matches 0: a whole number from 1'],
  ['--seed x', '--seed x: a whole number from 0'],
  ['--budget 0.5', '--budget 0.5: a whole number from 1'],
  ['--mathces 5', 'Unknown option'],
])('%s is refused with a message', (line, told) => {
  expect(() => words(line)).toThrow(BadArguments)
  expect(() => words(line)).toThrow(told)
})
