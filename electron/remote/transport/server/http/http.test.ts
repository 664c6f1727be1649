import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { openTestServer, TestGuest } from '../../../../testkit/guestServers.ts'

interface Got {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Requests a path exactly as written, without the normalisation of browsers. */
function get(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
      const parts = await response.toArray()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() })
    })
    asked.on('error', reject).end()
  })
}

const status = async (...args: Parameters<typeof get>) => (await get(...args)).status

/** Sends bytes and reads the answer until the other side closes. */
async function talk(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(text)
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  await once(socket, 'close')
  return Buffer.concat(parts).toString()
}

describe('the pages', () => {
  it('have the addresses that guests open', async () => {
    const { port } = await openTestServer()
    for (const [path, title] of [
      ['/', 'seat'],
      ['/?lang=ru', 'seat'],
      ['/watch', 'watch'],
      ['/watch?clean', 'watch'],
      ['/overlay/score?scale=2', 'overlay'],
      ['/overlay/last-move', 'overlay'],
      ['/overlays', 'overlays'],
    ] as const)
      expect((await get(port, path)).body, path).toBe(`<title>${title}</title>`)
    for (const path of ['/assets/seat-1a2b.js', '/overlay/assets/seat-1a2b.js'])
      expect((await get(port, path)).body, path).toBe('export {}')
  })

  it('are cached by browsers only under names that change with their content', async () => {
    const { port } = await openTestServer()
    expect((await get(port, '/assets/seat-1a2b.js')).headers['cache-control']).toContain('immutable')
    expect((await get(port, '/')).headers['cache-control']).toBe('no-cache')
  })

  it('are sent compressed if the build has compressed them and the browser supports it', async () => {
    const { port } = await openTestServer()
    const asked = await fetch(`http://127.0.0.1:${port}/assets/seat-1a2b.js`)
    expect(asked.headers.get('content-encoding')).toBe('gzip')
    expect(asked.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    expect(await asked.text()).toBe('export {}')
    const plain = await get(port, '/assets/seat-1a2b.js')
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe('export {}')
    expect((await get(port, '/', { 'accept-encoding': 'gzip, deflate' })).body).toBe('<title>seat</title>')
  })

  it.each([
    '/secret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%5c..%5csecret.txt',
    '/..\\secret.txt',
    '//etc/passwd',
    '/%00',
    '/seat.html%00.js',
    '/.hidden',
    '/assets',
    '/assets/',
    '/overlay/',
    '/overlay/a.b',
    '/overlay/assets/../../secret.txt',
    '/overlay/overlay/assets/seat-1a2b.js',
    '/overlay/../../secret.txt',
    '/overlay/%2e%2e%2f%2e%2e%2fsecret.txt/x',
    '/%',
    `/${'x'.repeat(500)}`,
    '/nothing',
    '/assets/seat-1a2b.js.gz',
  ])('are the only files that are served: not %s', async (path) => {
    const { port } = await openTestServer()
    const { status, body } = await get(port, path)
    expect([400, 403, 404, 414]).toContain(status)
    expect(body).not.toMatch(/secret|hidden|root:|Error/)
  })

  it('may show the sign of the table elsewhere, and nothing else; it says nothing about the match', async () => {
    const { port } = await openTestServer()
    const { status: found, headers, body } = await get(port, '/sign.svg')
    expect([found, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      'image/svg+xml',
      'cross-origin',
    ])
    expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="617" height="281"\/>$/)
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(await status(port, '/sign.svg', { origin: 'null' })).toBe(403)
    expect(await status(port, '/sign.svg', { host: 'evil.example' })).toBe(403)
    expect(await status(port, '/sign.svg', {}, 'POST')).toBe(405)
  })

  it('have a strict policy that works over plain http', async () => {
    const { port } = await openTestServer()
    for (const path of ['/', '/assets/seat-1a2b.js', '/nothing']) {
      const { headers } = await get(port, path)
      const policy = String(headers['content-security-policy'])
      expect(policy, path).toContain("default-src 'none'")
      expect(policy).toContain("connect-src 'self' ws://127.0.0.1:* ws://localhost:*")
      expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|upgrade-insecure|https?:|\*(?!;|$| )/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('allow the style that a streaming program adds, on overlays alone', async () => {
    const { port } = await openTestServer()
    const policy = async (path: string) => String((await get(port, path)).headers['content-security-policy'])
    expect(await policy('/overlay/score')).toContain("style-src 'self' 'unsafe-inline'")
    expect(await policy('/overlay/score')).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(await policy('/watch')).toContain("style-src 'self';")
  })

  it('are read-only', async () => {
    const { port } = await openTestServer()
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])
      expect([404, 405], method).toContain(await status(port, '/', {}, method))
    expect(await talk(port, 'POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000000\r\n\r\n')).toMatch(
      /^HTTP\/1.1 4/,
    )
  })
})

describe('a request', () => {
  it('must name this computer, with the port', async () => {
    const { port } = await openTestServer()
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1',
      `127.0.0.1:${port + 1}`,
      `127.0.0.1.:${port}`,
    ])
      expect([400, 403], host).toContain(await status(port, '/', { host }))
    expect(await status(port, '/', { host: `LOCALHOST:${port}` })).toBe(200)
    for (const head of [
      'GET / HTTP/1.0',
      'GET / HTTP/1.1\r\nhost:',
      `GET http://evil.example/ HTTP/1.1\r\nhost: evil.example`,
    ])
      expect(await talk(port, `${head}\r\n\r\n`)).toMatch(/^HTTP\/1.1 4/)
  })

  it('may come over IPv6', async () => {
    const { port } = await openTestServer({}, { host: '::1', names: ['::1'] })
    expect((await fetch(`http://[::1]:${port}/`)).status).toBe(200)
    expect((await fetch(`http://[::1]:${port}/`)).headers.get('content-security-policy')).toContain('ws://[::1]:*')
  })

  it('must not come from a page of another site', async () => {
    const { port } = await openTestServer()
    for (const origin of ['http://evil.example', 'null', `https://127.0.0.1:${port}`, `http://localhost:${port}`])
      expect(await status(port, '/', { origin }), origin).toBe(403)
    expect(await status(port, '/', { origin: `http://127.0.0.1:${port}` })).toBe(200)
  })

  it('opens a socket only by the same rules', async () => {
    const { port } = await openTestServer()
    for (const headers of [{ origin: 'http://evil.example' }, { host: 'evil.example' }, { origin: 'null' }]) {
      const guest = new TestGuest(port, { headers })
      await expect(guest.opened).rejects.toThrow('403')
    }
    await new TestGuest(port, { headers: { origin: `http://127.0.0.1:${port}` } }).opened
  })

  it('opens a socket nowhere else', async () => {
    const { port } = await openTestServer()
    const upgrade = `connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${btoa('x'.repeat(16))}`
    for (const path of ['/', '/watch', '/assets/seat-1a2b.js', '/nothing'])
      expect(await talk(port, `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${upgrade}\r\n\r\n`)).not.toMatch(
        /^HTTP\/1.1 101/,
      )
  })

  it('must arrive completely in time', async () => {
    const { port } = await openTestServer({ header: 100, request: 200, idle: 100, tick: 20 })
    const answers = [
      talk(port, ''),
      talk(port, 'GET / HT'),
      talk(port, `GET / HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx: `),
      talk(port, `GET / HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`),
    ]
    await Promise.all(answers)
    expect(await status(port, '/')).toBe(200)
  })

  it('may not have endless headers', async () => {
    const { port } = await openTestServer()
    expect(await status(port, '/', { x: 'y'.repeat(20_000) })).toBe(431)
  })

  it('may be garbage, which is answered or dropped', async () => {
    const { port } = await openTestServer()
    const garbage = [
      '\0\0\0\0\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
      'GET\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ]
    for (const text of garbage) expect(await talk(port, text)).not.toMatch(/^HTTP\/1.1 [12]/)
    expect(await status(port, '/')).toBe(200)
  })

  it('is counted for each address', async () => {
    const { port } = await openTestServer({ requestsPerMinute: 5 })
    for (let i = 0; i < 5; i++) expect(await status(port, i % 2 ? '/' : '/nothing')).toBe(i % 2 ? 200 : 404)
    expect(await status(port, '/')).toBe(429)
    expect(await status(port, '/nothing')).toBe(429)
  })
})

