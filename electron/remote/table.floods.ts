import { connect, type Socket } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Standing } from '../contract/ipc.ts'
import { type FloodedHostDeeds, startFloodedHost } from '../testkit/floodedHosts.ts'
import { secret, TestGuest } from '../testkit/guestServers.ts'

/** The longest time that a call may hold the host's event loop, in milliseconds of the processor. */
const MOST_HELD = 50
const SEATS = ['white', 'red', 'black', 'yellow']
const MOVES = 400
/**
 * The longest time for a move while others ask for the replay, in milliseconds, and the memory that this may cost, in
 * MiB.
 */
const SLOW_MOVE = 500
const MOST_GROWN = 60
const WATCHERS = 150

/** Floods during a long match: the host and its server have processes of their own, and so has an idle host. */
describe('beside a long match of Jackal', () => {
  let host: FloodedHostDeeds
  let idle: FloodedHostDeeds
  let match: Awaited<ReturnType<FloodedHostDeeds['open']>>
  const seated = new Map<string, { readonly guest: TestGuest; readonly screen: string }>()
  let calls = 0

  beforeAll(async () => {
    host = await startFloodedHost()
    idle = await startFloodedHost()
    const player = { kind: 'human', elsewhere: true } as const
    const seats = Object.fromEntries(SEATS.map((seat) => [seat, { name: seat, player }]))
    // Each match has another deal, and some end sooner.
    for (let length = 0; length < MOVES; ) {
      match = await host.open({ setup: { game: 'jackal', options: { players: 4 }, seats } })
      length = (await host.play({ id: match.id, moves: MOVES })).length
    }
  })

  const portOf = (kind: string) => Number(new URL(match.links[kind] ?? '').port)
  const tokenOf = (kind: string) => new URL(match.links[kind] ?? '').hash.slice(1)

  /** Joins by an address of the table once. Returns null if it is refused. */
  async function come(kind: string, localAddress: string, screen = secret()) {
    const guest = new TestGuest(portOf(kind), { localAddress })
    const answer = guest.opened.then(() => guest.join(tokenOf(kind), { screen })).catch(() => null)
    const joined = await Promise.race([answer, guest.closed.then(() => null)])
    return joined?.result ? { guest, screen } : null
  }

  async function comeToSeat(seat: string) {
    const known = seated.get(seat)
    if (known?.guest.socket.readyState === WebSocket.OPEN) return known.guest
    const here = await come(seat, '127.0.7.1', known?.screen)
    if (!here) throw new Error(`no place for ${seat}`)
    seated.set(seat, here)
    return here.guest
  }

  /** Disconnects a seat and returns, six times. Returns how often that succeeded. */
  async function returnsOf(seat: string, meanwhile: () => Promise<void>): Promise<number> {
    let returned = 0
    for (let times = 0; times < 6; times++) {
      const guest = await comeToSeat(seat).catch(() => null)
      guest?.socket.terminate()
      await meanwhile()
      if (await comeToSeat(seat).catch(() => null)) returned++
    }
    return returned
  }

  /** Runs an action, and prints how long it held the two hosts. Throws if it held the busy one for too long. */
  async function expectQuick(what: string, act: () => Promise<unknown>): Promise<void> {
    await Promise.all([host.held({}), idle.held({})])
    await act()
    const [busy, beside] = await Promise.all([host.held({}), idle.held({})])
    const text = ({ own, wall }: typeof busy) => `${own.toFixed(1)} ms of its own, ${wall.toFixed(1)} by the clock`
    console.log(`${what}: the host's loop was held for ${text(busy)}; that of an idle host for ${text(beside)}`)
    expect(busy.own, what).toBeLessThanOrEqual(MOST_HELD)
  }

  async function called(guest: TestGuest, method: string, params: object = {}) {
    return guest.call(`flood-${++calls}`, method, params)
  }

  it('silent WebSockets from eight addresses keep no seated player out', async () => {
    const silent: TestGuest[] = []
    const returned = await returnsOf('white', async () => {
      for (let n = 0; n < 64; n++)
        silent.push(new TestGuest(portOf('white'), { localAddress: `127.0.8.${1 + (n % 8)}` }))
      await Promise.allSettled(silent.map(({ opened }) => opened))
    })
    for (const { socket } of silent) socket.terminate()
    console.log(`silent WebSockets from 8 addresses: ${returned} of 6 returns to a seat`)
    expect(returned).toBe(6)
  })

  it('7 × 96 silent TCP connections keep no seated player out', async () => {
    const silent: Socket[] = []
    const returned = await returnsOf('white', async () => {
      for (const socket of silent.splice(0)) socket.destroy()
      for (let n = 0; n < 7 * 96; n++)
        silent.push(connect({ port: portOf('white'), host: '127.0.0.1', localAddress: `127.0.9.${1 + (n % 7)}` }))
      await Promise.all(
        silent.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('error', resolve))),
      )
    })
    for (const socket of silent) socket.destroy()
    console.log(`7 × 96 silent TCP connections: ${returned} of 6 returns to a seat`)
    expect(returned).toBe(6)
  })

  it('a hundred records of one invited person leave a free seat to its own address', async () => {
    await expectQuick('a hundred records', async () => {
      for (let n = 0; n < 100; n++) (await come('room', `127.0.10.${1 + (n % 3)}`))?.guest.socket.terminate()
      const records = (await host.guests({})).length
      await comeToSeat('red')
      console.log(`${records} records in the room: the address of a free seat is let in`)
      expect(records).toBeGreaterThanOrEqual(100)
    })
  })

  it('the replay for many watchers holds up neither the host nor a move', async () => {
    for (const seat of SEATS) await comeToSeat(seat)
    const watchers: TestGuest[] = []
    for (let n = 0; n < WATCHERS; n++) {
      const here = await come('watch', `127.0.11.${1 + (n % 8)}`)
      if (here) watchers.push(here.guest)
    }
    expect(watchers.length).toBe(WATCHERS)
    const before = await host.memory({})
    let slowest = 0
    await expectQuick(`5 × ${WATCHERS} replays`, async () => {
      for (let round = 0; round < 5; round++) {
        const replays = watchers.map((watcher) => called(watcher, 'match.replay'))
        slowest = Math.max(slowest, (await host.play({ id: match.id, moves: 1 })).slowest)
        const steps = (await Promise.all(replays)).map(({ result }) => (result as { steps: unknown[] }).steps.length)
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(MOVES + round)
      }
    })
    const grown = (await host.memory({})) - before
    console.log(`a move beside them: ${slowest.toFixed(0)} ms; ${grown.toFixed(0)} MiB more in use`)
    expect(slowest).toBeLessThan(SLOW_MOVE)
    expect(grown).toBeLessThan(MOST_GROWN)
    for (const { socket } of watchers) socket.terminate()
  })

  it('no other call holds the host up', async () => {
    const guests = await Promise.all(SEATS.map(comeToSeat))
    const [first] = guests
    if (!first) throw new Error('nobody is here')
    const askedOf = (guest: TestGuest) => {
      const told = guest.texts.findLast(({ method }) => method === 'feed.snapshot' || method === 'feed.batch')
      return (told?.params as { readonly standing: Standing } | undefined)?.standing.asked ?? null
    }
    await expectQuick('16 × match.play and match.undo', async () => {
      for (let move = 0; move < 16; move++) {
        const guest = guests.find((one) => askedOf(one) !== null)
        const asked = guest && askedOf(guest)
        if (!guest || !asked) throw new Error('nobody is asked')
        const { seat, moves } = asked
        await called(guest, 'match.play', { seat, move: moves[move % moves.length]?.move })
        await called(guest, 'match.undo', { seat })
      }
    })
    for (const [method, params] of [
      ['room.rename', { name: 'Ann' }],
      ['room.rise', {}],
      ['room.sit', { seat: 'white' }],
      ['match.look', { viewer: 'white' }],
      ['match.shown', { moves: 1 }],
      ['room.ping', { time: 1 }],
    ] as const)
      await expectQuick(method, async () => expect((await called(first, method, params)).error).toBeUndefined())
    await host.play({ id: match.id, moves: 20_000 })
    for (const [method, params] of [
      ['match.deal', {}],
      ['match.look', { viewer: 'open' }],
      ['match.replay', {}],
    ] as const)
      await expectQuick(`${method} after the end`, async () =>
        expect((await called(first, method, params)).error).toBeUndefined(),
      )
    await host.end({})
  })
})
