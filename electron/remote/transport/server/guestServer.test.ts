import { dirname } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Network } from '../../../contract/screens.ts'
import { openTestServer, ROOM, secret, TestGuest, VERSION } from '../../../testkit/guestServers.ts'
import { LIMITS } from '../../admission/gate/limits.ts'
import { hashOf } from '../../admission/gate/tokens.ts'
import type { FromServer } from '../../link/link.ts'
import { GuestServer } from './guestServer.ts'

const CLOSED = 4000

describe('a guest with a valid token', () => {
  it('arrives, is welcomed, and receives the room', async () => {
    const server = await openTestServer()
    const token = server.newToken()
    const guest = new TestGuest(server.port)
    const resume = { match: 'match-1', history: 'h1', lastEvent: 12 }
    const joined = guest.join(token, {
      name: 'Ann',
      device: 'computer',
      language: 'ru',
      screen: 's'.repeat(22),
      resume,
    })
    const arrived = await server.hear('arrived')
    expect(arrived).toEqual({
      kind: 'arrived',
      connection: arrived.connection,
      token: hashOf(token),
      screen: 's'.repeat(22),
      name: 'Ann',
      device: 'computer',
      address: '127.0.0.1',
      language: 'ru',
      resume,
    })
    server.tell({ kind: 'welcome', connection: arrived.connection, room: ROOM })
    expect((await joined).result).toEqual(ROOM)
  })

  it('calls the host and gets its answer; pings are answered without the host', async () => {
    const server = await openTestServer()
    server.welcomeAll()
    const guest = new TestGuest(server.port)
    await guest.join(server.newToken())
    const answer = guest.call(7, 'match.play', { seat: 'north', move: { kind: 'fire', at: 'c4' } })
    const call = await server.hear('call')
    expect(call).toMatchObject({
      id: 7,
      method: 'match.play',
      params: { seat: 'north', move: { kind: 'fire', at: 'c4' } },
    })
    server.tell({ kind: 'answer', connection: call.connection, text: '{"jsonrpc":"2.0","id":7,"result":null}' })
    expect(await answer).toMatchObject({ id: 7, result: null })
    expect((await guest.call(8, 'room.ping', { time: 5 })).result).toMatchObject({ time: 5, now: expect.any(Number) })
    expect(server.received.filter(({ kind }) => kind === 'call')).toHaveLength(1)
  })

  it('is reported when it leaves, once', async () => {
    const server = await openTestServer()
    server.welcomeAll()
    const guest = new TestGuest(server.port)
    await guest.join(server.newToken())
    guest.socket.close()
    const { connection } = await server.hear('left')
    await guest.closed
    expect(server.received.filter((one) => one.kind === 'left')).toEqual([{ kind: 'left', connection }])
  })

  it('with a frozen page is reported, and again with its next message', async () => {
    const server = await openTestServer()
    server.welcomeAll()
    const guest = new TestGuest(server.port)
    await guest.join(server.newToken())
    await guest.call(1, 'room.ping', { time: 1, next: 800 })
    const { connection } = await server.hear('quiet', ({ quiet }) => quiet)
    await guest.call(2, 'room.ping', { time: 2, next: 800 })
    expect(await server.hear('quiet', ({ quiet }) => !quiet)).toEqual({ kind: 'quiet', connection, quiet: false })
  })

  it('can be disconnected by the host instead of being welcomed', async () => {
    const server = await openTestServer()
    const guest = new TestGuest(server.port)
    const joined = guest.join(server.newToken())
    const { connection } = await server.hear('arrived')
    server.tell({ kind: 'close', connection, reason: 'taken' })
    expect((await joined).error).toMatchObject({ code: 1100, data: { code: 'taken' } })
    expect(await guest.closed).toEqual({ code: CLOSED, reason: 'taken' })
  })

  it('gets the reason when its token is revoked; others stay', async () => {
    const server = await openTestServer()
    server.welcomeAll()
    const [one, other] = [new TestGuest(server.port), new TestGuest(server.port)]
    const token = server.newToken()
    const kept = server.newToken()
    await Promise.all([one.join(token), other.join(kept)])
    server.tell({ kind: 'tokens', hashes: [hashOf(kept)] })
    expect(await one.closed).toEqual({ code: CLOSED, reason: 'revoked' })
    expect((await other.call(1, 'room.ping', { time: 1 })).error).toBeUndefined()
    expect((await new TestGuest(server.port).join(token)).error).toMatchObject({ data: { code: 'unknown-token' } })
  })

  it('may share its token with other screens: the host decides about seats', async () => {
    const server = await openTestServer()
    server.welcomeAll()
    const token = server.newToken()
    await Promise.all([new TestGuest(server.port).join(token), new TestGuest(server.port).join(token)])
    const screens = server.received.flatMap((one) => (one.kind === 'arrived' ? [one.screen] : []))
    expect(new Set(screens).size).toBe(2)
  })

  it('gets a goodbye when sharing ends', async () => {
    const server = await openTestServer()
    server.welcomeAll()
    const guest = new TestGuest(server.port)
    await guest.join(server.newToken())
    await server.close()
    expect(await guest.closed).toEqual({ code: CLOSED, reason: 'stopped' })
  })
})

