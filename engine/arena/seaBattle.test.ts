import { expect, it } from 'vitest'
import { seaBattleArena } from './seaBattle.ts'

const play = (table: string, a: string, b: string) => seaBattleArena.pairs({ table, a: { level: a }, b: { level: b } })

it.each(seaBattleArena.tables)('players of one level share a pair at the table %s: each has either fleet', (table) => {
  const [first, second] = play(table, 'easy', 'easy')(5)
  expect(first + second).toBe(1)
})

it('gives the same pair for the same seed', () => {
  const pair = play('classic', 'medium', 'easy')
  expect(pair(3)).toEqual(pair(3))
})

it('shows that finishing wounded ships beats firing anywhere', () => {
  const scores = [1, 2, 3, 4].flatMap(play('classic', 'easy', 'random'))
  expect(scores).toEqual(Array(8).fill(1))
})

it('has no other level or table', () => {
  expect(() => play('classic', 'grand', 'easy')(1)).toThrow(RangeError)
  expect(() => play('lake', 'easy', 'easy')).toThrow(RangeError)
})
