import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Answer } from '../../../electron/contract/ipc.ts'
import { CLOSE_CODE } from '../../../electron/contract/socket.ts'
import { sealOf } from '../../../engine/kernel/jointSeed.ts'
import { linkedScreen, NUMBER, ROOM } from '../../testkit/linkedScreen.ts'
import { settle, type TableEnd } from '../../testkit/tableEnd.ts'

const MATCH = {
  id: 'match-one',
  game: 'sea-battle',
  title: 'Sea',
  createdAt: 0,
  updatedAt: 0,
  moves: 3,
  seats: [
    { seat: 'north', name: 'Masha', player: { kind: 'human' } },
    { seat: 'south', name: 'Bob', player: { kind: 'human', elsewhere: true } },
  ],
  outcome: null,
}
const STANDING = {
  awaiting: ['north'],
  asked: null,
  thinking: null,
  canUndo: false,
  undo: { why: 'bot-moved' },
  outcome: null,
}
const SNAPSHOT = { kind: 'snapshot', match: MATCH, viewer: 'north', view: {}, standing: STANDING }
const BATCH = { kind: 'batch', match: MATCH, viewer: 'north', by: 'south', events: [], standing: STANDING }
const at = (history: string, lastEvent: number) => ({ history, lastEvent })

describe('joining', () => {
  it('sends hello with its data, and receives its room and the match', async () => {
    const { join, table, rooms, feed, tell, kinds } = linkedScreen()
    await join()
    expect(table().hello).toMatchObject({ protocol: 1, version: '0.2.0', device: 'phone', language: 'ru' })
    expect(table().hello).not.toHaveProperty('resume')
    tell('snapshot', { ...SNAPSHOT, ...at('h1', 7) })
    table().say({ method: 'room.changed', params: { ...ROOM, now: 5 } })
    expect([kinds(), rooms.map(({ now }) => now), feed.map(({ kind }) => kind)]).toEqual([
      ['connecting', 'joined'],
      [0, 5],
      ['snapshot'],
    ])
  })

  it('is refused with a reason, and tries again only with another token', async () => {
    const [turned, retried] = [linkedScreen(), linkedScreen({ hasOtherToken: true })]
    for (const { link, table } of [turned, retried]) {
      link.connect()
      table().events.onOpen()
      table().events.onClose(CLOSE_CODE, 'revoked')
    }
    await turned.timer.pass(60_000)
    await retried.timer.pass(1000)
    expect([turned.connections.length, turned.states.at(-1)]).toEqual([1, { kind: 'closed', reason: 'revoked' }])
    expect([retried.connections.length, retried.turnedAway]).toEqual([2, ['revoked']])
  })
})

describe('a seated screen', () => {
  it('sends a sign of life at short intervals while it is visible', async () => {
    let isSeen = true
    const { join, table, timer } = linkedScreen({ isSeen: () => isSeen })
    await join()
    const pings = () => table().received.flatMap(({ method, params }) => (method === 'room.ping' ? [params.next] : []))
    await timer.pass(2000)
    expect(pings()).toEqual([800, 800, 800])
    isSeen = false
    await timer.pass(800)
    expect(pings()).toEqual([800, 800, 800, undefined])
  })
})

