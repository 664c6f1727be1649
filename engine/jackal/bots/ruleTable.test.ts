import { describe, expect, it } from 'vitest'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import { cellNamed } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { BOT_LEVELS } from '../data/botLevels.ts'
import { jackal } from '../rules.ts'
import type { JackalState } from '../types.ts'
import { viewed } from './core/thinking/viewed.ts'
import { isFollowed } from './core/translation/reading.ts'
import { BOTS } from './index.ts'
import { JACKAL_JUDGE } from './judge.ts'

const BUDGET = { budget: 60 }

/** Returns a position with a crowd of pirates, one of them beside gold near its ship. */
function crowded(): JackalState {
  const many = Array.from({ length: 12 }, (_, i) => [`white-${i + 4}`, 'd9'] as const)
  const foes = Array.from({ length: 12 }, (_, i) => [`red-${i + 4}`, 'k9'] as const)
  const pieces = { 'white-1': 'g3', ...Object.fromEntries([...many, ...foes]), 'red-1': 'k8' }
  return island('empty=1', { at: 'g3', pieces }).state
}

/** Returns a position whose decision no tile asks: the piece on an empty tile must go on. */
function misasked(): JackalState {
  const { state } = island('empty=1 .', { at: 'g2', pieces: { 'white-1': 'g2', 'red-1': 'k8' } })
  const to = ['g3', 'h3'].map((name) => cellNamed(state.board, name))
  const chain = { piece: 'white-1', origin: to[0] ?? 0, originStep: 0, steps: [] }
  return { ...state, decision: { kind: 'onward', chain, cause: 'horse', manner: 'knight', to } }
}

describe.each([
  ['a crowd', crowded],
  ['a question that no tile asks', misasked],
])('in a position with %s, which the core cannot play on,', (_, made) => {
  const view = made()

  it.each(BOT_LEVELS)('%s plays legal moves', (level) => {
    expect(isFollowed(viewed(view).core, view)).toBe(false)
    let state: JackalState = view
    for (let played = 0; played < 6; played++) {
      const [seat = ''] = jackal.awaiting(state)
      const move = BOTS[level].choose(jackal.view(state, seat), seat, openStream(played, 'bot'), BUDGET)
      expect(jackal.legalMoves(state, seat)).toContainEqual(move)
      state = playMove(jackal, state, seat, move, openStream(played, 'move')).state
    }
  })

  it('moves are advised and judged', () => {
    const [first] = BOTS.master.advise(view, 'white', openStream(1, 'bot'), { ...BUDGET, forPeople: true })
    expect(jackal.legalMoves(view, 'white')).toContainEqual(first?.move)
    const judged = first && JACKAL_JUDGE.judge(view, 'white', [first.move], openStream(1, 'judge'), 200)
    expect(judged?.best).toBeGreaterThan(0)
  })
})

it('in a crowd gold is carried home', () => {
  const move = BOTS.master.choose(crowded(), 'white', openStream(1, 'bot'), BUDGET)
  expect(move).toMatchObject({ kind: 'go', piece: 'white-1', carry: 'coin' })
})
