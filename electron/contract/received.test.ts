import { describe, expect, it } from 'vitest'
import { isAnswerTo, readFeed, readLuck, readPledges, readReceived, readRoom } from './received.ts'

const MATCH = {
  id: 'm1',
  game: 'admiral',
  title: 'Evening',
  createdAt: 1,
  updatedAt: 2,
  moves: 0,
  seats: [
    { seat: 'red', name: 'Anne', player: { kind: 'human', elsewhere: true } },
    { seat: 'blue', name: 'Bot', player: { kind: 'bot', level: 'easy' } },
  ],
  outcome: null,
} as const
const STANDING = { awaiting: ['red'], asked: null, thinking: null, undo: { seat: 'red' }, outcome: null } as const
const BATCH = {
  kind: 'batch',
  match: MATCH,
  viewer: 'red',
  by: 'blue',
  events: [{ n: 3, event: { kind: 'passed' } }],
  standing: STANDING,
  history: 'h',
  lastEvent: 3,
} as const
const VIEW = { board: { width: 16, height: 32, land: [], reefs: [] }, ships: [] } as const
const SNAPSHOT = { ...BATCH, kind: 'snapshot', view: VIEW } as const
const withView = (view: object) => ({ ...SNAPSHOT, view })
const withSeat = (seat: string) => ({ ...MATCH, seats: [{ ...MATCH.seats[0], seat }, MATCH.seats[1]] })
const asking = (listed: object) => ({ ...STANDING, asked: { seat: 'red', moves: [listed] } })
const HASH = 'a'.repeat(64)
const said = (message: unknown) => readReceived(JSON.stringify(message))