describe('a lost connection', () => {
  it('reconnects and resumes where the feed stopped', async () => {
    const { join, comeIn, timer, table, tell, kinds, connections } = linkedScreen()
    await join()
    tell('snapshot', { ...SNAPSHOT, ...at('h1', 7) })
    tell('batch', { ...BATCH, ...at('h1', 9) })
    table().events.onClose(1006, '')
    await timer.pass(250)
    await comeIn()
    expect(table().hello?.resume).toEqual({ match: 'match-one', history: 'h1', lastEvent: 9 })
    expect([connections.length, kinds()]).toEqual([2, ['connecting', 'joined', 'lost', 'connecting', 'joined']])
  })

  it('starts with a snapshot again if the page has discarded its feed', async () => {
    const { link, join, comeIn, timer, table, tell } = linkedScreen()
    await join()
    tell('snapshot', { ...SNAPSHOT, ...at('h1', 7) })
    link.forgetFeed()
    table().events.onClose(1006, '')
    await timer.pass(250)
    await comeIn()
    expect(table().hello).not.toHaveProperty('resume')
  })

  it('is retried after increasing pauses, and at once when the page becomes visible again', async () => {
    const { link, timer, connections, table } = linkedScreen()
    link.connect()
    const pauses: number[] = []
    for (let n = 1; n <= 8; n++) {
      table().events.onClose(1006, '')
      const before = timer.now()
      while (connections.length === n) await timer.pass(50)
      pauses.push(timer.now() - before)
    }
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000])
    table().events.onClose(1006, '')
    link.wake()
    expect(connections).toHaveLength(10)
  })

  it('is retried after the first pause again if the table was reached meanwhile', async () => {
    const { link, timer, connections, table, comeIn } = linkedScreen()
    link.connect()
    for (let n = 1; n <= 4; n++) {
      table().events.onClose(1006, '')
      while (connections.length === n) await timer.pass(50)
    }
    await comeIn()
    table().events.onClose(1006, '')
    await timer.pass(250)
    expect(connections).toHaveLength(6)
  })

  it('is noticed by silence, after one request for a sign of life', async () => {
    const { join, timer, table, connections } = linkedScreen()
    await join()
    await timer.pass(8000)
    expect(table().received.at(-1)?.method).toBe('room.ping')
    table().answer({ time: 0, now: 0 })
    await timer.pass(13_000 - 1)
    expect(connections).toHaveLength(1)
    await timer.pass(500)
    expect(connections).toHaveLength(2)
  })

  it('fails the waiting calls, and those made meanwhile', async () => {
    const { link, join, table } = linkedScreen()
    await join()
    const played = link.call('match.play', { seat: 'north', move: {} })
    table().events.onClose(1006, '')
    const lost: Answer<unknown> = { ok: false, problem: { code: 'not-connected' } }
    expect([await played, await link.call('match.undo', { seat: 'north' })]).toEqual([lost, lost])
  })
})

describe('a request for luck', () => {
  const asked = { match: 'match-one', hash: 'ab'.repeat(32), seat: 'north' }
  const pledges = [{ seat: 'north', hash: sealOf(NUMBER) }]
  const said = (connection: TableEnd) =>
    connection.received.filter(({ method }) => method.startsWith('luck.')).map(({ method, params }) => [method, params])

  it('is answered by the page without its player: first a seal, then the number', async () => {
    const { join, table, luck } = linkedScreen()
    await join()
    table().say({ method: 'luck.sealed', params: asked })
    await settle()
    expect(said(table())).toEqual([['luck.pledge', { match: 'match-one', hash: sealOf(NUMBER) }]])
    table().say({ method: 'luck.pledged', params: { match: 'match-one', pledges } })
    table().say({ method: 'luck.pledged', params: { match: 'match-one', pledges } })
    await settle()
    expect(said(table()).slice(1)).toEqual([['luck.add', { match: 'match-one', number: NUMBER }]])
    expect(luck.of('match-one')?.own).toMatchObject({ taken: false })
    table().answer(null)
    await settle()
    expect(luck.of('match-one')?.own).toMatchObject({ taken: true })
  })

  it('with an invalid shape is not answered', async () => {
    const { join, table } = linkedScreen()
    await join()
    for (const params of [null, {}, { ...asked, hash: 'short' }, { ...asked, match: 7 }, { ...asked, seat: null }])
      table().say({ method: 'luck.sealed', params })
    for (const params of [null, { match: 'm' }, { match: 'match-one', pledges: [{ seat: 'north' }] }])
      table().say({ method: 'luck.pledged', params })
    await settle()
    expect(said(table())).toEqual([])
  })
})

describe('answers', () => {
  it('are matched to their calls, and refusals keep their reason', async () => {
    const { link, join, table } = linkedScreen()
    await join()
    const [played, undone] = [link.call('match.play', {}), link.call('match.undo', {})]
    const [, first, second] = table().received
    table().say({ id: second?.id, result: null })
    const data = { code: 'illegal-move', refusal: 'already-fired', rule: 'S-TURN', file: '/etc/passwd' }
    table().say({ id: first?.id, error: { code: 1100, message: 'no', data } })
    expect(await undone).toEqual({ ok: true, value: null })
    expect(await played).toEqual({
      ok: false,
      problem: { code: 'illegal-move', refusal: 'already-fired', rule: 'S-TURN' },
    })
  })

  it('without the shape of their call are ignored', async () => {
    const { link, join, table } = linkedScreen()
    await join()
    const replay = link.call('match.replay', {})
    table().answer({ steps: 'many' })
    expect(await replay).toMatchObject({ ok: false, problem: { code: 'internal' } })
  })
})

