import { describe, expect, it } from 'vitest'
import { openRoomHost } from '../testkit/otherScreens.ts'

const COMPUTER = { kind: 'computer' } as const
const NETWORK = { kind: 'network', address: '192.168.1.24' } as const

const fails = (code: string) => ({ ok: false, problem: expect.objectContaining({ code }) })

describe('other screens', () => {
  it('are closed at first: nothing listens, and requests about a room are refused', async () => {
    const { value, call, server } = await openRoomHost()
    expect(await value('screens:state', {})).toEqual({
      networks: [{ name: 'wlan0', address: '192.168.1.24' }],
      room: null,
    })
    for (const channel of ['screens:newWords', 'screens:revoke', 'screens:watchDelay'] as const) {
      const request = { link: 'link-1', milliseconds: 5 }
      const own =
        channel === 'screens:newWords'
          ? {}
          : channel === 'screens:revoke'
            ? { link: request.link }
            : { milliseconds: 5 }
      expect(await call(channel, own as never)).toEqual(fails('screens-closed'))
    }
    expect(server.told).toEqual([])
  })

  it('join on this computer, which stays awake until they are disconnected', async () => {
    const { value, server, awake } = await openRoomHost()
    const { room } = await value('screens:open', { reach: COMPUTER })
    expect(room).toMatchObject({ reach: COMPUTER, address: '127.0.0.1:4173', problem: null, watchDelay: 0 })
    expect(room?.links.map(({ url }) => url.split('#')[0])).toEqual([
      'http://127.0.0.1:4173/',
      'http://127.0.0.1:4173/watch',
    ])
    expect(server.told.find(({ kind }) => kind === 'listen')).toMatchObject({
      listen: { host: '127.0.0.1', port: 4173, names: ['127.0.0.1', 'localhost'], announceAs: null },
    })
    expect(await value('screens:close', {})).toMatchObject({ room: null })
    expect(server.told.at(-1)).toEqual({ kind: 'stop' })
    expect(awake).toEqual([true, false])
  })

  it('join by a network that is named, and are announced there', async () => {
    const { value, server } = await openRoomHost()
    await value('screens:open', { reach: COMPUTER })
    const { room } = await value('screens:open', { reach: NETWORK, port: 8080 })
    expect(room).toMatchObject({ reach: NETWORK, address: '192.168.1.24:4173' })
    expect(server.told.findLast(({ kind }) => kind === 'listen')).toMatchObject({
      listen: { host: '192.168.1.24', port: 8080, names: ['192.168.1.24'], announceAs: 'Ann’s laptop' },
    })
  })

  it('announce the match and the number of free seats', async () => {
    const { value, server, timeSource } = await openRoomHost()
    await value('screens:open', { reach: NETWORK })
    const away = { name: 'Bob', player: { kind: 'human', elsewhere: true } } as const
    const seats = [
      { seat: 'north', name: 'Ann', player: { kind: 'human' } },
      { seat: 'south', ...away },
    ] as const
    await value('screens:plan', { plan: { game: 'sea-battle', title: 'Next', seats } })
    timeSource.pass(1000)
    const told = () => server.told.filter(({ kind }) => kind === 'about')
    expect(told()).toEqual([{ kind: 'about', about: { game: 'sea-battle', freeSeats: 1, owner: 'Ann' } }])
    await value('screens:plan', { plan: null })
    timeSource.pass(1000)
    expect(told().at(-1)).toEqual({ kind: 'about', about: null })
  })

  it.each([
    ['EADDRINUSE', 'port-in-use'],
    ['EADDRNOTAVAIL', 'network-gone'],
    ['EPERM', 'screens-failed'],
  ] as const)('cannot join if the port cannot be opened: %s', async (code, problem) => {
    const { call, server, value, awake } = await openRoomHost()
    server.onListen = { kind: 'failed', code, detail: 'x' }
    expect(await call('screens:open', { reach: COMPUTER })).toEqual(fails(problem))
    expect(await value('screens:state', {})).toMatchObject({ room: null })
    expect(awake).not.toContain(true)
  })

  it('cannot join if nothing answers', async () => {
    const { call, server, timeSource } = await openRoomHost()
    server.onListen = null
    const opened = call('screens:open', { reach: COMPUTER })
    await new Promise((resolve) => setTimeout(resolve, 20))
    timeSource.pass(30_000)
    expect(await opened).toEqual(fails('screens-failed'))
  })

  it('are shown to join by the network if its port opens late', async () => {
    const { call, server, timeSource, value } = await openRoomHost()
    await value('screens:open', { reach: COMPUTER })
    server.onListen = null
    const opened = call('screens:open', { reach: NETWORK })
    await new Promise((resolve) => setTimeout(resolve, 20))
    timeSource.pass(30_000)
    expect(await opened).toEqual(fails('screens-failed'))
    server.say({ kind: 'listening', port: 4173 })
    expect(await value('screens:state', {})).toMatchObject({
      room: { reach: NETWORK, address: '192.168.1.24:4173', problem: null },
    })
  })

  it('join at the earlier place if another one cannot be opened', async () => {
    const { call, server, value } = await openRoomHost()
    const before = await value('screens:open', { reach: COMPUTER })
    server.onListen = null
    const opened = call('screens:open', { reach: NETWORK, port: 8080 })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect((await value('screens:state', {})).room?.address).toBe('127.0.0.1:4173')
    server.onListen = { kind: 'listening', port: 4173 }
    server.say({ kind: 'failed', code: 'EADDRINUSE', detail: 'x' })
    expect(await opened).toEqual(fails('port-in-use'))
    expect(server.told.findLast(({ kind }) => kind === 'listen')).toMatchObject({
      listen: { host: '127.0.0.1', port: 4173 },
    })
    expect(await value('screens:state', {})).toEqual(before)
  })

  it('are shown no address before the server listens there', async () => {
    const { call, server, value } = await openRoomHost()
    server.onListen = null
    const opened = call('screens:open', { reach: COMPUTER })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect((await value('screens:state', {})).room).toBeNull()
    server.say({ kind: 'listening', port: 4174 })
    expect(await opened).toMatchObject({ ok: true, value: { room: { address: '127.0.0.1:4174' } } })
  })

  it('are sent to the window with every change, several at once together', async () => {
    const { value, timeSource, shown } = await openRoomHost()
    await value('screens:open', { reach: COMPUTER })
    await value('screens:newWords', {})
    timeSource.pass(100)
    expect(shown).toMatchObject([{ room: { words: { words: ['anchor', 'raven', 'tulip'] } } }])
  })

  it('say whether the private window is open', async () => {
    const { screens, timeSource, shown } = await openRoomHost()
    screens.privateWindowIs(true)
    timeSource.pass(100)
    screens.privateWindowIs(false)
    timeSource.pass(100)
    expect(shown.map(({ privateWindow }) => privateWindow)).toEqual([true, undefined])
  })

  it('report whether another device has ever reached the table', async () => {
    const { value, server } = await openRoomHost()
    await value('screens:open', { reach: NETWORK })
    const reached = async () => (await value('screens:state', {})).room?.reached
    expect(await reached()).toBe(false)
    server.say({ kind: 'reached' })
    expect(await reached()).toBe(true)
  })

  it('report that a player on this computer has reached the table', async () => {
    const { value, server } = await openRoomHost()
    await value('screens:open', { reach: NETWORK })
    const request = { id: 'k1', name: 'Ben', device: 'game', address: '127.0.0.1', seat: null } as const
    server.say({ kind: 'asked', request })
    expect((await value('screens:state', {})).room).toMatchObject({ reached: true, requests: [{ name: 'Ben' }] })
  })

  it('report a network that goes away and comes back, and a process that cannot go on', async () => {
    const { value, server } = await openRoomHost()
    await value('screens:open', { reach: NETWORK })
    const problem = async () => (await value('screens:state', {})).room?.problem
    server.say({ kind: 'networks', networks: [] })
    expect(await problem()).toEqual({ code: 'network-gone' })
    server.say({ kind: 'networks', networks: [{ name: 'wlan0', address: '192.168.1.24' }] })
    expect(await problem()).toBeNull()
    server.say({ kind: 'failed', code: 'crashed', detail: 'exit code 1' })
    expect(await problem()).toEqual({ code: 'screens-failed' })
    server.say({ kind: 'listening', port: 4173 })
    expect(await problem()).toBeNull()
  })
})
