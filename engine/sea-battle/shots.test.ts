import { describe, expect, it } from 'vitest'
import { playMove } from '../kernel/play.ts'
import { openStream } from '../kernel/rng.ts'
import { type BattlePlan, battle, cell, cells, ships } from '../testkit/fleet.ts'
import { parseOptions } from './options.ts'
import { seaBattle } from './rules.ts'
import type { SeaBattleEvent, SeaBattleMove, SeaBattleRefusal, SeaBattleState } from './types.ts'

const LUCK = openStream(0, 'move/1')
const fire = (at: string): SeaBattleMove => ({ kind: 'fire', at: cell(at) })

function play(
  state: SeaBattleState,
  ...moves: readonly SeaBattleMove[]
): { state: SeaBattleState; events: readonly SeaBattleEvent[] } {
  let now = state
  let events: readonly SeaBattleEvent[] = []
  for (const move of moves) {
    const [seat = 'nobody'] = seaBattle.awaiting(now)
    expect(seaBattle.refuse(now, seat, move)).toBeNull()
    ;({ state: now, events } = playMove(seaBattle, now, seat, move, LUCK))
  }
  return { state: now, events }
}

describe('a shot', () => {
  it('that misses passes the turn', () => {
    const { state, events } = play(battle(), fire('e5'))
    expect(events).toEqual([
      { kind: 'shotFired', by: 'north', at: cell('e5'), result: 'miss', ship: null, reveals: true },
      { kind: 'turnPassed', to: 'south' },
    ])
    expect(seaBattle.awaiting(state)).toEqual(['south'])
  })

  it('that hits lets the same player fire again', () => {
    const { state, events } = play(battle(), fire('e8'))
    expect(events).toEqual([
      { kind: 'shotFired', by: 'north', at: cell('e8'), result: 'hit', ship: null, reveals: true },
    ])
    expect(seaBattle.awaiting(state)).toEqual(['north'])
  })

  it('at the last cell of a ship sinks it and shows its cells', () => {
    const { state, events } = play(battle(), fire('e8'), fire('f8'))
    expect(events).toEqual([
      { kind: 'shotFired', by: 'north', at: cell('f8'), result: 'sunk', ship: cells('e8 f8'), reveals: true },
    ])
    expect(state.sunk.north).toEqual([cells('e8 f8')])
    expect(seaBattle.awaiting(state)).toEqual(['north'])
  })

  it('sinks a ship of one cell at once', () => {
    expect(play(battle(), fire('j7')).events).toMatchObject([{ result: 'sunk', ship: [cell('j7')] }])
  })

  it('sinks a ship whose cells are hit in any order, with misses between', () => {
    const { events } = play(battle(), fire('b10'), fire('d10'), fire('e10'), fire('j8'), fire('c10'), fire('a10'))
    expect(events).toMatchObject([{ at: cell('a10'), result: 'sunk', ship: cells('a10 b10 c10 d10') }])
  })

  it('sinks a bent ship by its last cell', () => {
    const state = battle({ options: { shapes: 'bent' }, south: 'c3 c4 c5 d5' })
    const { events } = play(state, fire('c3'), fire('d5'), fire('c5'), fire('c4'))
    expect(events).toMatchObject([
      { result: 'sunk', ship: cells('c3 c4 c5 d5') },
      { kind: 'fleetsOpened' },
      { kind: 'matchEnded' },
    ])
  })

  it('at one of two ships that touch by corners sinks only that one', () => {
    const state = battle({ options: { touch: 'corners' }, south: 'c3, d4 d5' })
    expect(play(state, fire('c3')).state.sunk.north).toEqual([[cell('c3')]])
  })

  it('may be fired at water marked as empty', () => {
    const { state } = play(battle(), fire('j7'))
    expect(seaBattle.refuse(state, 'north', fire('j6'))).toBeNull()
    expect(seaBattle.legalMoves(state, 'north')).toContainEqual(fire('j6'))
  })

  it('may be fired at every cell not fired at yet', () => {
    const moves = seaBattle.legalMoves(battle({ northFired: 'e5 a10 j7', southFired: 'b2' }), 'north')
    expect(moves).toHaveLength(97)
    expect(moves).not.toContainEqual(fire('a10'))
    expect(moves).toContainEqual(fire('b2'))
  })
})