describe('a table that sends invalid messages', () => {
  it.each([
    ['no JSON', (end: TableEnd) => end.events.onMessage('{')],
    ['bytes', (end: TableEnd) => end.events.onMessage(new ArrayBuffer(8))],
    ['no message', (end: TableEnd) => end.events.onMessage('[]')],
    ['a deep one', (end: TableEnd) => end.events.onMessage('['.repeat(10_000) + ']'.repeat(10_000))],
    [
      'a view that is none',
      (end: TableEnd) => end.say({ method: 'feed.snapshot', params: { ...SNAPSHOT, view: 1, ...at('h1', 1) } }),
    ],
    [
      'a key that schemas pass over',
      (end: TableEnd) => end.events.onMessage('{"jsonrpc":"2.0","method":"x","params":{"__proto__":{}}}'),
    ],
    [
      'events of a history it has not told',
      (end: TableEnd) => end.say({ method: 'feed.batch', params: { ...BATCH, ...at('h2', 1) } }),
    ],
  ])('is left after %s, and joined again with a snapshot', async (_, say) => {
    const { join, comeIn, timer, feed, table, connections } = linkedScreen()
    await join()
    say(table())
    await timer.pass(300)
    expect([feed, connections.length]).toEqual([[], 2])
    await comeIn()
    expect(table().hello).not.toHaveProperty('resume')
  })

  const event = (n: number) => ({ n, event: { kind: 'shot' } })
  it.each([
    ['events out of order', 'batch', { ...BATCH, events: [event(9), event(8)], ...at('h1', 9) }],
    ['events that were told before', 'batch', { ...BATCH, events: [event(7)], ...at('h1', 8) }],
    ['events beyond its last', 'batch', { ...BATCH, events: [event(12)], ...at('h1', 9) }],
    ['a feed that goes back', 'batch', { ...BATCH, ...at('h1', 3) }],
    ['a batch of another match', 'batch', { ...BATCH, match: { ...MATCH, id: 'match-two' }, ...at('h1', 8) }],
    ['a move of a seat that is none', 'batch', { ...BATCH, by: 'east', ...at('h1', 8) }],
    ['the view of a seat that is none', 'snapshot', { ...SNAPSHOT, viewer: 'east', ...at('h1', 8) }],
    [
      'the moves of another seat',
      'snapshot',
      { ...SNAPSHOT, standing: { ...STANDING, asked: { seat: 'south', moves: [] } }, ...at('h1', 8) },
    ],
    [
      'a name that is no plain text',
      'snapshot',
      { ...SNAPSHOT, match: { ...MATCH, title: 'Sea\u202e' }, ...at('h1', 8) },
    ],
  ])('is left after %s', async (_, kind, message) => {
    const { join, comeIn, timer, feed, table, connections, tell } = linkedScreen()
    await join()
    tell('snapshot', { ...SNAPSHOT, ...at('h1', 7) })
    tell(kind, message)
    await timer.pass(300)
    expect([feed.length, connections.length]).toEqual([1, 2])
    await comeIn()
    expect(table().hello).not.toHaveProperty('resume')
  })

  it('is left after a view that the page fails to show', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => logged.mockRestore())
    const { join, comeIn, timer, table, connections, tell } = linkedScreen({
      show: () => {
        throw new TypeError('no such ship')
      },
    })
    await join()
    tell('snapshot', { ...SNAPSHOT, ...at('h1', 7) })
    await timer.pass(300)
    expect(connections).toHaveLength(2)
    await comeIn()
    expect(table().hello).not.toHaveProperty('resume')
  })

  it('is not left permanently if it sends another a minute later', async () => {
    const { join, comeIn, timer, table, kinds } = linkedScreen()
    await join()
    for (let n = 1; n <= 4; n++) {
      table().events.onMessage('{')
      await timer.pass(300)
      await comeIn()
    }
    await timer.pass(60_000)
    await comeIn()
    table().events.onMessage('{')
    expect(kinds().at(-1)).toBe('lost')
  })

  it('is left permanently if it continues', async () => {
    const { link, join, comeIn, timer, table, connections, states } = linkedScreen()
    await join()
    while (states.at(-1)?.kind !== 'closed' && connections.length < 10) {
      table().events.onMessage('{')
      await timer.pass(300)
      if (states.at(-1)?.kind !== 'closed') await comeIn()
    }
    await timer.pass(60_000)
    expect([connections.length, states.at(-1)]).toEqual([5, { kind: 'closed', reason: 'nonsense' }])
    link.connect()
    await comeIn()
    expect(states.at(-1)).toEqual({ kind: 'joined' })
  })
})
