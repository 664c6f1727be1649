import { describe, expect, it } from 'vitest'
import { talk } from '../testkit/talk.ts'

/** A small open island: white beside a lighthouse, two closed tiles, and gold far away. */
const POSITION = {
  game: 'jackal',
  board: {
    default: { kind: 'empty' },
    tiles: {
      e5: { kind: 'lighthouse', open: false },
      c3: { kind: 'cannibal', open: false },
      c4: { kind: 'rum', open: false },
      k10: { kind: 'chest-1', coins: 1 },
    },
  },
  teams: [{ id: 'white' }, { id: 'red' }],
  pieces: [
    { id: 'white-1', type: 'pirate', team: 'white', at: 'e4' },
    { id: 'white-2', type: 'pirate', team: 'white', at: 'g1' },
    { id: 'red-1', type: 'pirate', team: 'red', at: 'a7' },
  ],
  turn: 'white',
}

const sail = { kind: 'sail', team: 'white', to: 'f1' }

function loaded(position: object = POSITION) {
  const line = talk()
  line.ask('match.load', { position })
  return line
}

const METHODS = [
  ['match.position', {}],
  ['match.view', { viewer: 'white' }],
  ['match.moves', {}],
  ['match.play', { move: sail }],
  ['match.events', { viewer: 'white', since: 0 }],
  ['match.bot', { level: 'easy' }],
  ['match.record', {}],
  ['match.outcome', {}],
] as const

it.each(METHODS)('%s needs a match', (method, params) => {
  expect(talk().code(method, params)).toBe(1002)
})

it.each(METHODS)('%s refuses unknown params', (method, params) => {
  expect(loaded().code(method, { ...params, extra: 1 })).toBe(-32602)
})

describe('protocol.info', () => {
  it('names versions, games and the defaults of their options', () => {
    expect(talk().ask('protocol.info')).toMatchObject({
      protocol: 1,
      version: '1.2.3',
      games: [{ id: 'jackal', options: { players: 4, crews: 2, alliances: 'none', idleRounds: 50 } }],
    })
  })
})

describe('match.new', () => {
  const boardOf = (params: object) => {
    const line = talk()
    expect(line.ask('match.new', { game: 'jackal', ...params })).toEqual({ actor: 'white' })
    return line.ask('match.position').position
  }

  it('gives the same match for the same game, options and seed', () => {
    expect(boardOf({ seed: 11 })).toEqual(boardOf({ seed: 11, options: { players: 4 } }))
    expect(boardOf({ seed: 11 })).not.toEqual(boardOf({ seed: 12 }))
  })

  it('draws a seed when none is given', () => {
    const line = talk()
    line.ask('match.new', { game: 'jackal' })
    const first = line.ask('match.position')
    line.ask('match.new', { game: 'jackal' })
    expect(line.ask('match.position')).not.toEqual(first)
  })

  it.each([
    [{ game: 'chess' }, 'game'],
    [{ game: 'jackal', seed: -1 }, 'seed'],
    [{ game: 'jackal', seed: 0.5 }, 'seed'],
    [{ game: 'jackal', options: { players: 7 } }, 'options.players'],
    [{ game: 'jackal', options: 4 }, 'options'],
    [{}, 'game'],
  ])('refuses %j', (params, where) => {
    expect(talk().call('match.new', params).error).toMatchObject({ code: -32602, data: { where } })
  })

  it('deals every map, and refuses an unknown one', () => {
    const deal = (map: string) => talk().call('match.new', { game: 'jackal', options: { variant: 'archipelago', map } })
    for (const map of ['island', 'great-island', 'archipelago']) expect(deal(map).result).toEqual({ actor: 'white' })
    expect(deal('atlantis').error).toMatchObject({ code: -32602, data: { where: 'options.map' } })
  })

  it('keeps the current match if it is refused', () => {
    const line = loaded()
    const before = line.ask('match.position')
    line.call('match.new', { game: 'jackal', options: { players: 7 } })
    line.call('match.load', { position: { game: 'jackal', teams: [] } })
    line.call('match.load', { record: { game: 'jackal' } })
    expect(line.ask('match.position')).toEqual(before)
  })
})

