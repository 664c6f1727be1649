import { expect, it } from 'vitest'
import { BadArguments } from '../badArguments.ts'
import { readPersonalityArguments } from './personalityArguments.node.ts'

const words = (line: string) => readPersonalityArguments(line === '' ? [] : line.split(' '))

it('the arguments of a comparison of personalities give the personality and the number of pairs', () => {
  expect(words('')).toEqual({
    plan: { game: 'jackal', personality: 'raider', level: 'easy', budget: 400 },
    pairs: 50,
    seed: 1,
  })
  expect(words('--game admiral --personality raker --level medium --budget 900 --pairs 3 --seed 7')).toEqual({
    plan: { game: 'admiral', personality: 'raker', level: 'medium', budget: 900 },
    pairs: 3,
    seed: 7,
  })
})

it('a personality is compared with the fewest positions at which it has an effect', () => {
  const budget = (line: string) => words(`--game admiral --personality raker ${line}`).plan.budget
  expect([budget('--level medium --budget 50'), budget('--level easy --budget 1')]).toEqual([50, 1])
})

it.each([
  ['--game admiral --personality raker --level medium --budget 49', '--budget 49: a whole number from 50'],
  ['--personality raidr', '--personality raidr: there are gold-hunter, raider, cautious'],
  ['--personality raker', 'there are gold-hunter'],
  ['--game chess', '--game chess: there are jackal, admiral'],
  ['--level grand', 'there are easy, medium, hard, master'],
  ['--pairs x', '--pairs x: a whole number from 1'],
  ['--pairs 0', 'a whole number from 1'],
  ['--budget 0', 'a whole number from 1'],
  ['--paris 5', 'Unknown option'],
])('%s is refused with a message', (line, told) => {
  expect(() => words(line)).toThrow(BadArguments)
  expect(() => words(line)).toThrow(told)
})
