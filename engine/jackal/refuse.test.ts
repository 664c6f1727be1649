import { describe, expect, it } from 'vitest'
import type { IslandPlan } from '../testkit/drawnIsland.ts'
import { island, type Json } from '../testkit/island.ts'
import { ruleOf } from './data/refusals.ts'
import { type JackalRefusal, REFUSALS } from './types.ts'

type Row = readonly [JackalRefusal, rule: string, drawing: string, IslandPlan, Json]

const go = (piece: string, to: string, how: object = {}): Json => ({ kind: 'go', piece, to, ...how })
const sail = (team: string, to: string): Json => ({ kind: 'sail', team, to })
const coin = { carry: 'coin' }
const bottle = { bottle: true }
const alone = (at: string | object): IslandPlan => ({ pieces: { 'white-1': at as string, 'white-2': 'g1' } })
const facing = (at: string, foes: object): IslandPlan => ({
  pieces: { 'white-1': at, 'white-2': 'g1', 'red-3': 'a7', ...foes },
})

/** One island for each reason of refusal, white to move. */
const ROWS: readonly Row[] = [
  ['not-your-piece', 'J-TURN', '.', facing('e5', {}), go('red-3', 'b7')],
  ['not-asked', 'J-TURN', '.', alone('e5'), { kind: 'swear', loud: true }],
  ['no-such-piece', 'J-SEATS', '.', alone('e5'), go('white-9', 'e6')],
  ['no-such-piece', 'J-SEATS', '.', alone('e5'), { kind: 'revive', piece: 'nobody' }],
  ['out-of-play', 'J-DEATH', '.', alone('dead'), go('white-1', 'e6')],
  ['trapped', 'J-TRAP', 'trap', alone({ at: 'e5', trapped: true }), go('white-1', 'e6')],
  ['drunk', 'J-RUM', '.', alone({ at: 'e5', drunk: true }), go('white-1', 'e6')],
  ['lost-in-cave', 'J-CAVE', 'cave', alone({ at: 'e5', inCave: 'e5' }), go('white-1', 'e6')],
  ['too-far', 'J-TURN', '.', alone('e5'), go('white-1', 'e7')],
  ['too-far', 'J-TURN', '.', alone('e5'), go('white-1', 'e5')],
  ['off-the-board', 'J-BOARD', '.', alone('a2'), go('white-1', 'a1')],
  ['straight-ashore-only', 'J-SHIP', '.', alone('g1'), go('white-1', 'f2')],
  ['straight-ashore-only', 'J-SHIP', '.', alone('g1'), go('white-1', 'f1')],
  ['no-landing-from-water', 'J-SWIM', '.', alone('e1'), go('white-1', 'e2')],
  ['no-jumping-into-the-sea', 'J-SWIM', '.', alone('e2'), go('white-1', 'e1')],
  ['enemy-ship-with-load', 'J-DEATH', '.', { ...alone('b7'), tiles: { b7: 'empty=1' } }, go('white-1', 'a7', coin)],
  ['nothing-to-carry', 'J-GOLD', '.', alone('e5'), go('white-1', 'e6', coin)],
  [
    'preacher-carries-nothing',
    'J-MISSIONARY',
    'empty=1',
    facing('g1', { missionary: 'e5' }),
    go('missionary', 'e6', coin),
  ],
  ['closed-with-load', 'J-GOLD', 'empty=1 ?empty', alone('e5'), go('white-1', 'f5', coin)],
  ['enemies-with-load', 'J-HIT', 'empty=1 .', facing('e5', { 'red-1': 'f5' }), go('white-1', 'f5', coin)],
  ['no-loads-here', 'J-GOLD', 'empty=1 fort', alone('e5'), go('white-1', 'f5', coin)],
  ['no-loads-here', 'J-GOLD', 'empty=1 thicket', alone('e5'), go('white-1', 'f5', coin)],
  ['fort-taken', 'J-FORT', '. fort', facing('e5', { 'red-1': 'f5' }), go('white-1', 'f5')],
  [
    'preacher-protects',
    'J-MISSIONARY',
    '. .',
    facing('e5', { missionary: { team: 'red', at: 'f5' } }),
    go('white-1', 'f5'),
  ],
  [
    'preacher-avoids-enemies',
    'J-MISSIONARY',
    '. .',
    facing('g1', { missionary: 'e5', 'red-1': 'f5' }),
    go('missionary', 'f5'),
  ],
  ['friday-cannot-hit', 'J-FRIDAY', '. .', facing('g1', { friday: 'e5', 'red-1': 'f5' }), go('friday', 'f5')],
  [
    'stands-with-preacher',
    'J-MISSIONARY',
    '. .',
    facing('e5', { missionary: 'e5', 'red-1': 'f5' }),
    go('white-1', 'f5'),
  ],
  [
    'cave-guarded',
    'J-CAVE',
    '. cave',
    { ...facing('e5', { 'red-1': 'k3' }), tiles: { k3: 'cave' } },
    go('white-1', 'f5'),
  ],
  ['cave-needs-exit', 'J-CAVE', 'empty=1 cave', alone('e5'), go('white-1', 'f5', coin)],
  ['turntable-step-first', 'J-TURNTABLE', 'jungle', alone({ at: 'e5', step: 1 }), go('white-1', 'e6')],
  ['no-bottle', 'J-BOTTLE', 'jungle', alone({ at: 'e5', step: 1 }), go('white-1', 'e6', bottle)],
  [
    'bottle-not-needed',
    'J-BOTTLE',
    '.',
    { ...alone('e5'), teams: { white: { bottles: 1 } } },
    go('white-1', 'e6', bottle),
  ],
  ['not-your-ship', 'J-SHIP', '.', facing('e5', {}), sail('red', 'a8')],
  ['not-your-ship', 'J-SHIP', '.', facing('e5', {}), sail('black', 'f13')],
  ['no-sailor-aboard', 'J-SHIP', '.', { pieces: { 'white-1': 'e5' } }, sail('white', 'f1')],
  ['not-in-the-lane', 'J-SHIP', '.', alone('e5'), sail('white', 'e1')],
  [
    'not-in-the-lane',
    'J-SHIP',
    '.',
    { ...alone('e5'), pieces: { 'white-1': 'c1' }, teams: { white: { ship: 'c1' } } },
    sail('white', 'b2'),
  ],
  [
    'own-swimmer-in-the-way',
    'J-SHIP',
    '.',
    { ...alone('f1'), options: { shipPicksUpSwimmers: false } },
    sail('white', 'f1'),
  ],
  ['cannot-revive', 'J-ABORIGINE', '.', alone('e5'), { kind: 'revive', piece: 'white-1' }],
  ['nobody-to-revive', 'J-ABORIGINE', 'aborigine', alone('e5'), { kind: 'revive', piece: 'white-1' }],
  [
    'crew-complete',
    'J-ABORIGINE',
    'aborigine',
    facing('e5', { ben: 'c9', 'white-4': 'dead' }),
    { kind: 'revive', piece: 'white-1' },
  ],
]