describe('match.load', () => {
  it.each([
    [{}, -32602],
    [{ position: POSITION, record: {} }, -32602],
    [{ position: 5 }, 1004],
    [{ position: { game: 'chess' } }, 1004],
    [{ position: { ...POSITION, colour: 'red' } }, 1004],
    [{ record: null }, 1004],
    [{ record: { game: 'jackal' } }, 1004],
  ])('refuses %j', (params, code) => {
    expect(talk().code('match.load', params)).toBe(code)
  })

  it('reports what is wrong with a position, and where', () => {
    const pieces = [{ id: 'white-1', type: 'pirate', team: 'white', at: 'z9' }]
    const { error } = talk().call('match.load', { position: { ...POSITION, pieces } })
    expect(error).toMatchObject({ code: 1004, data: { where: 'pieces.0.at', what: '"z9" is no cell of the board' } })
  })

  it('continues from a position written by match.position', () => {
    const line = loaded()
    line.ask('match.play', { move: { kind: 'go', piece: 'white-1', to: 'e5' } })
    const { position } = line.ask('match.position')
    const again = loaded(position as object)
    expect(again.ask('match.position')).toEqual(line.ask('match.position'))
    expect(again.ask('match.moves')).toEqual(line.ask('match.moves'))
  })

  it('continues from a record', () => {
    const line = talk()
    line.ask('match.new', { game: 'jackal', seed: 3 })
    line.ask('match.play', { move: sail })
    const again = talk()
    expect(again.ask('match.load', { record: line.ask('match.record').record })).toEqual({ actor: 'red' })
    expect(again.ask('match.position')).toEqual(line.ask('match.position'))
    expect(again.ask('match.events', { viewer: 'red', since: 0 })).toEqual(
      line.ask('match.events', { viewer: 'red', since: 0 }),
    )
  })

  it('loads a finished position as a match that is over', () => {
    const line = loaded({ ...POSITION, board: { default: { kind: 'empty' } } })
    expect(line.ask('match.moves')).toEqual({ actor: null, moves: [] })
    expect(line.ask('match.outcome')).toMatchObject({ over: true, reason: 'no-gold' })
  })
})

describe('match.moves', () => {
  it('lists moves with hints; each can be played as listed', () => {
    const tiles = { d5: { kind: 'cannibal' }, k10: { kind: 'chest-1', coins: 1 } }
    const position = { ...POSITION, board: { default: { kind: 'empty' }, tiles } }
    const { actor, moves } = loaded(position).ask('match.moves') as { actor: string; moves: object[] }
    expect(actor).toBe('white')
    expect(moves).toContainEqual({ kind: 'go', piece: 'white-1', to: 'd5', hint: { fatal: true } })
    expect(moves).toContainEqual(sail)
    expect(moves.map((move) => loaded(position).code('match.play', { move }))).toEqual(moves.map(() => 0))
  })

  it('lists nothing for a seat that does not have to decide', () => {
    expect(loaded().code('match.moves', { seat: 'white' })).toBe(0)
    expect(loaded().code('match.moves', { seat: 'red' })).toBe(1003)
    expect(loaded().code('match.moves', { seat: 'nobody' })).toBe(1003)
  })
})

describe('match.play', () => {
  it('returns the events with their numbers and the next actor', () => {
    const line = loaded()
    expect(line.ask('match.play', { move: sail, seat: 'white' })).toEqual({
      events: [
        { n: 1, kind: 'shipSailed', team: 'white', by: 'white', from: 'g1', to: 'f1', aboard: ['white-2'] },
        { n: 2, kind: 'turnPassed', from: 'white', to: 'red', seat: 'red', sobered: [] },
      ],
      actor: 'red',
    })
  })

  it.each<[string, object, number, object]>([
    [
      'an illegal move',
      { move: { kind: 'go', piece: 'white-1', to: 'e9' } },
      1001,
      { rule: 'J-TURN', where: 'e9', what: 'too-far' },
    ],
    ['a move off the board', { move: { ...sail, to: 'z9' } }, 1001, { rule: 'J-BOARD', where: 'move.to' }],
    ['a kind of move of another variant', { move: { kind: 'uncork', piece: 'white-1' } }, 1001, { rule: 'J-ARCH' }],
    ['a malformed move', { move: { kind: 'sail', team: 'white' } }, -32602, { where: 'move.to' }],
    ['a move with an unknown key', { move: { ...sail, fast: true } }, -32602, { where: 'move.fast' }],
    ['no move', {}, -32602, { where: 'move' }],
    ['another seat', { move: sail, seat: 'red' }, 1003, { where: 'seat' }],
    ['a stranger', { move: sail, seat: 'green' }, 1003, { where: 'seat' }],
  ])('refuses %s and changes nothing', (_name, params, code, data) => {
    const line = loaded()
    const before = line.ask('match.position')
    expect(line.call('match.play', params).error).toMatchObject({ code, data })
    expect(line.ask('match.position')).toEqual(before)
    expect(line.ask('match.events', { viewer: 'white', since: 0 })).toEqual({ events: [] })
  })

  it('refuses everything once the match is over', () => {
    const line = loaded({ ...POSITION, board: { default: { kind: 'empty' } } })
    expect(line.code('match.play', { move: sail })).toBe(1001)
    expect(line.code('match.play', { move: sail, seat: 'white' })).toBe(1001)
  })
})