describe('the end', () => {
  const almost: BattlePlan = { south: 'c3 c4, e5', northFired: 'c3 c4', southFired: 'a6 a7' }

  it('opens both fleets, whatever is left of them (S-INSPECT)', () => {
    const { state, events } = play(battle({ ...almost, north: 'a1 a2, a6 a7' }), fire('e5'))
    const fleets = { north: [cells('a1 a2'), cells('a6 a7')], south: [cells('c3 c4'), cells('e5')] }
    expect(events).toMatchObject([
      { kind: 'shotFired' },
      { kind: 'fleetsOpened', fleets, reveals: true },
      { kind: 'matchEnded' },
    ])
    expect(state.opened).toBe(true)
    expect(battle(almost).opened).toBeUndefined()
    expect(battle({ south: 'c3', northFired: 'c3' }).opened).toBe(true)
  })

  it('comes with the last ship: the side that sinks it wins, scores are ships sunk', () => {
    const { state, events } = play(battle(almost), fire('e5'))
    const outcome = { winners: ['north'], scores: { north: 2, south: 1 }, reason: 'fleet-sunk' }
    expect(events.at(-1)).toEqual({ kind: 'matchEnded', ...outcome })
    expect(seaBattle.outcome(state)).toEqual(outcome)
    expect(seaBattle.awaiting(state)).toEqual([])
    expect(seaBattle.legalMoves(state, 'north')).toEqual([])
    expect(seaBattle.refuse(state, 'north', fire('a1'))).toBe('match-over')
    expect(seaBattle.refuse(state, 'south', fire('a1'))).toBe('match-over')
  })

  it('does not come with a miss, nor by sinking some', () => {
    expect(seaBattle.outcome(play(battle(almost), fire('e6')).state)).toBeNull()
    expect(seaBattle.outcome(battle(almost))).toBeNull()
  })

  it('may be the south’s', () => {
    const state = battle({ north: 'a1', turn: 'south' })
    expect(play(state, fire('a1')).state.result?.winners).toEqual(['south'])
  })

  it('lets the side with cells left go on firing if the other has nothing to hit', () => {
    const all = Array.from({ length: 99 }, (_, i) => `${'abcdefghij'[i % 10]}${((i / 10) | 0) + 1}`)
    const state = battle({ south: '', northFired: all.join(' '), north: 'a1, c1' })
    expect(seaBattle.awaiting(play(state, fire('j10'), fire('e5')).state)).toEqual(['south'])
  })
})

describe('refused', () => {
  const place: SeaBattleMove = { kind: 'place', flag: 'royal', ships: ships('a1') }
  it.each<[string, BattlePlan, 'north' | 'south', SeaBattleMove, SeaBattleRefusal]>([
    ['a shot out of turn', {}, 'south', fire('a1'), 'not-your-turn'],
    ['a second shot at a miss', { northFired: 'e5' }, 'north', fire('e5'), 'already-fired'],
    ['a second shot at a hit', { northFired: 'a10' }, 'north', fire('a10'), 'already-fired'],
    ['a second shot at a ship that is down', { northFired: 'j7' }, 'north', fire('j7'), 'already-fired'],
    ['a shot off the field', {}, 'north', { kind: 'fire', at: 100 }, 'off-the-field'],
    ['a shot before the fleets are placed', { north: null }, 'north', fire('a1'), 'fleet-not-placed'],
    ['a shot while the other places', { south: null }, 'north', fire('a1'), 'not-your-turn'],
    ['a second placement', {}, 'north', place, 'already-placed'],
    ['a second placement at random', {}, 'north', { kind: 'placeRandom', flag: 'royal' }, 'already-placed'],
    ['a second placement while the other places', { south: null }, 'north', place, 'not-your-turn'],
    ['a fleet that breaks the rules', { north: null }, 'north', place, 'wrong-ships'],
  ])('is %s', (_, plan, seat, move, refusal) => {
    expect(seaBattle.refuse(battle(plan), seat, move)).toBe(refusal)
  })

  it('is a move of a seat that does not exist', () => {
    expect(seaBattle.refuse(battle(), 'spectator', fire('a1'))).toBe('not-your-turn')
    expect(seaBattle.legalMoves(battle(), 'spectator')).toEqual([])
  })
})

describe('placing', () => {
  it('is done by both, then the battle begins', () => {
    const bare = battle({ north: null, south: null, options: { first: 'south' } })
    expect(seaBattle.awaiting(bare)).toEqual(['north', 'south'])
    const half = play(bare, { kind: 'placeRandom', flag: 'royal' })
    expect(half.events.map(({ kind }) => kind)).toEqual(['fleetPlaced'])
    expect(seaBattle.awaiting(half.state)).toEqual(['south'])
    const both = play(half.state, { kind: 'placeRandom', flag: 'royal' })
    expect(both.events.at(-1)).toEqual({ kind: 'battleJoined', first: 'south' })
    expect(seaBattle.awaiting(both.state)).toEqual(['south'])
    expect([both.state.fleets.north?.flag, both.state.fleets.south?.flag]).toEqual(['royal', 'royal'])
  })

  it('offers both flags, with one random fleet in place of all placements', () => {
    expect(seaBattle.legalMoves(battle({ north: null }), 'north')).toEqual([
      { kind: 'placeRandom', flag: 'pirates' },
      { kind: 'placeRandom', flag: 'royal' },
    ])
  })

  it('keeps the cells of ships in order', () => {
    const mixed = ships('a4 a2 a3 a1, c3 c1 c2, e1 e3 e2, g2 g1, i1 i2, a7 a6, c6, e6, g6, i6')
    const { state } = play(battle({ north: null }), { kind: 'place', flag: 'pirates', ships: mixed })
    expect(state.fleets.north?.ships[0]).toEqual(cells('a1 a2 a3 a4'))
  })
})

describe('the first shooter', () => {
  const first = (options: object, seed: number) => {
    const read = parseOptions(options)
    return read.ok ? seaBattle.setup(read.value, openStream(seed, 'deal')).turn : null
  }

  it('is drawn by the seed', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => first({}, seed))
    expect(new Set(drawn)).toEqual(new Set(['north', 'south']))
    expect(drawn).toEqual(Array.from({ length: 40 }, (_, seed) => first({}, seed)))
  })

  it.each(['north', 'south'] as const)('is the %s if the options say so', (seat) => {
    expect(Array.from({ length: 10 }, (_, seed) => first({ first: seat }, seed))).toEqual(Array(10).fill(seat))
  })
})
