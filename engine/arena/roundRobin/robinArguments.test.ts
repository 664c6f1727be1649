import { describe, expect, it } from 'vitest'
import { BadArguments } from '../badArguments.ts'
import { asksForTwo, readRobinArguments } from './robinArguments.node.ts'
import { commandOf } from './runRobin.node.ts'

const read = (...args: readonly string[]) => readRobinArguments(args)
const words = (line: string) => readRobinArguments(line.split(' '))

describe('the arguments of a round robin', () => {
  it('let all levels of a game meet by default, twenty pairs each', () => {
    expect(read().plan).toMatchObject({
      place: { table: '2' },
      contestants: ['random', 'greedy', 'easy', 'medium', 'hard', 'master'].map((level) => ({ level })),
      length: { seed: 1, pairs: 20, sprt: null },
    })
    expect(words('--game sea-battle').plan.contestants).toHaveLength(4)
  })

  it('can name the contestants, with budgets of their own', () => {
    const { contestants } = words('--entrants random,easy,medium:2000,medium:500 --budget 300').plan
    expect(contestants).toEqual([
      { level: 'random' },
      { level: 'easy', budget: 300 },
      { level: 'medium', budget: 500 },
      { level: 'medium', budget: 2000 },
    ])
  })

  it('can add external programs', () => {
    const { contestants } = read(
      '--entrants',
      'easy',
      '--program',
      'node a.js',
      '--program',
      'b',
      '--seconds',
      '3',
    ).plan
    expect(contestants).toEqual([{ level: 'easy' }, { program: 'node a.js', seconds: 3 }, { program: 'b', seconds: 3 }])
  })

  it('can ask for a sequential test, with the most pairs', () => {
    expect(words('--sprt 0 100').plan.length).toEqual({ seed: 1, pairs: 400, sprt: { elo0: 0, elo1: 100 } })
    expect(words('--sprt -10 20.5 --pairs 50').plan.length).toMatchObject({
      pairs: 50,
      sprt: { elo0: -10, elo1: 20.5 },
    })
  })

  it('give the ground, and the use of the result', () => {
    expect(words('--map clover --variant archipelago --results r.jsonl --json')).toMatchObject({
      plan: { place: { table: '2', map: 'clover', variant: 'archipelago' } },
      results: 'r.jsonl',
      ladder: false,
      json: true,
    })
    expect(words('--players 2 --ladder').ladder).toBe(true)
  })

  it('put the weaker first, in whatever order they were typed', () => {
    const { contestants } = words('--game jackal --entrants medium,medium:500,easy,medium:2000,random').plan
    expect(contestants).toEqual([
      { level: 'random' },
      { level: 'easy' },
      { level: 'medium', budget: 500 },
      { level: 'medium', budget: 2000 },
      { level: 'medium' },
    ])
  })

  it.each([
    ['--entrants easy', 'takes two'],
    ['--entrants easy,easy', 'easy takes part twice'],
    ['--entrants easy,grand', '--entrants grand: there are random, greedy, easy, medium, hard, master'],
    ['--entrants easy,medium:1:2', 'a level and a budget'],
    ['--entrants easy,medium:x', 'a whole number from 1'],
    ['--sprt 100 0', 'the smaller first'],
    ['--sprt 5', 'two Elo differences'],
    ['--sprt 0 high', 'two Elo differences'],
    ['--game chess', 'there are jackal'],
    ['--seconds 0', '--seconds 0: a whole number from 1 to 86400'],
    ['--seconds 3000000', 'a whole number from 1 to 86400'],
    ['--game sea-battle --entrants medium,hard --ladder', '--ladder: all is told against easy'],
    ['--entrants easy --program bot --ladder', '--ladder: two levels at least'],
    ['--map clover --ladder', '--ladder: leave out --players'],
    ['--variant archipelago --ladder', '--ladder: leave out --players'],
    ['--players pairs --ladder', '--ladder: leave out --players'],
    ['--a easy', 'Unknown option'],
  ])('%s is refused with a message', (line, told) => {
    expect(() => words(line)).toThrow(BadArguments)
    expect(() => words(line)).toThrow(told)
  })

  it('refuses a program without a name', () => {
    expect(() => read('--program', ' ')).toThrow('a command line')
  })
})

it.each([
  ['--a medium --b easy', true],
  ['--pairs 4 --budget-a=1000', true],
  ['--everywhere', true],
  ['--game admiral --pairs 4', false],
])('%s asks for two: %s', (line, isOfTwo) => {
  expect(asksForTwo(line.split(' '))).toBe(isOfTwo)
})

it('the printed command leads to the same result', () => {
  const args = ['--game', 'jackal', '--program', 'node a.js', '--results', 'r.jsonl', '--ladder', '--sprt', '0', '100']
  expect(commandOf(args)).toBe('npm run tournament -- --game jackal --program "node a.js" --sprt 0 100')
})

it.each([
  ['node a.js', '"node a.js"'],
  ['node "my bot.js"', `'node "my bot.js"'`],
  ['echo $HOME', `'echo $HOME'`],
  [`it's "one"`, `'it'\\''s "one"'`],
])('the printed program %s is quoted so that a shell reads it unchanged', (program, told) => {
  expect(commandOf(['--program', program])).toBe(`npm run tournament -- --program ${told}`)
})
