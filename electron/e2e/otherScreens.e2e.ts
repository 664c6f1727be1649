import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { MatchSetup, SeatTime } from '../contract/ipc.ts'
import type { RoomMessage } from '../contract/screens.ts'
import { TestGuest } from '../testkit/guestServers.ts'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { call, value } from './driver/host.ts'

const HERE = { name: 'Ann', player: { kind: 'human', alone: true } } as const
const AWAY = { name: 'Bob', player: { kind: 'human', elsewhere: true } } as const
const SETUP = { game: 'sea-battle', options: { first: 'north' }, seats: { north: HERE, south: AWAY } } as const
const PLACE = { kind: 'placeRandom', flag: 'royal' }

const running = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => running.discard())
// refused if a test has already closed the room
afterEach(() => call(running, 'screens:close', {}))

/** Returns the clock of a seat in a message. */
function leftOf(params: unknown, seat: string): SeatTime {
  const found = (Object(params).times as readonly SeatTime[]).find((one) => one.seat === seat)
  if (!found) throw new Error(`no clock of ${seat}`)
  return found
}

/** Opens a new match on the table, and its room. */
async function opened(more: Partial<MatchSetup> = {}) {
  const { id } = await value(running, 'match:create', { ...SETUP, ...more })
  await value(running, 'match:open', { id })
  await value(running, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
  const room = async () => (await value(running, 'screens:state', {})).room
  await expect.poll(async () => (await room())?.links.length).toBe(3)
  const { version } = await value(running, 'app:info', {})
  const come = async (channel: string, more: object = {}) => {
    const link = (await room())?.links.find((one) => one.channel.kind === channel)
    const { port, hash } = new URL(link?.url ?? '')
    const guest = new TestGuest(Number(port))
    const joined = await guest.join(hash.slice(1), { version, ...more })
    return { guest, joined, room: joined.result as RoomMessage }
  }
  return { id, room, come }
}

describe('a screen elsewhere', () => {
  it('plays its seat in the match on the table, until the table closes', async () => {
    const { id, room, come } = await opened()
    const { guest, room: told } = await come('seat', { name: 'Bob’s phone' })
    expect(told).toMatchObject({ guest: { name: 'Bob’s phone', seat: 'south' }, match: { id } })
    await guest.hear(({ method }) => method === 'feed.snapshot')
    await value(running, 'match:play', { id, seat: 'north', move: PLACE })
    const batch = await guest.hear(({ method }) => method === 'feed.batch')
    expect(batch.params).toMatchObject({ viewer: 'south', events: [{ event: { ships: 'hidden' } }] })
    expect(await guest.call(1, 'match.play', { seat: 'south', move: PLACE })).toMatchObject({ result: null })
    expect((await value(running, 'saves:list', {})).saves).toMatchObject([{ id, moves: 2 }])
    expect((await room())?.guests).toMatchObject([{ name: 'Bob’s phone', seat: 'south', connected: true }])
    await value(running, 'screens:close', {})
    expect(await guest.closed).toMatchObject({ reason: 'stopped' })
  })

  it('has a clock, at whose end a bot makes its move', async () => {
    const { id, come } = await opened({ clock: { kind: 'move', seconds: 5, atEnd: 'bot' } })
    const { guest } = await come('seat')
    await value(running, 'match:play', { id, seat: 'north', move: PLACE })
    await value(running, 'match:shown', { id, moves: 1 })
    await guest.hear(({ method }) => method === 'feed.batch')
    await guest.call(1, 'match.shown', { moves: 1 })
    const runs = await guest.hear(({ method, params }) => method === 'feed.clocks' && leftOf(params, 'south').running)
    expect(leftOf(runs.params, 'south').left).toBeGreaterThan(4000)
    const moved = await guest.hear(({ method, params }) => method === 'feed.batch' && Object(params).by === 'south')
    expect(moved.params).toMatchObject({
      match: { moves: 2, seats: [{}, { seat: 'south', player: { kind: 'human' } }] },
    })
  })

  it('is sent the page of its seat, compressed, and no other file', async () => {
    const { room } = await opened()
    const base = `http://${(await room())?.address}`
    const page = await fetch(base)
    expect(await page.text()).toContain('<script type="module"')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const scripts = await readdir(join(import.meta.dirname, '../../out/renderer/assets'))
    const script = await fetch(`${base}/assets/${scripts.find((name) => /^seat-.*\.js$/.test(name))}`)
    expect([script.status, script.headers.get('content-encoding')]).toEqual([200, 'gzip'])
    for (const path of ['/main/main.js', '/%2e%2e/main/main.js', '/package.json'])
      expect((await fetch(base + path)).status, path).toBe(404)
  })

  it('gets an error for an older version, and for an address that is no longer valid', async () => {
    const { room, come } = await opened()
    const { guest } = await come('room', { version: '0.0.1' })
    expect(await guest.closed).toMatchObject({ reason: 'too-old' })
    const link = (await room())?.links.find(({ channel }) => channel.kind === 'watch')
    const onlooker = await come('watch')
    await value(running, 'screens:revoke', { link: link?.id ?? '' })
    expect(await onlooker.guest.closed).toMatchObject({ reason: 'revoked' })
  })

  it('returns automatically after the process with the sockets has crashed, and the match goes on', async () => {
    const { id, room, come } = await opened()
    const phone = { screen: 'P'.repeat(22) }
    const first = await come('seat', phone)
    const server = await running.program.evaluate(({ app: electron }) =>
      electron.getAppMetrics().find(({ name }) => name === 'Other screens'),
    )
    if (!server) throw new Error('there is no process for other screens')
    process.kill(server.pid, 'SIGKILL')
    await first.guest.closed
    await value(running, 'match:play', { id, seat: 'north', move: PLACE })
    await expect.poll(async () => (await room())?.guests).toMatchObject([{ seat: 'south', connected: false }])
    await expect
      .poll(async () => (await come('seat', phone).catch(() => null))?.room)
      .toMatchObject({
        guest: { seat: 'south' },
        match: { moves: 1 },
      })
  })
})