describe('a stranger', () => {
  it.each([
    ['a wrong token', { token: secret() }, 'unknown-token'],
    ['an older protocol', { protocol: 0 }, 'too-old'],
    ['a newer protocol with words of its own', { protocol: 2, colour: 'red' }, 'too-new'],
    ['an older version', { version: '1.1.9' }, 'too-old'],
    ['a newer version', { version: '2.0.0' }, 'too-new'],
  ])('with %s gets this reason and is disconnected', async (_what, more, reason) => {
    const server = await openTestServer()
    const guest = new TestGuest(server.port)
    const { error } = await guest.join(server.newToken(), more)
    expect(error).toMatchObject({ code: 1100, data: { code: reason, version: VERSION, protocol: 1 } })
    expect(await guest.closed).toEqual({ code: CLOSED, reason })
    expect(server.received.some(({ kind }) => kind === 'arrived')).toBe(false)
  })

  it.each([
    { token: 'short' },
    { screen: '' },
    { device: 'toaster' },
    { language: '../../../' },
    { name: 'A\nnn' },
    { name: 'x'.repeat(25) },
    { version: 'latest' },
    { resume: { match: 'm', history: 'h', lastEvent: -1 } },
    { more: 1 },
  ])('may correct an invalid hello: %j', async (wrong) => {
    const server = await openTestServer()
    server.welcomeAll()
    const guest = new TestGuest(server.port)
    const token = server.newToken()
    expect((await guest.join(token, wrong)).error).toMatchObject({ code: -32602 })
    guest.texts.length = 0
    expect((await guest.join(token)).result).toEqual(ROOM)
  })

  it('cannot call anything before it has joined', async () => {
    const server = await openTestServer()
    const guest = new TestGuest(server.port)
    for (const method of ['match.play', 'saves.list', 'room.ping'])
      expect((await guest.call(method, method)).error).toMatchObject({ code: -32600 })
    expect(server.received.filter(({ kind }) => kind === 'call')).toEqual([])
  })

  it('is sent no messages of the host', async () => {
    const server = await openTestServer()
    const guest = new TestGuest(server.port)
    const joined = guest.join(server.newToken())
    const { connection } = await server.hear('arrived')
    server.tell({ kind: 'send', connections: [connection], text: '{"method":"feed.batch"}', snapshot: false })
    server.tell({ kind: 'close', connection, reason: 'released' })
    await joined
    await guest.closed
    expect(guest.texts.filter(({ method }) => method !== undefined)).toEqual([])
  })
})

