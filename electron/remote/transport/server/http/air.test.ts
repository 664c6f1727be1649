import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestServer, secret, type TestServer } from '../../../../testkit/guestServers.ts'
import { hashOf } from '../../../admission/gate/tokens.ts'

interface Asked {
  readonly path?: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly localAddress?: string
}

/** Sends a request for the state of a channel; returns the beginning of its answer. */
async function ask(port: number, { path = '/air/state', method = 'GET', headers = {}, ...from }: Asked = {}) {
  const asked: ClientRequest = request({ host: '127.0.0.1', port, path, method, headers, agent: false, ...from }).end()
  asked.on('error', () => undefined)
  onTestFinished(() => void asked.destroy())
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return response
}

const bodyOf = async (response: IncomingMessage) => Buffer.concat(await response.toArray()).toString()
const statusOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).statusCode
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const STREAM = { accept: 'text/event-stream' }

/** Lets the host answer each request for the state of a channel with this text. */
function answering(server: TestServer, text: string | null) {
  let answered = 0
  const timer = setInterval(() => {
    const asked = server.received.filter((one) => one.kind === 'air')
    for (const { token } of asked.slice(answered)) server.tell({ kind: 'air', token, text })
    answered = asked.length
  }, 5)
  onTestFinished(() => clearInterval(timer))
}

describe('the state of a channel', () => {
  it('is JSON for the token of its address, in the header or in the query', async () => {
    const server = await openTestServer()
    const token = server.newToken()
    answering(server, '{"version":1}')
    for (const asked of [{ headers: bearer(token) }, { path: `/air/state?token=${token}` }]) {
      const response = await ask(server.port, asked)
      expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
        200,
        expect.stringMatching(/^application\/json/),
        'no-store',
      ])
      expect(await bodyOf(response)).toBe('{"version":1}')
    }
    expect(server.received.filter((one) => one.kind === 'air')).toEqual([{ kind: 'air', token: hashOf(token) }])
  })

  it('is sent with each change to a client that accepts server-sent events', async () => {
    const server = await openTestServer()
    const token = server.newToken()
    answering(server, '{"n":1}')
    const response = await ask(server.port, { headers: { ...bearer(token), ...STREAM } })
    expect(response.headers['content-type']).toBe('text/event-stream')
    let text = ''
    response.on('data', (part: Buffer) => {
      text += part
    })
    await expect.poll(() => text).toContain('event: state\ndata: {"n":1}\n\n')
    server.tell({ kind: 'air', token: hashOf(token), text: '{"n":2}' })
    await expect.poll(() => text).toContain('event: state\ndata: {"n":2}\n\n')
  })

  it('is closed to wrong tokens, and those without a channel', async () => {
    const server = await openTestServer()
    const token = server.newToken()
    answering(server, null)
    expect(await statusOf(server.port)).toBe(401)
    expect(await statusOf(server.port, { headers: bearer(secret()) })).toBe(401)
    expect(await statusOf(server.port, { headers: { authorization: token } })).toBe(401)
    expect(await statusOf(server.port, { path: `/air/state?token=${token}&token=${token}` })).toBe(401)
    expect(server.received.filter((one) => one.kind === 'air')).toEqual([])
    expect(await statusOf(server.port, { headers: bearer(token) })).toBe(403)
  })

  it('is read-only, and for this computer’s names and pages of files alone', async () => {
    const server = await openTestServer()
    const token = server.newToken()
    const headers = bearer(token)
    answering(server, '{}')
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(await statusOf(server.port, { method, headers }), method).toBe(405)
    expect(await statusOf(server.port, { headers: { ...headers, host: 'evil.example' } })).toBe(403)
    expect(await statusOf(server.port, { headers: { ...headers, origin: 'http://evil.example' } })).toBe(403)
    const ofFile = await ask(server.port, { headers: { ...headers, origin: 'null' } })
    expect([ofFile.statusCode, ofFile.headers['access-control-allow-origin']]).toEqual([200, 'null'])
    expect(await statusOf(server.port, { path: '/watch', headers: { origin: 'null' } })).toBe(403)
  })

  it('ends when its address is revoked', async () => {
    const server = await openTestServer()
    const token = server.newToken()
    answering(server, '{}')
    const response = await ask(server.port, { headers: { ...bearer(token), ...STREAM } })
    response.resume()
    server.tell({ kind: 'tokens', hashes: [] })
    await once(response, 'end')
    expect(await statusOf(server.port, { headers: bearer(token) })).toBe(401)
  })

  /** Opens streams at the same time, each from the next of some addresses; returns how many were let in. */
  async function openStreams(port: number, tokens: readonly string[], addresses: readonly string[]) {
    const streams = tokens.map((token, place) => {
      const localAddress = addresses[place % addresses.length] ?? '127.0.0.1'
      return ask(port, { headers: { ...bearer(token), ...STREAM }, localAddress })
    })
    const open = (await Promise.all(streams)).filter(({ statusCode }) => statusCode === 200)
    return { open, free: () => void open[0]?.destroy() }
  }

  it('has eight streams of one token', async () => {
    const server = await openTestServer()
    const token = server.newToken()
    answering(server, '{}')
    const addresses = ['127.0.0.1', '127.0.0.2', '127.0.0.3']
    const { open, free } = await openStreams(server.port, Array<string>(30).fill(token), addresses)
    expect(open).toHaveLength(8)
    expect((await openStreams(server.port, [server.newToken()], ['127.0.0.4'])).open).toHaveLength(1)
    free()
    await expect.poll(async () => (await openStreams(server.port, [token], addresses)).open.length).toBe(1)
  })

  it('has eight streams from one address, and 20 in all', async () => {
    const server = await openTestServer()
    answering(server, '{}')
    const tokens = (count: number) => Array.from({ length: count }, () => server.newToken())
    expect((await openStreams(server.port, tokens(12), ['127.0.0.1'])).open).toHaveLength(8)
    expect((await openStreams(server.port, tokens(30), ['127.0.0.2', '127.0.0.3', '127.0.0.4'])).open).toHaveLength(12)
  })

  it('takes few requests a minute', async () => {
    const server = await openTestServer()
    const token = server.newToken()
    answering(server, '{}')
    const more = await Promise.all(Array.from({ length: 250 }, () => statusOf(server.port, { headers: bearer(token) })))
    expect(more).toContain(429)
  })

  it('is not there while the host does not answer', async () => {
    const server = await openTestServer({ airAnswer: 50 })
    expect(await statusOf(server.port, { headers: bearer(server.newToken()) })).toBe(503)
  })
})
