import { describe, expect, it } from 'vitest'
import { BadArguments } from './badArguments.ts'
import { readArguments } from './tournamentArguments.node.ts'

const read = (line: string) => readArguments(line.split(' '))

describe('the arguments of a tournament', () => {
  it('give players, table and number of pairs', () => {
    expect(
      read('--game jackal --a medium --b easy --pairs 12 --seed 5 --budget 900 --players pairs --json'),
    ).toMatchObject({
      pairing: { table: 'pairs', a: { level: 'medium', budget: 900 }, b: { level: 'easy', budget: 900 } },
      pairs: 12,
      seed: 5,
      json: true,
    })
  })

  it('can give each player a budget of its own', () => {
    const { pairing } = read('--a medium --b medium --budget-a 2000 --budget-b 500')
    expect([pairing.a.budget, pairing.b.budget]).toEqual([2000, 500])
  })

  it('leave the budgets to the levels by default', () => {
    expect(read('--pairs 1').pairing).toEqual({ table: '2', a: { level: 'medium' }, b: { level: 'easy' } })
  })

  it('can name a variant and a map', () => {
    const { pairing } = read('--variant archipelago --map clover')
    expect(pairing).toMatchObject({ table: '2', variant: 'archipelago', map: 'clover' })
  })

  it('can ask for the lifeboat, also everywhere', () => {
    expect(read('--pairs 2').pairing.lifeboat).toBeUndefined()
    expect(read('--lifeboat --everywhere --players pairs')).toMatchObject({
      pairing: { lifeboat: true, table: 'pairs' },
      everywhere: true,
    })
  })

  it('can go over every variant and map', () => {
    expect(read('--pairs 2').everywhere).toBe(false)
    expect(read('--everywhere --pairs 2').everywhere).toBe(true)
  })

  it.each([
    ['--game admiral --everywhere', '--everywhere: admiral has no maps'],
    ['--game admiral --lifeboat', '--lifeboat: admiral has none'],
    ['--everywhere --map clover', 'leave out --variant and --map'],
    ['--map atlantis', '--map atlantis: there are island, great-island'],
    ['--variant modern', '--variant modern: there are classic, archipelago'],
    ['--game admiral --map clover', '--map clover: there are none in this game'],
    ['--game chess', '--game chess: there are jackal'],
    ['--a grand', '--a grand: there are random, greedy, easy, medium, hard, master'],
    ['--players 5', '--players 5: there are 2, 3, 4, pairs'],
    ['--pairs 0', '--pairs 0: a whole number from 1'],
    ['--pairs 1.5', '--pairs 1.5: a whole number from 1'],
    ['--seed x', '--seed x: a whole number from 0'],
    ['--budget -3', 'budget'],
    ['--colour red', 'colour'],
  ])('%s is refused with a message', (line, words) => {
    expect(() => read(line)).toThrow(BadArguments)
    expect(() => read(line)).toThrow(words)
  })
})
