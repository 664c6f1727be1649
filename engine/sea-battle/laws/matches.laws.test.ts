import { expect, it } from 'vitest'
import { playByLaws } from '../../testkit/laws.ts'
import { seaBattleKit } from '../../testkit/seaBattleKit.ts'
import { parseOptions } from '../options.ts'
import type { SeaBattleState } from '../types.ts'
import { batches } from './batches.node.ts'

const VARIANTS = [
  {},
  { touch: 'corners' },
  { shapes: 'bent' },
  { touch: 'corners', shapes: 'bent', first: 'south' },
  { first: 'north', autoMark: false },
]

it.each(batches())('the laws hold in matches of seeds $first to $last', ({ first, last }) => {
  for (let seed = first; seed <= last; seed++) {
    const options = parseOptions(VARIANTS[seed % VARIANTS.length])
    if (!options.ok) throw new Error(options.problem.what)
    const match = playByLaws(seaBattleKit, { options: options.value, seed })
    expect(match.outcome()?.reason).toBe('fleet-sunk')
  }
})

it('the laws hold in puzzles, where a side may have nothing to lose', () => {
  const read = seaBattleKit.game.parsePosition(
    {
      game: 'sea-battle',
      fleets: { north: { ships: [['a1', 'a2', 'a3', 'a4'], ['j10']] }, south: { ships: [] } },
      turn: 'north',
    },
    { int: () => 0, unit: () => 0, drawn: 0 },
  )
  if (!read.ok) throw new Error(read.problem.what)
  const state: SeaBattleState = read.value
  const match = playByLaws(
    { ...seaBattleKit, brokenMove: () => null, redeal: (before) => before },
    { options: state.options, seed: 3, state },
  )
  expect(match.outcome()).toEqual({ winners: ['south'], scores: { north: 0, south: 2 }, reason: 'fleet-sunk' })
})
