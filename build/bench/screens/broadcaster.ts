/**
 * A child process of the bench: sends the given texts to all viewers, through the server of other screens (`ours`) or
 * through `ws` alone.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { WebSocketServer } from 'ws'
import { LIMITS, type Limits } from '../../../electron/remote/admission/gate/limits.ts'
import { hashOf } from '../../../electron/remote/admission/gate/tokens.ts'
import type { FromServer } from '../../../electron/remote/link/link.ts'
import { GuestServer } from '../../../electron/remote/transport/server/guestServer.ts'
import type { BroadcasterKind, FromBroadcaster, ToBroadcaster } from './messages.ts'
import { JOIN, TOKEN } from './viewer.ts'

type Send = (text: string) => void
const tell = (message: FromBroadcaster) => void process.send?.(message)

/** All viewers connect at once from one address. */
const MANY = { all: 100_000, perAddress: 100_000 }
const OPEN: Limits = {
  ...LIMITS,
  sockets: MANY,
  guests: MANY,
  strangers: MANY,
  arrivals: { burst: 1e9, perSecond: 0 },
  requestsPerMinute: 1e9,
  hello: 60_000,
}

async function ours(): Promise<Send> {
  const connections: string[] = []
  const server = new GuestServer({ limits: OPEN, networks: () => [], tell: (message) => receive(message) })
  const receive = (message: FromServer) => {
    if (message.kind === 'listening') tell({ kind: 'port', port: message.port })
    if (message.kind !== 'arrived') return
    connections.push(message.connection)
    const room = { kind: 'room', guest: { id: 'g', name: '', seat: null }, lobby: null, match: null, now: 0 } as const
    void server.handle({ kind: 'welcome', connection: message.connection, room })
  }
  const listen = { host: '127.0.0.1', port: 0, pages: import.meta.dirname, names: ['127.0.0.1'] }
  await server.handle({ kind: 'tokens', hashes: [hashOf(TOKEN)] })
  await server.handle({ kind: 'listen', listen: { ...listen, version: JOIN.version, announceAs: null } })
  return (text) => void server.handle({ kind: 'send', connections, text, snapshot: false })
}

function bare(): Send {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/table' })
  server.on('listening', () => {
    const address = server.address()
    if (typeof address === 'object' && address) tell({ kind: 'port', port: address.port })
  })
  server.on('connection', (socket) => {
    socket.on('message', () => socket.send('{}'))
  })
  return (text) => {
    for (const socket of server.clients) socket.send(text)
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
// The bench starts this program with one of the kinds.
const send = await { ours, bare }[process.argv[2] as BroadcasterKind]()
process.on('message', (message: ToBroadcaster) => {
  if (message.kind === 'text') return send(message.text)
  const { user, system } = process.cpuUsage()
  collectGarbage()
  tell({ kind: 'use', bytes: process.memoryUsage().rss, processor: user + system })
})
process.on('disconnect', () => process.exit(0))
