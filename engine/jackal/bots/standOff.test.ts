import { describe, expect, it } from 'vitest'
import type { Advice } from '../../kernel/bots.ts'
import { Budget } from '../../kernel/budget.ts'
import { openStream } from '../../kernel/rng.ts'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { printCell } from '../cells.ts'
import { legalMoves } from '../moves.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { LEVELS } from './levels.ts'
import { endOfStandOff } from './standOff.ts'

const standOff = (idleTurns: number, plan: IslandPlan = {}): JackalState =>
  island('. . ?chest-1', { farCoin: false, pieces: { 'white-1': 'f5', 'red-1': 'a7' }, more: { idleTurns }, ...plan })
    .state

const ended = (view: JackalState, advice: readonly Advice<JackalMove>[]) =>
  endOfStandOff(advice, { view, seat: 'white', rng: openStream(1, 'bot'), budget: new Budget(200) }, LEVELS.master)

const led = (view: JackalState, from: string, to: string): JackalMove => {
  const cell = (at: unknown) => (typeof at === 'number' ? printCell(view.board, at) : null)
  const move = legalMoves(view, 'white').find(
    (one) =>
      one.kind === 'go' && cell(one.to) === to && cell(view.pieces.find(({ id }) => id === one.piece)?.at) === from,
  )
  if (!move) throw new Error(`nobody goes from ${from} to ${to}`)
  return move
}

describe('advice for a person in a stand-off', () => {
  it('leads to the unknown, even if the search kept only the way back', () => {
    const view = standOff(20)
    const told = ended(view, [{ move: led(view, 'f5', 'e5'), value: 0.5, worth: 0 }])
    expect(told?.move).toEqual(led(view, 'f5', 'g5'))
    expect(told?.value).toBeCloseTo(0.5, 2)
  })

  it('is unchanged while something happens', () => {
    const view = standOff(2)
    expect(ended(view, [{ move: led(view, 'f5', 'e5'), value: 0.5, worth: 0 }])).toBeUndefined()
  })

  it('may cost more the longer nothing happens, but never as much as a mistake', () => {
    const leadsAt = (idleTurns: number, coins: number, behind: number) => {
      const view = standOff(idleTurns)
      const best = { move: led(view, 'f5', 'e5'), value: 0.5, worth: 0 }
      const way = { move: led(view, 'f5', 'g5'), value: 0.5 - behind, worth: -coins }
      return ended(view, [best, way]) !== undefined
    }
    expect([0.09, 0.15].map((coins) => leadsAt(10, coins, 0))).toEqual([true, false])
    expect([0.15, 0.29, 0.31].map((coins) => leadsAt(60, coins, 0))).toEqual([true, true, false])
    expect([0.011, 0.013].map((behind) => leadsAt(60, 0.2, behind))).toEqual([true, false])
  })
})
