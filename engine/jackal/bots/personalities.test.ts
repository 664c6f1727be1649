import { describe, expect, it } from 'vitest'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { jackalKit } from '../../testkit/jackalKit.ts'
import { printMove } from '../codec.ts'
import { BOT_LEVELS, type BotLevel } from '../data/botLevels.ts'
import { BOT_PERSONALITIES, type BotPersonality } from '../data/botPersonalities.ts'
import { parseOptions } from '../options.ts'
import { jackal } from '../rules.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { BOTS } from './index.ts'
import { fondnessOf, MOST_FONDNESS } from './personalities.ts'

/** Returns how much a personality likes a step of white's pirate from f5, with a coin if it has one. */
function liking(personality: string, to: string, plan: IslandPlan): number {
  const { state } = island('. . .', { ...plan, pieces: { 'white-1': 'f5', ...plan.pieces } })
  const wanted = (move: JackalMove) => (printMove(move, state) as { to?: string }).to === to
  const move = jackal.legalMoves(state, 'white').findLast(wanted)
  if (!move) throw new Error(`no move to ${to}`)
  return fondnessOf(personality, jackal.view(state, 'white'), 'white')(move)
}

/** Returns a match of two after some random moves. */
function midMatch(seed: number, moves: number): JackalState {
  const options = parseOptions({ players: 2 })
  if (!options.ok) throw new Error(options.problem.what)
  const rng = openStream(seed, 'moves')
  let state = jackal.setup(options.value, openStream(seed, 'deal'))
  for (let i = 0; i < moves; i++) {
    const seat = jackal.awaiting(state)[0] ?? 'nobody'
    const legal = jackal.legalMoves(state, seat)
    const move = legal[rng.int(legal.length)]
    if (move) state = playMove(jackal, state, seat, move, rng).state
  }
  return state
}

function chosen(level: BotLevel, personality: BotPersonality, state: JackalState): JackalMove {
  const seat = jackal.awaiting(state)[0] ?? 'nobody'
  const view = jackal.view(state, seat)
  return BOTS[level].choose(view, seat, openStream(1, 'bot'), { budget: 300, personality })
}

describe('the preferences of a personality', () => {
  it('a raider hits, and prefers enemies with gold', () => {
    const blow = liking('raider', 'g5', { pieces: { 'red-1': 'g5' } })
    const robbery = liking('raider', 'g5', { pieces: { 'red-1': 'g5' }, tiles: { g5: 'empty=1' } })
    expect([blow > 0, robbery > blow]).toEqual([true, true])
    expect(liking('raider', 'g5', {})).toBe(0)
  })

  it('a raider does not hit on another step of a turntable', () => {
    const foe = (step: number) => ({ tiles: { g5: 'jungle' }, pieces: { 'red-1': { at: 'g5', step } } })
    expect(liking('raider', 'g5', foe(1)) - liking('raider', 'g5', foe(2))).toBeGreaterThan(0)
    const on = { tiles: { f5: 'jungle' }, pieces: { 'white-1': { at: 'f5', step: 1 } } }
    const before = { ...on, pieces: { ...on.pieces, 'red-1': { at: 'f5', step: 2 } } }
    expect(liking('raider', 'f5', before)).toBeGreaterThan(liking('raider', 'f5', on))
  })

  it('a gold-hunter goes to visible gold, and brings it home', () => {
    expect(liking('gold-hunter', 'g5', { tiles: { h5: 'empty=1' } })).toBeGreaterThan(0)
    expect(liking('gold-hunter', 'g6', { tiles: { g3: 'empty=1' } })).toBeLessThan(0)
    expect(liking('gold-hunter', 'f4', { tiles: { f5: 'empty=1' } })).toBeGreaterThan(0)
  })

  it('the cautious personality avoids closed tiles, and places beside enemies', () => {
    const unknown = liking('cautious', 'g5', { tiles: { g5: '?empty' } })
    const beside = liking('cautious', 'g5', { pieces: { 'red-1': 'h5' } })
    expect([unknown < 0, beside < 0]).toEqual([true, true])
    expect(liking('cautious', 'g5', {})).toBe(0)
  })

  it('the cautious personality does not avoid a tile that it has seen from the lighthouse', () => {
    const { state } = island('. . .', { pieces: { 'white-1': 'f5' }, tiles: { g5: '?empty' } })
    const seenBy = (seat: string): JackalState => ({
      ...state,
      tiles: state.tiles.map((tile) => (tile && !tile.open ? { ...tile, seenBy: [seat] } : tile)),
    })
    const least = (seen: JackalState) => {
      const view = jackal.view(seen, 'white')
      return Math.min(...jackal.legalMoves(view, 'white').map(fondnessOf('cautious', view, 'white')))
    }
    expect(least(seenBy('red'))).toBeLessThan(0)
    expect(least(seenBy('white'))).toBe(0)
  })
})

describe.each(BOT_PERSONALITIES)('a %s pirate', (personality) => {
  it('has no preference larger than its level can bear', () => {
    const crowd = { 'red-1': 'g5', 'red-2': 'g5', 'red-3': 'g5' }
    const much = liking(personality, 'g5', { pieces: crowd, tiles: { g5: 'empty=3' } })
    expect(Math.abs(much)).toBeLessThanOrEqual(MOST_FONDNESS)
  })

  it.each(BOT_LEVELS)('chooses the same at the level %s regardless of what lies on unknown tiles', (level) => {
    for (let seed = 1; seed <= 2; seed++) {
      const state = midMatch(seed, 60)
      const seat = jackal.awaiting(state)[0] ?? 'nobody'
      const redealt = jackalKit.redeal(state, { state, events: [] }, seat, openStream(seed, 'redeal'))
      expect(redealt.tiles).not.toEqual(state.tiles)
      expect(chosen(level, personality, redealt)).toEqual(chosen(level, personality, state))
    }
  })
})