describe('a result that several guests share', () => {
  it('reaches each under the id of its own call, and is kept until another comes instead', async () => {
    const server = await openTestServer()
    server.welcomeAll()
    const token = server.newToken()
    const guests = [new TestGuest(server.port), new TestGuest(server.port)]
    for (const guest of guests) await guest.join(token)
    const connections = server.received.flatMap((one) => (one.kind === 'arrived' ? [one.connection] : []))
    const answer = (key: string, id: number | string) => {
      for (const connection of connections) server.tell({ kind: 'answerShared', connection, id, key })
    }
    server.tell({ kind: 'share', key: 'one', text: '{"steps":["ёж"]}', instead: null })
    answer('one', 'a "quoted" id')
    for (const guest of guests)
      expect(await guest.hear(({ id }) => id === 'a "quoted" id')).toEqual({
        jsonrpc: '2.0',
        id: 'a "quoted" id',
        result: { steps: ['ёж'] },
      })
    server.tell({ kind: 'share', key: 'two', text: '[2]', instead: 'one' })
    answer('one', 1)
    answer('two', 2)
    for (const guest of guests) {
      expect((await guest.hear(({ id }) => id === 2)).result).toEqual([2])
      expect(guest.texts.find(({ id }) => id === 1)?.error?.code).toBe(-32603)
    }
  })
})

describe('pairing words', () => {
  const words = ['anchor', 'lantern', 'parrot']
  const pair = (guest: TestGuest, said: readonly string[] = words, id = 'knock') =>
    guest.call(id, 'room.knock', { words: said, name: 'Bob', device: 'phone', seat: 'south' })
  const good = { kind: 'words', words: { words, until: Date.now() + 60_000 } } as const

  it('admit a guest after the table has agreed, in any case of letters', async () => {
    const server = await openTestServer()
    server.welcomeAll()
    server.tell(good)
    const guest = new TestGuest(server.port)
    const answer = pair(guest, ['Anchor', ' LANTERN', 'parrot'])
    const { request } = await server.hear('asked')
    expect(request).toEqual({ id: request.id, name: 'Bob', device: 'phone', address: '127.0.0.1', seat: 'south' })
    const token = server.newToken()
    server.tell({ kind: 'admit', request: request.id, token })
    expect((await answer).result).toEqual({ token })
    expect((await guest.join(token)).result).toEqual(ROOM)
  })

  it('are valid once', async () => {
    const server = await openTestServer()
    server.tell(good)
    void pair(new TestGuest(server.port))
    await server.hear('asked')
    expect((await pair(new TestGuest(server.port))).error).toMatchObject({ data: { code: 'words-used-up' } })
    expect(server.received.some(({ kind }) => kind === 'wordsSpent')).toBe(false)
  })

  it('do not admit a guest if the table refuses', async () => {
    const server = await openTestServer()
    server.tell(good)
    const guest = new TestGuest(server.port)
    const answer = pair(guest)
    const { request } = await server.hear('asked')
    server.tell({ kind: 'admit', request: request.id, token: null })
    expect((await answer).error).toMatchObject({ data: { code: 'refused' } })
  })

  it('expire', async () => {
    const server = await openTestServer()
    server.tell({ kind: 'words', words: { words, until: Date.now() - 1 } })
    expect((await pair(new TestGuest(server.port))).error).toMatchObject({ data: { code: 'words-used-up' } })
  })

  it('are replaced after too many guesses, and a guest that types the old ones is informed', async () => {
    const server = await openTestServer({ guesses: 3 })
    server.tell(good)
    for (const wrong of ['one', 'two', 'three'])
      expect((await pair(new TestGuest(server.port), [wrong])).error?.data?.code).toBe('wrong-words')
    await server.hear('wordsSpent')
    server.tell({ ...good, words: { ...good.words, words: ['oak', 'fox', 'sun', 'sea'] } })
    expect((await pair(new TestGuest(server.port))).error?.data?.code).toBe('words-used-up')
    void pair(new TestGuest(server.port), ['oak', 'fox', 'sun', 'sea'])
    await server.hear('asked')
  })

  it('may be tried five times by one address', async () => {
    const server = await openTestServer()
    server.tell(good)
    for (let i = 0; i < 5; i++)
      expect((await pair(new TestGuest(server.port), ['wrong'])).error?.data?.code).toBe('wrong-words')
    expect((await pair(new TestGuest(server.port))).error?.data?.code).toBe('too-many-tries')
    expect(server.received.some(({ kind }) => kind === 'asked')).toBe(false)
  })

  it('end their request when its guest leaves or waits too long', async () => {
    const server = await openTestServer({ waiting: 50, tick: 10 })
    server.tell(good)
    const guest = new TestGuest(server.port)
    void pair(guest)
    const { request } = await server.hear('asked')
    expect((await guest.closed).reason).toBe('late')
    expect(await server.hear('askedNoMore')).toEqual({ kind: 'askedNoMore', request: request.id })
    server.tell({ kind: 'admit', request: request.id, token: secret() })
  })
})

