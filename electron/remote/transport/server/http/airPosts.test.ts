import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestServer, secret, type TestServer } from '../../../../testkit/guestServers.ts'
import { hashOf } from '../../../admission/gate/tokens.ts'

interface Posted {
  readonly body?: string
  readonly headers?: Record<string, string>
  readonly path?: string
  readonly method?: string
}

/** Posts to a server; returns the status and the answer. */
async function post({ port }: TestServer, { body = '{}', headers = {}, path = '/air/commands', method }: Posted) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: method ?? 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Lets the host answer each post with this. */
function answering(server: TestServer, status: number, text: string) {
  let answered = 0
  const timer = setInterval(() => {
    const asked = server.received.filter((one) => one.kind === 'airPost')
    for (const { id } of asked.slice(answered)) server.tell({ kind: 'airAnswer', id, status, text })
    answered = asked.length
  }, 5)
  onTestFinished(() => clearInterval(timer))
}

const postsOf = (server: TestServer) => server.received.filter((one) => one.kind === 'airPost')

describe('posts of other programs', () => {
  it('reach the host as JSON with the token of an address, in the header or in the query', async () => {
    const server = await openTestServer()
    const token = server.newToken()
    answering(server, 403, '{"error":{"code":"not-allowed","message":"no"}}')
    const body = '{"kind":"clear"}'
    for (const given of [{ headers: bearer(token) }, { path: `/air/commands?token=${token}` }]) {
      const answer = await post(server, { body, ...given })
      expect([answer.status, answer.body]).toEqual([403, { error: { code: 'not-allowed', message: 'no' } }])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(postsOf(server)).toEqual(
      ['p1', 'p2'].map((id) => ({
        kind: 'airPost',
        id,
        token: hashOf(token),
        address: '127.0.0.1',
        post: 'commands',
        body: { kind: 'clear' },
      })),
    )
  })

  it('are refused without a valid token, before their body is read', async () => {
    const server = await openTestServer()
    const token = server.newToken()
    for (const headers of [{}, bearer(secret()), { authorization: token }]) {
      const answer = await post(server, { headers, body: 'x'.repeat(100_000) })
      expect([answer.status, answer.body.error.code]).toEqual([401, 'unknown-token'])
    }
    server.tell({ kind: 'tokens', hashes: [] })
    expect((await post(server, { headers: bearer(token) })).status).toBe(401)
    expect(postsOf(server)).toEqual([])
  })

  it.each([
    ['no JSON', '{"kind":', 400, 'bad-request', 'body: not JSON'],
    ['an empty body', '', 400, 'bad-request', 'body: not JSON'],
    ['NaN', '{"x":NaN}', 400, 'bad-request', 'body: not JSON'],
    ['JSON that is nested too deeply', '['.repeat(5000), 400, 'bad-request', 'body: nested too deeply'],
    ['too many values', `[${'0,'.repeat(3000)}0]`, 400, 'bad-request', 'body: more than 2000 values'],
    ['more than 16 KiB', `"${'x'.repeat(16 * 1024)}"`, 413, 'too-long', 'body: longer than 16 KiB'],
  ])('are refused with what is wrong: %s', async (_what, body, status, code, message) => {
    const server = await openTestServer()
    const answer = await post(server, { body, headers: bearer(server.newToken()) })
    expect(answer).toMatchObject({ status, body: { error: { code, message } } })
    expect(postsOf(server)).toEqual([])
  })

  it('are JSON only: a page of another site could send other types without asking', async () => {
    const server = await openTestServer()
    const headers = bearer(server.newToken())
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await post(server, { headers: { ...headers, 'content-type': type } })).status, type).toBe(415)
  })

  it('come to known paths alone, and from no page of another site or of a file', async () => {
    const server = await openTestServer()
    const headers = bearer(server.newToken())
    expect((await post(server, { headers, path: '/air/unknown' })).status).toBe(404)
    for (const path of ['/air/state', '/watch', '/']) expect((await post(server, { headers, path })).status).toBe(405)
    for (const method of ['PUT', 'DELETE', 'OPTIONS'])
      expect((await post(server, { headers, method })).status, method).toBe(405)
    for (const origin of ['http://evil.example', 'null'])
      expect((await post(server, { headers: { ...headers, origin } })).status).toBe(403)
    expect(postsOf(server)).toEqual([])
  })

  it('are refused while the host does not answer or too many wait', async () => {
    const server = await openTestServer({ airAnswer: 100, airPostsWaiting: 2 })
    const headers = bearer(server.newToken())
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(server, { headers })))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    expect(postsOf(server)).toHaveLength(2)
    answering(server, 200, '{}')
    expect((await post(server, { headers })).status).toBe(200)
  })

  it('are limited from each address', async () => {
    const server = await openTestServer({ airPostsPerMinute: 3 })
    const headers = bearer(server.newToken())
    answering(server, 200, '{}')
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push((await post(server, { headers })).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })
})
