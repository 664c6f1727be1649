import { describe, expect, it } from 'vitest'
import type { IslandPlan } from '../../../../testkit/drawnIsland.ts'
import { island, type Json } from '../../../../testkit/island.ts'
import { parseMove } from '../../../codec.ts'
import type { JackalMove, JackalState } from '../../../types.ts'
import { codeOfMove } from '../translation/moves.ts'
import { scoreCode } from './policy.ts'
import { viewed } from './viewed.ts'

/** Returns the policy's score of a move, in tenths of a coin. */
function scoreOf(drawing: string, move: Json, plan: IslandPlan = {}): number {
  const { state } = island(drawing, { pieces: { 'white-1': 'e5' }, ...plan })
  const read = parseMove(move, state)
  if (!read.ok) throw new Error(read.problem.what)
  return scoreIn(state, read.value)
}

function scoreIn(state: JackalState, move: JackalMove): number {
  const { core, chart } = viewed(state)
  return scoreCode(core, chart, codeOfMove(core, move))
}

const go = (to: string, how: object = {}): Json => ({ kind: 'go', piece: 'white-1', to, ...how })

/** Returns the score of a step east onto a tile, without gold that could attract or hold a piece. */
const stepOnto = (tile: string, plan: IslandPlan = {}): number =>
  scoreOf(`. ${tile}`, go('f5'), { farCoin: false, ...plan })

describe('a step with empty hands', () => {
  it('prefers cheaper tiles', () => {
    const worstFirst = [
      'cannibal',
      'trap',
      'cannon',
      'crocodile',
      'balloon',
      'mountain',
      'rum',
      'swamp',
      'desert',
      'caramba',
      'empty',
      'aborigine',
      'airplane',
    ]
    expect(worstFirst.toSorted((a, b) => stepOnto(a) - stepOnto(b))).toEqual(worstFirst)
    expect(new Set(worstFirst.map((kind) => stepOnto(kind))).size).toBe(worstFirst.length)
  })

  it.each(['jungle', 'fort', 'thicket', 'cave', 'horse', 'arrow-4', 'lighthouse', 'chest-3', 'ben', 'bottle-1'])(
    'is as good onto %s as onto an empty tile',
    (kind) => {
      expect(stepOnto(kind)).toBe(stepOnto('empty'))
    },
  )

  it('is better onto a closed tile than onto an open one without gold, and best onto much gold', () => {
    const rising = ['empty', '?empty', 'empty=1', 'empty=3']
    expect(rising.toSorted((a, b) => stepOnto(a) - stepOnto(b))).toEqual(rising)
  })

  it('goes towards gold, and past a tile beside it', () => {
    const towards = scoreOf('. . . . empty=1', go('f5'), { farCoin: false })
    const away = scoreOf('. . . . empty=1', go('d5'), { farCoin: false })
    expect(towards).toBeGreaterThan(away)
    const beside = scoreOf('. . empty=1', go('f5'), { farCoin: false })
    expect(beside).toBeGreaterThan(towards)
  })

  it('does not leave gold lying underfoot', () => {
    expect(scoreOf('empty=1 .', go('f5'))).toBeLessThan(scoreOf('. .', go('f5')))
  })

  it('frees a friend from a trap, and hits an enemy, but less readily the missionary’s Friday', () => {
    const onto = (pieces: IslandPlan['pieces'], tile = '.') =>
      stepOnto(tile, { pieces: { 'white-1': 'e5', 'white-2': 'g1', ...pieces } })
    const trapped = { 'white-3': { at: 'f5', trapped: true } }
    expect(onto(trapped, 'trap')).toBeGreaterThan(onto({}, 'trap'))
    expect(onto({ 'red-1': 'f5' })).toBeGreaterThan(onto({ friday: { team: 'red', at: 'f5' } }))
    expect(onto({ friday: { team: 'red', at: 'f5' } })).toBeGreaterThan(onto({}))
  })

  it('costs more with a bottle', () => {
    const trapped = { pieces: { 'white-1': { at: 'e5', trapped: true } }, teams: { white: { bottles: 1 } } }
    const plan = { ...trapped, farCoin: false }
    expect(scoreOf('trap .', go('f5', { bottle: true }), plan)).toBe(scoreOf('trap .', go('f5'), plan) - 3)
  })
})

