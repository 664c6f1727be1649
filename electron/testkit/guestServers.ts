import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach } from 'vitest'
import { WebSocket } from 'ws'
import type { RoomMessage } from '../contract/screens.ts'
import { LIMITS, type Limits } from '../remote/admission/gate/limits.ts'
import { hashOf } from '../remote/admission/gate/tokens.ts'
import { type FromServer, type Listen, SOCKET_PATH, type ToServer } from '../remote/link/link.ts'
import { GuestServer } from '../remote/transport/server/guestServer.ts'
import { freshFolder } from './folders.ts'

export const VERSION = '1.2.3'

/** The first message of a host to guests that it admits. */
export const ROOM: RoomMessage = {
  kind: 'room',
  guest: { id: 'g1', name: 'Ann', seat: null },
  lobby: null,
  match: null,
  now: 1_700_000_000_000,
}

/** A server on a free port of this computer, with the test as its host. */
export interface TestServer {
  readonly port: number
  readonly received: readonly FromServer[]
  tell(message: ToServer): void
  /** Resolves with the first message of a kind that passes, including earlier ones. */
  hear<K extends FromServer['kind']>(kind: K, passes?: (message: Received<K>) => boolean): Promise<Received<K>>
  /** Returns a new valid token. */
  newToken(): string
  /** Admits all guests that arrive with a valid token. */
  welcomeAll(): void
  close(): Promise<void>
}
type Received<K extends FromServer['kind']> = Extract<FromServer, { readonly kind: K }>

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.socket.terminate()
  await Promise.all(open.splice(0).map((server) => server.close()))
})

/** Starts a server that ends with the test, as do all its guests. */
export async function openTestServer(limits: Partial<Limits> = {}, listen: Partial<Listen> = {}): Promise<TestServer> {
  const received: FromServer[] = []
  const listeners = new Set<() => void>()
  const tokens: string[] = []
  let welcoming = false
  const server = new GuestServer({
    limits: { ...LIMITS, ...limits },
    networks: () => [],
    tell: (message) => {
      received.push(message)
      if (welcoming && message.kind === 'arrived') welcome(message.connection)
      for (const listener of listeners) listener()
    },
  })
  const tell = (message: ToServer) => void server.handle(message)
  const welcome = (connection: string) => tell({ kind: 'welcome', connection, room: ROOM })
  const pages = listen.pages ?? (await builtPages())
  const names = ['127.0.0.1', 'localhost']
  await server.handle({
    kind: 'listen',
    listen: { host: '127.0.0.1', port: 0, names, version: VERSION, announceAs: null, ...listen, pages },
  })
  const hear: TestServer['hear'] = (kind, passes = () => true) =>
    new Promise((resolve) => {
      const look = () => {
        const found = received.find((one): one is Received<typeof kind> => one.kind === kind && passes(one as never))
        if (!found) return
        listeners.delete(look)
        resolve(found)
      }
      listeners.add(look)
      look()
    })
  const close = () => server.handle({ kind: 'stop' })
  open.push({ close })
  return {
    port: (await hear('listening')).port,
    received,
    tell,
    hear,
    newToken() {
      const token = secret()
      tokens.push(token)
      tell({ kind: 'tokens', hashes: tokens.map(hashOf) })
      return token
    },
    welcomeAll() {
      welcoming = true
    },
    close,
  }
}

/** Returns 128 random bits, in the form of tokens and screens. */
export function secret(): string {
  return randomBytes(16).toString('base64url')
}

/** Returns a folder with pages as a build leaves them, and a secret file beside it. */
export async function builtPages(): Promise<string> {
  const folder = await freshFolder()
  const pages = join(folder, 'pages')
  await mkdir(join(pages, 'assets'), { recursive: true })
  for (const name of ['seat', 'watch', 'overlay', 'overlays'])
    await writeFile(join(pages, `${name}.html`), `<title>${name}</title>`)
  await writeFile(join(pages, 'assets', 'seat-1a2b.js'), 'export {}')
  await writeFile(join(pages, 'assets', 'seat-1a2b.js.gz'), gzipSync('export {}'))
  await writeFile(join(pages, '.hidden'), 'hidden')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  return pages
}

/** A JSON-RPC message as a guest receives it. */
export interface ReceivedText {
  readonly id?: number | string | null
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly data?: { readonly code?: string } }
}

const guests: TestGuest[] = []

/** A guest over a real socket. */
export class TestGuest {
  readonly socket: WebSocket
  readonly opened: Promise<void>
  /** The end of the connection: the close code and its reason. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  readonly texts: ReceivedText[] = []
  private readonly listeners = new Set<() => void>()

  constructor(port: number, options: ConstructorParameters<typeof WebSocket>[2] = {}) {
    guests.push(this)
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, undefined, options)
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', resolve)
      this.socket.once('error', reject)
    })
    this.opened.catch(() => undefined)
    this.closed = new Promise((resolve) =>
      this.socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() })),
    )
    this.socket.on('message', (data) => {
      this.texts.push(JSON.parse(String(data)))
      for (const listener of this.listeners) listener()
    })
  }

  /** Sends a call, or a text unchanged. */
  send(message: string | object): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...message }))
  }

  /** Resolves with the first text that passes, including earlier ones. */
  hear(passes: (text: ReceivedText) => boolean): Promise<ReceivedText> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.texts.find(passes)
        if (!found) return
        this.listeners.delete(look)
        resolve(found)
      }
      this.listeners.add(look)
      look()
    })
  }

  /** Calls and waits for the answer. */
  async call(id: number | string, method: string, params: unknown = {}): Promise<ReceivedText> {
    await this.opened
    this.send({ id, method, params })
    return this.hear((text) => text.id === id)
  }

  join(token: string, more: object = {}): Promise<ReceivedText> {
    const hello = { protocol: 1, version: VERSION, token, screen: secret(), device: 'phone', language: 'en', ...more }
    return this.call('join', 'room.join', hello)
  }
}