describe('the reason why a move is refused', () => {
  it.each(ROWS)('%s (%s)', (reason, rule, drawing, plan, move) => {
    const game = island(drawing, plan)
    expect(game.turn).toBe('white')
    expect(game.refusal('white', move)).toBe(reason)
    expect(ruleOf(reason)).toBe(rule)
  })

  it('is given for every kind of follow-up as well', () => {
    const asked = (drawing: string, plan: IslandPlan, to: string) => {
      const game = island(drawing, plan)
      game.go('white-1', to)
      return game
    }
    const fork = asked('. arrow-2/E', alone('e5'), 'f5')
    expect(fork.refusal('white', go('white-1', 'f6'))).toBe('finish-the-move')
    const peek = asked('. ?lighthouse', { ...alone('e5'), tiles: { c3: '?empty' } }, 'f5')
    expect(peek.refusal('white', { kind: 'peek', cell: 'e5' })).toBe('not-a-closed-tile')
    const gift = asked('', { ...facing('e5', { friday: 'e7' }), teams: { white: { bottles: 1 } } }, 'e6')
    expect(gift.refusal('white', { kind: 'give', to: 'missionary' })).toBe('nobody-to-give-to')
    const flight = island('empty=1 airplane', { ...alone('e5'), tiles: { k10: '?empty' } })
    flight.go('white-1', 'f5', { carry: 'coin' })
    expect(flight.refusal('white', go('white-1', 'k10'))).toBe('closed-with-load')
    expect(flight.refusal('white', go('white-1', 'a7'))).toBe('finish-the-move')
  })

  it('names a rule for every reason', () => {
    for (const reason of REFUSALS) expect(ruleOf(reason)).toMatch(/^J-[A-Z]+$/)
  })
})

describe('the reason why a piece may not be sent to a cell', () => {
  it('is null for exactly the listed moves', () => {
    const game = island('empty=1 > fort', { ...facing('e5', { 'red-1': 'g5' }), tiles: { e6: '?empty' } })
    const listed = game.targets('white-1')
    for (const cell of ['d4', 'd5', 'd6', 'e4', 'e6', 'f4', 'f5', 'f6', 'g5', 'e8']) {
      expect(game.whyNot('white-1', cell) === null).toBe(listed.includes(cell))
    }
  })

  it('is for the seat to move, before it has begun a move', () => {
    const game = island('. arrow-2/E', facing('e5', {}))
    expect(game.refusal('red', go('red-3', 'b7'))).toBe('not-your-turn')
    game.go('white-1', 'f5')
    expect(game.refusal('white', go('white-2', 'g2'))).toBe('finish-the-move')
  })
})