describe('a step with a load', () => {
  const carried = (tile: string, plan: IslandPlan = {}) =>
    scoreOf(`empty=1\n${tile}`, go('e4', { carry: 'coin' }), { at: 'e4', ...plan })

  it('goes home, not away from it', () => {
    expect(carried('.')).toBeGreaterThan(0)
    expect(scoreOf('.\nempty=1', go('e6', { carry: 'coin' }))).toBeLessThan(0)
  })

  it('goes on over a swamp step by step (J-TURNTABLE)', () => {
    const game = island('empty=1 swamp', { at: 'f3', pieces: { 'white-1': 'f3', 'red-1': 'k9' } })
    game.go('white-1', 'g3', { carry: 'coin' })
    game.go('red-1', 'k8')
    const [withCoin, without] = [{ carry: 'coin' }, {}].map((how) => {
      const read = parseMove({ ...go('g3'), ...how }, game.state)
      return read.ok ? scoreIn(game.state, read.value) : Number.NaN
    })
    expect(withCoin).toBeGreaterThan(0)
    expect(without).toBeLessThan(0)
  })

  it('never goes to the cannibal', () => {
    expect(carried('cannibal')).toBe(-100)
  })

  it('avoids a trap, and prefers a balloon from afar', () => {
    expect(carried('trap')).toBeLessThan(0)
    const afar = (to: string) =>
      scoreOf('empty=1 .\n. balloon', go(to, { carry: 'coin' }), { at: 'g8', pieces: { 'white-1': 'g9' } })
    expect(afar('h8')).toBeGreaterThan(0)
    expect(afar('h8')).toBeGreaterThan(afar('g8'))
  })

  it('counts double with the treasure', () => {
    const treasure = scoreOf('empty=T\n.', go('e4', { carry: 'treasure' }), { at: 'e4' })
    expect(treasure).toBe(2 * carried('.'))
  })

  it('boards its own ship before anything else, and sinks nothing', () => {
    const atShore = { at: 'g2', pieces: { 'white-1': 'g2' } }
    expect(scoreOf('empty=1', go('g1', { carry: 'coin' }), atShore)).toBeGreaterThan(carried('.'))
    expect(scoreOf('empty=1', go('h1', { carry: 'coin' }), atShore)).toBeLessThan(0)
  })
})

describe('in the water', () => {
  const swimming = { pieces: { 'white-1': 'c1' } }

  it('a swimmer heads for its ship, and boards it', () => {
    expect(scoreOf('.', go('d1'), swimming)).toBeGreaterThan(scoreOf('.', go('b1'), swimming))
    expect(scoreOf('.', go('g1'), { pieces: { 'white-1': 'f1' } })).toBeGreaterThan(scoreOf('.', go('d1'), swimming))
  })

  it('no swimmer goes to an enemy ship', () => {
    expect(scoreOf('.', go('a7'), { pieces: { 'white-1': 'a6' } })).toBe(-100)
  })
})

describe('a ship', () => {
  const sail = (to: string, pieces: IslandPlan['pieces']) =>
    scoreOf('.', { kind: 'sail', team: 'white', to }, { pieces: { 'white-1': 'g1', ...pieces } })

  it('stays in place without a reason to sail', () => {
    expect(sail('h1', {})).toBeLessThan(0)
  })

  it('takes swimmers aboard, and runs enemies down', () => {
    expect(sail('h1', { 'white-2': 'h1' })).toBeGreaterThan(0)
    expect(sail('h1', { 'red-1': 'h1' })).toBeGreaterThan(sail('h1', { 'white-2': 'h1' }))
  })

  it('meets pieces that stand by gold near the shore', () => {
    const plan = { tiles: { j2: 'empty=1' }, pieces: { 'white-1': 'g1', 'white-2': 'j2' } }
    const towards = scoreOf('.', { kind: 'sail', team: 'white', to: 'h1' }, plan)
    const away = scoreOf('.', { kind: 'sail', team: 'white', to: 'f1' }, plan)
    expect(towards).toBeGreaterThan(0)
    expect(away).toBeLessThan(sail('f1', {}))
  })
})

describe('answers and oaths', () => {
  it.each([
    ['swears aloud', { kind: 'swear', loud: false }, -100],
    ['revives a comrade', { kind: 'revive', piece: 'white-1' }, 15],
    ['does not offer the end', { kind: 'offerEnd' }, -100],
  ] as const)('%s', (_what, move, score) => {
    expect(scoreOf('.', move)).toBe(score)
  })

  it('leads a foreign team astray under the grove', () => {
    const led = { farCoin: false, more: { grove: { turnsLeft: 2 } } }
    expect(stepOnto('cannibal', led)).toBe(-stepOnto('cannibal'))
  })
})
