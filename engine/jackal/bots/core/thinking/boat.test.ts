import { describe, expect, it } from 'vitest'
import { openStream } from '../../../../kernel/rng.ts'
import { boating } from '../../../../testkit/boating.ts'
import { cellNamed, type IslandPlan } from '../../../../testkit/drawnIsland.ts'
import type { Json } from '../../../../testkit/island.ts'
import { parseMove } from '../../../codec.ts'
import { BOTS } from '../../index.ts'
import { codeOfMove } from '../translation/moves.ts'
import { evaluateCore } from './evaluation.ts'
import { scoreCode } from './policy.ts'
import { viewed } from './viewed.ts'

const AFLOAT = { at: 'd1', afloat: true, team: 'white' }

function scoreOf(lifeboat: object, move: Json, plan: IslandPlan): number {
  const { state } = boating(lifeboat, plan)
  const read = parseMove(move, state)
  if (!read.ok) throw new Error(read.problem.what)
  const { core, chart } = viewed(state)
  return scoreCode(core, chart, codeOfMove(core, read.value))
}

const WHITE = 0

function worthWith(lifeboat: object | null, at: string, plan: IslandPlan = {}): number {
  const { state } = boating(lifeboat, { pieces: { 'white-1': at, 'red-1': 'a7' }, ...plan })
  return evaluateCore(viewed(state).core, WHITE, 1)
}

describe('bots and the lifeboat', () => {
  it('carry it towards the sea and launch it there', () => {
    const carry = (from: string, to: string) =>
      scoreOf({ at: from }, { kind: 'go', piece: 'white-1', to, carry: 'boat' }, { pieces: { 'white-1': from } })
    expect(carry('e4', 'e3')).toBeGreaterThan(0)
    expect(carry('e4', 'e5')).toBeLessThan(0)
    expect(carry('e2', 'e1')).toBeGreaterThan(carry('e4', 'e3'))
  })

  it('value it more the nearer to the sea a piece carries it, and most when it is launched', () => {
    const ways = [worthWith(null, 'e5'), worthWith({ at: 'e5' }, 'e5'), worthWith({ at: 'e3' }, 'e3')]
    expect(ways.toSorted((a, b) => a - b)).toEqual(ways)
    expect(worthWith(AFLOAT, 'e5')).toBeGreaterThan(worthWith({ at: 'e5' }, 'e5'))
  })

  it('see a second way home for gold that lies near the boat', () => {
    const gold = { tiles: { d3: 'empty=2' }, teams: { white: { ship: 'k1' } } }
    const gain = (plan: IslandPlan) => worthWith(AFLOAT, 'd3', plan) - worthWith(null, 'd3', plan)
    expect(gain(gold)).toBeGreaterThan(gain({ teams: { white: { ship: 'k1' } } }))
  })

  it('do not row without a reason, but to swimmers', () => {
    const row = (to: string) => ({ kind: 'sail', team: 'white', to, boat: true })
    const idle = { pieces: { 'white-1': 'd1' } }
    expect(scoreOf(AFLOAT, row('c1'), idle)).toBeLessThan(0)
    const friend = { pieces: { 'white-1': 'd1', 'white-2': 'c1' } }
    expect(scoreOf(AFLOAT, row('c1'), friend)).toBeGreaterThan(0)
    const enemy = { pieces: { 'white-1': 'd1', 'red-1': 'c1' } }
    expect(scoreOf(AFLOAT, row('c1'), enemy)).toBeGreaterThan(0)
  })

  it('bring gold aboard it when it is nearer than the ship', () => {
    const game = boating(AFLOAT, {
      tiles: { d2: 'empty=1' },
      pieces: { 'white-1': 'd2', 'red-1': 'a7' },
      teams: { white: { ship: 'k1' } },
    })
    expect(BOTS.easy.choose(game.state, 'white', openStream(3, 'bot'))).toMatchObject({
      kind: 'go',
      carry: 'coin',
      to: cellNamed(game.state.board, AFLOAT.at),
    })
  })
})
