import { createSocket } from 'node:dgram'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'

const app = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => app.discard())
const { page, program } = app

/** Listens on a free port of this computer, by UDP and TCP, and counts connections. */
async function listener() {
  const heard: string[] = []
  const udp = createSocket('udp4', () => heard.push('udp'))
  await new Promise<void>((done) => udp.bind(0, '127.0.0.1', done))
  const { port } = udp.address()
  const tcp = createServer((socket) => {
    heard.push('tcp')
    socket.on('error', () => undefined)
    socket.destroy()
  })
  await new Promise<void>((done) => tcp.listen(port, '127.0.0.1', done))
  return { heard, port, close: () => Promise.all([udp.close(), tcp.close()]) }
}

/** Chromium's log of its network: events with numbers, and their names. */
interface NetworkLog {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> }
  readonly events: readonly { readonly type: number }[]
}

/**
 * Chromium's events when it asks the system, or a server in plain text; asking by HTTPS is allowed, as nothing answers
 * there.
 */
const ASKING = ['HOST_RESOLVER_SYSTEM_TASK', 'DNS_TRANSACTION_ATTEMPT', 'DNS_TRANSACTION_TCP_ATTEMPT']

function kindOf({ logEventTypes }: NetworkLog['constants'], type: number): string {
  return Object.keys(logEventTypes).find((name) => logEventTypes[name] === type) ?? String(type)
}

describe('a page that turned hostile', () => {
  it('reaches nothing by WebRTC', async () => {
    const { heard, port, close } = await listener()
    const address = `127.0.0.1:${port}`
    const gathered = await page.evaluate(async (to) => {
      const turn = { username: 'a', credential: 'b' }
      const connection = new RTCPeerConnection({
        iceServers: [
          { urls: `stun:${to}` },
          { urls: `turn:${to}?transport=udp`, ...turn },
          { urls: `turn:${to}?transport=tcp`, ...turn },
          { urls: `turns:${to}?transport=tcp`, ...turn },
        ],
      })
      connection.createDataChannel('way out')
      const found: string[] = []
      connection.onicecandidate = ({ candidate }) => candidate && found.push(candidate.candidate)
      await connection.setLocalDescription(await connection.createOffer())
      await new Promise((done) => setTimeout(done, 3000))
      connection.close()
      return found
    }, address)
    await close()
    expect(heard).toEqual([])
    expect(gathered).toEqual([])
  })

  it('sends no data to name servers', async () => {
    const path = join(app.dataFolder, 'network.json')
    const data = await program.evaluate((electron) => electron.app.getPath('userData'))
    await program.evaluate(({ session }, folder) => {
      return session.defaultSession.netLog.startLogging(`${folder}/network.json`, { captureMode: 'everything' })
    }, data)
    await page.evaluate(async () => {
      const link = Object.assign(document.createElement('link'), { rel: 'dns-prefetch', href: '//secret.example' })
      document.head.append(link)
      const turn = { urls: 'turn:secret-too.example?transport=tcp', username: 'a', credential: 'b' }
      const connection = new RTCPeerConnection({ iceServers: [turn] })
      connection.createDataChannel('way out')
      await connection.setLocalDescription(await connection.createOffer())
      await new Promise((done) => setTimeout(done, 3000))
      connection.close()
      link.remove()
    })
    await program.evaluate(({ session }) => session.defaultSession.netLog.stopLogging())
    const { constants, events } = JSON.parse(await readFile(path, 'utf8')) as NetworkLog
    const kinds = new Set(events.map(({ type }) => kindOf(constants, type)))
    // The page does ask, and its question reaches no server.
    expect(JSON.stringify(events)).toContain('secret.example')
    expect([...kinds].filter((kind) => ASKING.includes(kind))).toEqual([])
  })

  it.each(['about:blank', 'about:srcdoc'])('cannot leave the window on %s', async (url) => {
    const own = page.url()
    await page.evaluate((to) => {
      Object.assign(window, { isLeft: true })
      location.href = to
    }, url)
    // Navigating destroys the context, so a question may fail meanwhile.
    const isFresh = () => page.evaluate(() => !('isLeft' in window)).catch(() => false)
    await expect.poll(isFresh, { timeout: 20_000 }).toBe(true)
    await expect.poll(() => page.url(), { timeout: 20_000 }).toBe(own)
    await page.getByRole('button', { name: 'New match' }).waitFor({ timeout: 20_000 })
  })
})