/** Returns a server whose networks and announcements the test simulates. */
function playedServer(first: readonly Network[]) {
  const received: FromServer[] = []
  const announced: string[] = []
  let networks = first
  const server = new GuestServer({
    tell: (message) => received.push(message),
    limits: { ...LIMITS, look: 5 },
    networks: () => networks,
    announce: ({ name, address, port, about }) => {
      announced.push(`${name} at ${address}${about ? `: ${about.game}, ${about.freeSeats} free` : ''}`)
      expect(received).toContainEqual({ kind: 'listening', port })
      return { stop: async () => void announced.push('taken back') }
    },
  })
  const listen = { host: '127.0.0.1', port: 0, pages: dirname(import.meta.filename), names: [], version: VERSION }
  const change = async (next: readonly Network[]) => {
    networks = next
    await vi.waitFor(() => expect(received.at(-1)).toEqual({ kind: 'networks', networks: next }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { server, received, announced, listen, change }
}

describe('the network of a table', () => {
  const wifi = { name: 'wlan0', address: '127.0.0.1' }

  it('gets its announcement while it is shared, and again when the network has come back', async () => {
    const { server, announced, listen, change } = playedServer([wifi])
    await server.handle({ kind: 'listen', listen: { ...listen, announceAs: 'Evening' } })
    await change([])
    await change([wifi, { name: 'eth0', address: '192.0.2.1' }])
    expect(announced).toEqual(['Evening at 127.0.0.1', 'taken back', 'Evening at 127.0.0.1'])
    await server.handle({ kind: 'stop' })
    expect(announced.at(-1)).toBe('taken back')
  })

  it('gets the current match and the free seats', async () => {
    const { server, announced, listen, change } = playedServer([wifi])
    await server.handle({ kind: 'about', about: { game: 'jackal', freeSeats: 2 } })
    await server.handle({ kind: 'listen', listen: { ...listen, announceAs: 'Evening' } })
    await change([wifi, { name: 'eth0', address: '192.0.2.1' }])
    announced.length = 0
    await server.handle({ kind: 'about', about: { game: 'jackal', freeSeats: 1 } })
    expect(announced).toEqual(['taken back', 'Evening at 127.0.0.1: jackal, 1 free'])
    await server.handle({ kind: 'stop' })
  })

  it('gets no announcement of one that is shared on this computer alone', async () => {
    const { server, announced, listen, change } = playedServer([wifi])
    await server.handle({ kind: 'listen', listen: { ...listen, announceAs: null } })
    await change([])
    await server.handle({ kind: 'stop' })
    expect(announced).toEqual([])
  })
})

describe('a port in use', () => {
  it('is reported by its code, and another can be tried', async () => {
    const first = await openTestServer()
    const { server, received, listen } = playedServer([])
    const taken = { ...listen, announceAs: null, port: first.port }
    await server.handle({ kind: 'listen', listen: taken })
    expect(received).toEqual([{ kind: 'failed', code: 'EADDRINUSE', detail: expect.any(String) }])
    await server.handle({ kind: 'listen', listen: { ...taken, host: '192.0.2.7', port: 0 } })
    expect(received[1]).toMatchObject({ kind: 'failed', code: 'EADDRNOTAVAIL' })
    await server.handle({ kind: 'listen', listen: { ...taken, port: 0 } })
    expect(received.slice(2)).toContainEqual({ kind: 'listening', port: expect.any(Number) })
    await server.handle({ kind: 'stop' })
  })
})
