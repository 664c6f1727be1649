import { expect, it } from 'vitest'
import { jackal } from '../jackal/rules.ts'
import { openStream } from '../kernel/rng.ts'
import { jackalGame } from './jackal.ts'
import { jackalCoreBench, playByCore } from './jackalCore.ts'
import { playThrough } from './randomPlay.ts'

it('the core plays the same matches as the rules', () => {
  for (let seed = 0; seed < 6; seed++) {
    const deal = jackal.setup(jackalGame.options, openStream(seed, 'deal'))
    expect(playByCore(deal, seed)).toBe(playThrough(jackalGame, seed))
  }
})

it('the bench counts the decisions of both, and the speed of the core relative to the rules', () => {
  const rows = jackalCoreBench.rows(() => 1)
  expect(rows.map(({ unit }) => unit)).toEqual(Array.from({ length: 5 }, () => ['/s', '/s', '×']).flat())
  const raced = jackalCoreBench.rows(
    () => 1,
    () => [100, 700],
  )
  expect(raced.filter(({ unit }) => unit === '×').map(({ value }) => value)).toEqual([7, 7, 7, 7, 7])
})