describe('the data sent to a viewer', () => {
  /** Returns a session in which white climbs the lighthouse and looks under both closed tiles. */
  function climbed() {
    const line = loaded()
    line.ask('match.play', { move: { kind: 'go', piece: 'white-1', to: 'e5' } })
    line.ask('match.play', { move: { kind: 'peek', cell: 'c3' } })
    line.ask('match.play', { move: { kind: 'peek', cell: 'c4' } })
    line.ask('match.play', { move: { kind: 'arrange', order: ['c4', 'c3'] } })
    return line
  }
  const sent = (viewer: string) => {
    const line = climbed()
    return JSON.stringify([line.ask('match.view', { viewer }), line.ask('match.events', { viewer, since: 0 })])
  }

  it('names secrets only to the seat that knows them', () => {
    expect(sent('white')).toContain('cannibal')
    expect(sent('red')).not.toContain('cannibal')
    expect(sent('spectator')).not.toContain('cannibal')
    expect(climbed().ask('match.view', { viewer: 'red' })).toMatchObject({
      view: { board: { tiles: { c3: { kind: 'closed' }, e5: { kind: 'lighthouse', open: true } } } },
    })
  })

  it('begins after the requested number', () => {
    const all = climbed().ask('match.events', { viewer: 'red', since: 0 }).events as { n: number }[]
    const some = climbed().ask('match.events', { viewer: 'red', since: 3 }).events as { n: number }[]
    expect(all[0]?.n).toBe(1)
    expect(some).toEqual(all.filter(({ n }) => n > 3))
  })

  it.each(['open', 'black', '', 'toString'])('is refused for %j', (viewer) => {
    expect(climbed().code('match.view', { viewer })).toBe(-32602)
    expect(climbed().code('match.events', { viewer, since: 0 })).toBe(-32602)
  })

  it('holds no seed', () => {
    const line = talk()
    line.ask('match.new', { game: 'jackal', seed: 918273645 })
    line.ask('match.play', { move: sail })
    const text = JSON.stringify([
      line.ask('match.view', { viewer: 'red' }),
      line.ask('match.events', { viewer: 'red', since: 0 }),
    ])
    expect(text).not.toContain('918273645')
    expect(text).not.toContain('cannibal')
  })
})

describe('match.bot', () => {
  it('proposes a legal move and plays nothing', () => {
    const line = talk()
    line.ask('match.new', { game: 'jackal', seed: 4 })
    const { moves } = line.ask('match.moves')
    const { move } = line.ask('match.bot', { level: 'easy', budget: 50 })
    expect(moves).toContainEqual(move)
    expect(line.ask('match.bot', { level: 'easy', budget: 50, seat: 'white' })).toEqual({ move })
    expect(line.ask('match.moves')).toEqual({ actor: 'white', moves })
  })

  it.each([
    [{ level: 'godlike' }, -32602],
    [{ level: 'easy', budget: 0 }, -32602],
    [{ level: 'easy', seat: 'red' }, 1003],
  ])('refuses %j', (params, code) => {
    expect(loaded().code('match.bot', params)).toBe(code)
  })

  it('lists the available levels', () => {
    const data = { where: 'level', what: 'no bot godlike: there are easy, medium, hard, master' }
    expect(loaded().call('match.bot', { level: 'godlike' }).error).toMatchObject({ data })
  })
})

describe('match.outcome', () => {
  it('reports the current score', () => {
    const teams = [{ id: 'white', gold: 2 }, { id: 'red' }]
    expect(loaded({ ...POSITION, teams }).ask('match.outcome')).toEqual({
      over: false,
      winners: [],
      scores: { white: 2, red: 0 },
      reason: null,
    })
  })

  it('reports the winners', () => {
    const line = loaded()
    line.ask('match.play', { move: { kind: 'offerEnd' } })
    expect(line.ask('match.play', { move: { kind: 'acceptEnd' } }).actor).toBeNull()
    expect(line.ask('match.outcome')).toEqual({
      over: true,
      winners: ['white', 'red'],
      scores: { white: 0, red: 0 },
      reason: 'agreed',
    })
  })
})

describe('match.record', () => {
  it('holds game, options, seed and all moves', () => {
    const line = talk()
    line.ask('match.new', { game: 'jackal', seed: 3, options: { players: 3 } })
    line.ask('match.play', { move: sail })
    expect(line.ask('match.record').record).toMatchObject({
      format: 'captains-table',
      game: 'jackal',
      seed: 3,
      options: { players: 3 },
      entries: [{ seat: 'white', move: sail }],
    })
  })

  it('holds the first position of a match that was not dealt', () => {
    expect(loaded().ask('match.record').record).toMatchObject({ position: { turn: 'white' }, entries: [] })
  })
})
