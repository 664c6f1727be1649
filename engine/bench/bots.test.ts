import { expect, it } from 'vitest'
import { randomPlayer } from '../arena/random.ts'
import { botsOf } from '../kernel/bots.ts'
import { type ToyShape, toyRules } from '../testkit/toy.ts'
import { botsBench, countLoop, movesOf } from './bots.ts'

/** Does each work once and calls it a second. */
const once = (works: readonly (() => number)[]) => works.map((work) => work())

it('every level of every game is timed, beside a loop', () => {
  const rows = botsBench.rows(
    () => 1,
    () => [200, 1000],
  )
  const levels = ['Jackal', 'Admiral'].flatMap((game) =>
    ['easy', 'medium', 'hard', 'master'].map((level) => `${game}, ${level}`),
  )
  const elsewhere = ['Admiral, treasure hunt, master', 'Admiral, pairs, master']
  const names = [...levels, ...elsewhere, ...['easy', 'medium', 'hard'].map((level) => `Sea Battle, ${level}`)]
  expect(rows.map(({ name }) => name)).toEqual(names.flatMap((name) => [name, `${name}, in loops`]))
  expect(new Set(rows.map(({ value, unit }) => `${value} ${unit}`))).toEqual(new Set(['5 ms', '5 ×']))
})

it('each level decides positions from a match of the weakest', () => {
  const asked: string[] = []
  const botOf = (level: string) => ({
    choose(...[view, seat, rng]: Parameters<ReturnType<typeof randomPlayer<ToyShape>>>) {
      asked.push(level)
      return randomPlayer(toyRules)(view, seat, rng)
    },
    advise: () => [],
  })
  const bots = botsOf<ToyShape, 'weak' | 'strong'>(['weak', 'strong'], { weak: botOf('weak'), strong: botOf('strong') })
  const rows = movesOf('Toy', { rules: toyRules, bots }, { cards: 6 }, once)
  const strong = asked.filter((level) => level === 'strong').length
  expect(strong).toBeGreaterThan(2)
  expect(asked).toEqual([
    ...Array.from({ length: 2 * strong }, () => 'weak'),
    ...Array.from({ length: strong }, () => 'strong'),
  ])
  expect(rows.map(({ value }) => value)).toEqual([1000 / strong, 1 / strong, 1000 / strong, 1 / strong])
})

it('the loop hashes repeatedly', () => {
  expect(countLoop(3)).not.toBe(countLoop(4))
  expect(countLoop(1000)).toBe(countLoop(1000))
})
