import { describe, expect, it, vi } from 'vitest'
import { silentLog } from '../../../files/log.ts'
import type { FromServer, Listen, ToServer } from '../../link/link.ts'
import { type ServerChild, ServerProcess } from './serverProcess.ts'

const LISTEN: Listen = {
  host: '127.0.0.1',
  port: 0,
  pages: '/pages',
  names: ['127.0.0.1'],
  version: '1.0.0',
  announceAs: null,
}
const SEATED: ToServer = { kind: 'seated', seated: { addresses: ['127.0.0.1'], screens: [], tokens: [] } }
const TOKENS: ToServer = { kind: 'tokens', hashes: ['a'.repeat(64)] }
const ARRIVED: FromServer = {
  kind: 'arrived',
  connection: 'c1',
  token: 'a'.repeat(64),
  screen: 'screen',
  name: 'Ann',
  device: 'phone',
  address: '127.0.0.1',
  language: 'en',
  resume: null,
}

/** Returns a server whose processes the test simulates. */
function played() {
  const children: (ServerChild & {
    told: ToServer[]
    killed: boolean
    say(m: unknown): void
    exit(code: number): void
  })[] = []
  const received: FromServer[] = []
  let time = 0
  const launch = () => {
    let hear: (message: unknown) => void = () => undefined
    const ends: ((code: number) => void)[] = []
    const child = {
      told: [] as ToServer[],
      killed: false,
      post: (message: ToServer) => void child.told.push(message),
      onMessage: (listener: (message: unknown) => void) => {
        hear = listener
      },
      onExit: (listener: (code: number) => void) => void ends.push(listener),
      kill: () => {
        child.killed = true
      },
      say: (message: unknown) => hear(message),
      exit: (code: number) => {
        for (const end of ends) end(code)
      },
    }
    children.push(child)
    return child
  }
  const server = new ServerProcess((message) => received.push(message), { launch, log: silentLog, now: () => time })
  return { server, children, received, pass: (ms: number) => (time += ms) }
}

describe('the server’s process', () => {
  it('runs only from listening to stopping', () => {
    vi.useFakeTimers()
    const { server, children } = played()
    server.tell(TOKENS)
    expect(children).toHaveLength(0)
    server.tell({ kind: 'listen', listen: LISTEN })
    expect(children[0]?.told).toEqual([TOKENS, { kind: 'listen', listen: LISTEN }])
    server.tell({ kind: 'stop' })
    expect(children[0]?.told.at(-1)).toEqual({ kind: 'stop' })
    vi.advanceTimersByTime(5000)
    expect(children[0]?.killed).toBe(true)
    vi.useRealTimers()
  })

  it('is replaced after a crash, on the same port and with the same tokens, and its guests are gone', () => {
    const { server, children, received } = played()
    server.tell({ kind: 'listen', listen: LISTEN })
    server.tell(TOKENS)
    server.tell(SEATED)
    server.tell({ kind: 'share', key: 'old', text: '1', instead: null })
    server.tell({ kind: 'share', key: 'new', text: '2', instead: 'old' })
    children[0]?.say({ kind: 'listening', port: 4173 })
    children[0]?.say(ARRIVED)
    children[0]?.exit(11)
    expect(received.at(-1)).toEqual({ kind: 'left', connection: 'c1' })
    expect(children[1]?.told).toEqual([
      TOKENS,
      SEATED,
      { kind: 'share', key: 'new', text: '2', instead: null },
      { kind: 'listen', listen: { ...LISTEN, port: 4173 } },
    ])
  })

  it('stays down after too many crashes, until it is asked to listen again', () => {
    const { server, children, received, pass } = played()
    server.tell({ kind: 'listen', listen: LISTEN })
    for (let crash = 0; crash < 4; crash++, pass(1000)) children.at(-1)?.exit(1)
    expect(children).toHaveLength(4)
    expect(received.at(-1)).toMatchObject({ kind: 'failed', code: 'crashed' })
    server.tell({ kind: 'listen', listen: LISTEN })
    expect(children).toHaveLength(5)
  })

  it('may crash occasionally', () => {
    const { server, children, pass } = played()
    server.tell({ kind: 'listen', listen: LISTEN })
    for (let crash = 0; crash < 20; crash++, pass(30_000)) children.at(-1)?.exit(1)
    expect(children).toHaveLength(21)
  })

  it('is not trusted: its messages must have a valid form', () => {
    const { server, children, received } = played()
    server.tell({ kind: 'listen', listen: LISTEN })
    for (const nonsense of [
      null,
      7,
      {},
      { kind: 'listening', port: 1e9 },
      { ...ARRIVED, token: 'short' },
      { ...ARRIVED, more: 1 },
    ])
      children[0]?.say(nonsense)
    expect(received).toEqual([])
  })

  it('is ignored after it was stopped', () => {
    const { server, children, received } = played()
    server.tell({ kind: 'listen', listen: LISTEN })
    children[0]?.say(ARRIVED)
    server.end()
    expect(children[0]?.killed).toBe(true)
    expect(received.at(-1)).toEqual({ kind: 'left', connection: 'c1' })
    children[0]?.say(ARRIVED)
    children[0]?.exit(0)
    expect(received).toHaveLength(2)
    expect(children).toHaveLength(1)
  })
})
