import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcp, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import type { FromJoining } from '../messages.ts'
import { JoiningServer } from './joiningServer.ts'
import { JOINING_LIMITS, type JoiningLimits } from './limits.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
})

const ROOM = { kind: 'room', guest: { id: 'g', name: 'Bob', seat: null }, lobby: null, match: null, now: 0 }
const CALL = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'room.join', params: {} })
const said = (value: object) => JSON.stringify({ jsonrpc: '2.0', ...value })
const roomChanged = said({ method: 'room.changed', params: ROOM })

async function listen(server: Server | ReturnType<typeof createTcp>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  return (server.address() as AddressInfo).port
}

/** Returns a table that handles each connection as the test says. */
async function table(serve: (socket: WebSocket, request: IncomingMessage) => void): Promise<number> {
  const server = createServer()
  const sockets = new WebSocketServer({ server, path: '/table' })
  sockets.on('connection', (socket, request) => {
    ends.push(() => socket.terminate())
    socket.on('error', () => undefined)
    serve(socket, request)
  })
  return listen(server)
}

function joiner(limits: Partial<JoiningLimits> = {}) {
  const received: FromJoining[] = []
  let look = () => {}
  const server = new JoiningServer({
    tell: (message) => {
      received.push(message)
      look()
    },
    limits: { ...JOINING_LIMITS, handshake: 400, ...limits },
  })
  ends.push(() => server.end())
  const hear = (kind: FromJoining['kind']) =>
    new Promise<FromJoining>((resolve) => {
      look = () => {
        const message = received.find((one) => one.kind === kind)
        if (message) resolve(message)
      }
      look()
    })
  const connect = (port: number, connection = 1) =>
    server.handle({ kind: 'connect', wire: connection, host: '127.0.0.1', port })
  return { server, received, hear, connect }
}

describe('a connection to another table', () => {
  it("carries calls and the table's messages, and sends no origin", async () => {
    const requests: IncomingMessage[] = []
    const port = await table((socket, request) => {
      requests.push(request)
      socket.on('message', () => {
        socket.send(said({ id: 1, result: ROOM }))
        socket.send(roomChanged)
        socket.close(4000, 'stopped')
      })
    })
    const { server, received, hear, connect } = joiner()
    connect(port)
    await hear('opened')
    server.handle({ kind: 'send', wire: 1, text: CALL })
    await hear('closed')
    expect(received).toEqual([
      { kind: 'opened', wire: 1 },
      { kind: 'said', wire: 1, text: said({ id: 1, result: ROOM }) },
      { kind: 'said', wire: 1, text: roomChanged },
      { kind: 'closed', wire: 1, code: 4000, reason: 'stopped' },
    ])
    expect(requests.map(({ headers }) => [headers.host, headers.origin])).toEqual([[`127.0.0.1:${port}`, undefined]])
  })

  it('sends nothing more after it is closed', async () => {
    const port = await table((socket) => void setInterval(() => socket.send(roomChanged), 5).unref())
    const { server, received, hear, connect } = joiner()
    connect(port)
    await hear('said')
    server.handle({ kind: 'disconnect', wire: 1 })
    const { length } = received
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(received).toHaveLength(length)
  })
})

describe('a place without a table', () => {
  it('is reported at once if nothing listens', async () => {
    const closed = createServer()
    const port = await listen(closed)
    closed.close()
    const { hear, connect } = joiner()
    connect(port)
    expect(await hear('failed')).toEqual({ kind: 'failed', wire: 1, reason: 'nobody' })
  })

  it('is reported in time if nothing answers', async () => {
    const sockets: Socket[] = []
    const port = await listen(createTcp((socket) => void sockets.push(socket)))
    ends.push(() => sockets.map((socket) => socket.destroy()))
    const { hear, connect } = joiner()
    connect(port)
    expect(await hear('failed')).toMatchObject({ reason: 'nobody' })
  })
})

describe('a server that is not a table', () => {
  it.each([
    ['a page', 200, {}],
    ['a redirect', 302, { location: 'http://127.0.0.1:9/table' }],
    ['an odd upgrade', 101, { upgrade: 'websocket', connection: 'upgrade', 'sec-websocket-accept': 'no' }],
  ])('is reported: %s', async (_, status, headers) => {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      asked.push(request.url)
      response.writeHead(status, headers).end('hello')
    })
    const port = await listen(server)
    const { received, hear, connect } = joiner()
    connect(port)
    expect(await hear('failed')).toEqual({ kind: 'failed', wire: 1, reason: 'no-table' })
    expect([asked, received.length]).toEqual([['/table'], 1])
  })

  it('is reported: another protocol', async () => {
    const port = await listen(createTcp((socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n')))
    const { hear, connect } = joiner()
    connect(port)
    expect(await hear('failed')).toMatchObject({ reason: 'no-table' })
  })
})

describe('a table with invalid messages', () => {
  it.each([
    ['garbage', 'garbage'],
    ['bytes', Buffer.from(roomChanged)],
    ['no message', '[1, 2]'],
    ['deep values', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['a room that is none', said({ method: 'room.changed', params: { ...ROOM, guest: 'Bob' } })],
    [
      'a name that turns the text around',
      said({ method: 'room.changed', params: { ...ROOM, guest: { id: 'g', name: '\u202eboB', seat: null } } }),
    ],
    [
      'another kind under a name',
      said({ method: 'feed.batch', params: { kind: 'trouble', matchId: 'm', problem: { code: 'x' } } }),
    ],
    ['an unknown notification', said({ method: 'files.read', params: {} })],
    ['an answer to nobody', said({ id: 7, result: ROOM })],
    ['a message that is too long', ' '.repeat(20_000)],
  ])('is disconnected for %s, which is not passed on', async (_, message) => {
    const port = await table((socket) => socket.send(message, { binary: Buffer.isBuffer(message) }))
    const { received, hear, connect } = joiner({ message: 16_000 })
    connect(port)
    await hear('failed')
    expect(received).toEqual([
      { kind: 'opened', wire: 1 },
      { kind: 'failed', wire: 1, reason: 'nonsense' },
    ])
  })

  it('is disconnected for an answer without the shape of its call', async () => {
    const port = await table((socket) => socket.on('message', () => socket.send(said({ id: 1, result: 'welcome' }))))
    const { server, received, hear, connect } = joiner()
    connect(port)
    await hear('opened')
    server.handle({ kind: 'send', wire: 1, text: CALL })
    await hear('failed')
    expect(received.at(-1)).toMatchObject({ reason: 'nonsense' })
  })

  it.each([
    ['many messages', (socket: WebSocket) => socket.send(roomChanged)],
    ['many pings', (socket: WebSocket) => socket.ping()],
    ['endless bytes', (socket: WebSocket) => socket.send(roomChanged.padEnd(60_000))],
  ])('is disconnected for %s', async (_, flood) => {
    const port = await table((socket) => {
      const more = setInterval(() => {
        for (let n = 0; n < 20 && socket.readyState === socket.OPEN; n++) flood(socket)
      }, 5)
      socket.on('close', () => clearInterval(more))
    })
    const { received, hear, connect } = joiner({ bytes: { burst: 600_000, perSecond: 1000 } })
    connect(port)
    await hear('failed')
    expect(received.at(-1)).toMatchObject({ kind: 'failed', reason: 'flood' })
    expect(received.length).toBeLessThan(500)
  })
})