describe('a device', () => {
  // macOS has one address on this network.
  it.runIf(process.platform !== 'darwin')('is reported when it is the first one besides this computer', async () => {
    // Every address of the loopback network is this computer; the server knows only its own.
    const { port, received } = await openTestServer({}, { host: '127.0.0.1' })
    const from = (localAddress: string) => once(connect({ port, host: '127.0.0.1', localAddress }).end(), 'close')
    await from('127.0.0.1')
    expect(received.some(({ kind }) => kind === 'reached')).toBe(false)
    await from('127.0.0.2')
    await from('127.0.0.3')
    expect(received.filter(({ kind }) => kind === 'reached')).toHaveLength(1)
  })
})

describe('connections', () => {
  /** Opens sockets and returns those that are still open once the server has closed all but `expected` of them. */
  async function stillOpen(port: number, count: number, expected: number): Promise<Socket[]> {
    const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
    for (const socket of sockets) socket.on('error', () => undefined)
    await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
    const open = () => sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open')
    await vi.waitUntil(() => open().length <= expected, { timeout: 5000 })
    await new Promise((resolve) => setTimeout(resolve, 100)) // nothing else may be closed later
    return open()
  }

  it('are limited for each address, and places become free again', async () => {
    const { port } = await openTestServer({ sockets: { all: 100, perAddress: 4 } })
    const open = await stillOpen(port, 20, 4)
    expect(open.length).toBe(4)
    for (const socket of open) socket.destroy()
    await Promise.all(open.map((socket) => socket.closed || once(socket, 'close')))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await status(port, '/')).toBe(200)
  })

  it('are limited in total', async () => {
    const { port } = await openTestServer({ sockets: { all: 5, perAddress: 100 } })
    expect(await stillOpen(port, 20, 5)).toHaveLength(5)
  })

  it('of sockets are opened at a limited rate', async () => {
    const { port } = await openTestServer({ arrivals: { burst: 3, perSecond: 0 } })
    const guests = Array.from({ length: 6 }, () => new TestGuest(port))
    const opened = await Promise.allSettled(guests.map((guest) => guest.opened))
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})
