import { expect, it } from 'vitest'
import { playByLaws } from '../../testkit/laws.ts'
import { seaBattleKit } from '../../testkit/seaBattleKit.ts'
import type { SeaBattleState } from '../types.ts'

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
