import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { parseCell } from '../cells.ts'
import { CLASSIC_ISLAND } from '../data/boards.ts'
import { BOT_LEVELS } from '../data/botLevels.ts'
import type { JackalMove } from '../types.ts'
import { bringHome } from './homecoming.ts'
import { BOTS } from './index.ts'
import { JACKAL_JUDGE } from './judge.ts'

const at = (name: string) => parseCell(CLASSIC_ISLAND, name) ?? Number.NaN
/** Returns a position with white's ship at g1: its pirates come aboard from f2, g2 and h2. */
const beach = (tiles: IslandPlan['tiles'], more: IslandPlan = {}) =>
  island('.', { tiles: { ...tiles }, pieces: { 'white-1': 'g2', 'white-2': 'f2' }, ...more }).state

describe('gold that one move brings aboard', () => {
  it.each(BOT_LEVELS)('is brought there at once: %s', (level) => {
    const view = beach({ g2: 'chest-1=1', h4: '?empty' })
    const move = BOTS[level].choose(view, 'white', openStream(1, 'bot'), { budget: 200 })
    expect(move).toEqual({ kind: 'go', piece: 'white-1', to: at('g1'), carry: 'coin' })
  })

  it.each([
    ['over a balloon', { e5: 'chest-1=1', e6: 'balloon' }, 'e6'],
    ['over an arrow', { e2: 'chest-1=1', f2: 'arrow-1/E', g2: 'arrow-1/S' }, 'f2'],
    ['over ice', { g3: 'chest-1=1', g2: 'ice' }, 'g2'],
  ])('is brought there %s as well', (_how, tiles, to) => {
    const [start = ''] = Object.keys(tiles)
    const view = beach(tiles, { pieces: { 'white-1': start } })
    expect(bringHome(view, 'white')).toEqual({ kind: 'go', piece: 'white-1', to: at(to), carry: 'coin' })
  })

  it('is brought into the lifeboat as well', () => {
    const view = beach(
      { e2: 'chest-1=1' },
      {
        pieces: { 'white-1': 'e2' },
        options: { lifeboat: true },
        more: { lifeboat: { at: 'e1', afloat: true, team: 'white', sides: ['S'] } },
      },
    )
    expect(bringHome(view, 'white')).toMatchObject({ piece: 'white-1', to: at('e1'), carry: 'coin' })
  })

  it('is brought on at a fork by the way that leads home', () => {
    const game = island('', {
      tiles: { e2: 'chest-1=1', f2: 'arrow-2/E', d2: '.', g2: 'arrow-4' },
      pieces: { 'white-1': 'e2' },
    })
    game.go('white-1', 'f2', { carry: 'coin' })
    expect(game.state.decision?.kind).toBe('onward')
    expect(bringHome(game.state, 'white')).toMatchObject({ piece: 'white-1', to: at('g2') })
  })

  it('is not blamed by an analysis, because the coach advises it', () => {
    const view = beach({ g2: 'chest-1=1' })
    const move = bringHome(view, 'white')
    if (!move) throw new Error('nothing to bring home')
    const judged = (...played: readonly JackalMove[]) =>
      JACKAL_JUDGE.judge(view, 'white', played, openStream(1, 'judge'), 200)
    expect(judged(move)).toMatchObject({ other: null, best: judged(move)?.played })
  })

  it('is the treasure rather than a coin', () => {
    const view = beach({ g2: 'chest-1=1', f2: 'galleon=T' })
    expect(bringHome(view, 'white')).toMatchObject({ piece: 'white-2', carry: 'treasure' })
  })

  it.each([
    ['nobody stands on gold', beach({})],
    ['the way is longer', beach({ e5: 'chest-1=1' }, { pieces: { 'white-1': 'e5' } })],
  ])('is none if %s', (_why, view) => {
    expect(bringHome(view, 'white')).toBeNull()
  })
})