describe('a message of the table', () => {
  it('is a notification, an answer or a failure, with nothing but its own fields', () => {
    const [note, answer] = [
      { method: 'feed.batch', params: 1 },
      { id: 1, result: null },
    ]
    expect(said({ jsonrpc: '2.0', ...note, id: 4, more: true })).toEqual({ jsonrpc: '2.0', ...note })
    expect(said({ jsonrpc: '2.0', ...answer, error: { message: 'no' } })).toEqual({ jsonrpc: '2.0', ...answer })
    const failure = { jsonrpc: '2.0', id: null, error: { message: 'no', data: { code: 'x' } } }
    expect(said(failure)).toEqual(failure)
  })

  it.each([
    ['another protocol', { jsonrpc: '1.0', method: 'a', params: 1 }],
    ['no parameters', { jsonrpc: '2.0', method: 'a' }],
    ['neither result nor error', { jsonrpc: '2.0', id: 1 }],
    ['an id that is no whole number', { jsonrpc: '2.0', id: 0.5, result: 1 }],
    ['a list', []],
  ])('is not read with %s', (_, message) => {
    expect(said(message)).toBeNull()
  })

  it('is not read if it is no JSON, no text, or too deep', () => {
    expect([readReceived('{'), readReceived(7), readReceived(`${'['.repeat(99)}${']'.repeat(99)}`)]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('a message of the feed', () => {
  it.each([
    ['a snapshot', SNAPSHOT],
    ['a batch', BATCH],
    ['clocks', { kind: 'clocks', matchId: 'm1', times: [{ seat: 'red', left: 5, running: true }] }],
    ['trouble', { kind: 'trouble', matchId: 'm1', problem: { code: 'save-failed' } }],
  ])('is %s, read without change', (_, message) => {
    expect(readFeed(message)).toEqual(message)
  })

  it('reports trouble in codes that this program knows, and in nothing else', () => {
    const told = (problem: object) => readFeed({ kind: 'trouble', matchId: 'm1', problem })
    expect(told({ code: 'gossip' })).toMatchObject({ problem: { code: 'internal', detail: 'gossip' } })
    expect(told({ code: 'save-failed', file: { a: 1 }, reason: 7, rule: [] })).toEqual({
      kind: 'trouble',
      matchId: 'm1',
      problem: { code: 'save-failed' },
    })
  })

  it.each([
    ['a game that nobody knows', { ...SNAPSHOT, match: { ...MATCH, game: 'chess' } }],
    ['a name with a control character', { ...SNAPSHOT, match: { ...MATCH, title: 'a\u0007' } }],
    ['too many seats', { ...SNAPSHOT, match: { ...MATCH, seats: Array(17).fill(MATCH.seats[0]) } }],
    ['an unknown viewer', { ...SNAPSHOT, viewer: 'green' }],
    ['moves of another seat', { ...SNAPSHOT, standing: { ...STANDING, asked: { seat: 'blue', moves: [] } } }],
    ['no view', { ...BATCH, kind: 'snapshot' }],
    ['numbers that go down', { ...BATCH, events: [3, 2].map((n) => ({ n, event: { kind: 'passed' } })) }],
    ['an event without a kind', { ...BATCH, events: [{ n: 3, event: {} }] }],
    ['a clock below nothing', { kind: 'clocks', matchId: 'm1', times: [{ seat: 'red', left: -1, running: true }] }],
    ['another kind', { ...BATCH, kind: 'gossip' }],
    ['a deal that is none', { ...SNAPSHOT, match: { ...MATCH, deal: { kind: 'open', name: {} } } }],
    ['a seat by the name of what every object has', { ...BATCH, by: 'constructor', match: withSeat('constructor') }],
    ['an event of such a kind', { ...BATCH, events: [{ n: 3, event: { kind: 'toString' } }] }],
    ['a board of a billion cells', withView({ ...VIEW, board: { ...VIEW.board, width: 1e9 } })],
    ['half a cell', withView({ ...VIEW, board: { ...VIEW.board, height: 0.5 } })],
    ['no board', withView({ ...VIEW, board: null })],
    ['more ships than can be drawn', withView({ ...VIEW, ships: Array(1001).fill({}) })],
    ['a number that nothing can have', withView({ ...VIEW, round: 1e6 })],
    ['too much in a view', withView({ ...VIEW, more: Array(60_000).fill(0) })],
    ['an event with such a number', { ...BATCH, events: [{ n: 3, event: { kind: 'shipMoved', to: 1e9 } }] }],
    ['a move with such a number', { ...SNAPSHOT, standing: asking({ move: { to: -1e9 }, hint: {} }) }],
  ])('is not read with %s', (_, message) => {
    expect(readFeed(message)).toBeNull()
  })
})

describe('a message about the room or about luck', () => {
  const lobby = { game: 'admiral', title: 'Evening', matchId: null, seats: [] }
  const room = { kind: 'room', guest: { id: 'g', name: '', seat: null }, lobby, match: null, now: 1 }

  it('is read if it has its shape', () => {
    expect([readRoom(room), readRoom({ ...room, match: MATCH })]).not.toContain(null)
    const named = { ...lobby, map: { kind: 'drawn', name: 'The cove' } }
    expect(readRoom({ ...room, lobby: named })).toEqual({ ...room, lobby: named })
    expect(readLuck({ match: 'm1', hash: HASH, seat: null })).toEqual({ match: 'm1', hash: HASH, seat: null })
    expect(readPledges({ match: 'm1', pledges: [{ seat: 'red', hash: HASH }] })).not.toBeNull()
  })

  it('is not read otherwise', () => {
    expect(readRoom({ ...room, lobby: { ...lobby, map: { kind: 'drawn', name: 'a\nb' } } })).toBeNull()
    expect([readRoom({ ...room, now: 'late' }), readRoom({ ...room, lobby: { ...lobby, seats: [{}] } })]).toEqual([
      null,
      null,
    ])
    expect(readLuck({ match: 'm1', hash: HASH.toUpperCase(), seat: null })).toBeNull()
    expect(readPledges({ match: 'm1', pledges: [{ seat: 'red' }] })).toBeNull()
  })
})

describe('the answer to a call', () => {
  it.each([
    ['room.sit', { token: null }, true],
    ['room.sit', { token: 't'.repeat(22) }, true],
    ['room.sit', { token: 't' }, false],
    ['room.knock', { token: null }, false],
    ['match.deal', { kind: 'open', seed: 4 }, true],
    ['match.deal', { kind: 'sealed', hash: HASH, secret: HASH, check: 'maybe' }, false],
    ['match.replay', { match: MATCH, viewer: 'open', start: VIEW, steps: [{ by: 'red', events: [] }] }, true],
    ['match.replay', { match: MATCH, viewer: 'open', start: {}, steps: [] }, false],
    ['match.replay', { match: MATCH, viewer: 'open', start: VIEW, steps: [{ by: 'red' }] }, false],
    ['match.play', undefined, true],
  ])('to %s has its shape or not', (method, result, has) => {
    expect(isAnswerTo(method, result)).toBe(has)
  })
})
