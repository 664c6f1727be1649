import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { Handlers } from '../clients/answer.ts'
import type { CasterCommand, CasterState } from '../contract/caster.ts'
import type { Delay } from '../contract/channels.ts'
import type { FeedWish } from '../contract/cleanFeed.ts'
import type { PageMessage, Replay } from '../contract/ipc.ts'
import { NO_ADDRESSES } from '../remote/admission/addressBook.ts'
import { addressesInMemory } from '../testkit/addresses.ts'
import { dealUnaided, openRoomHost } from '../testkit/otherScreens.ts'
import type { FeedWindow } from '../window/feedWindow.ts'
import type { MainWindow } from '../window/mainWindow.ts'
import { FeedDesk } from './feedDesk.ts'

const WISH: FeedWish = { size: '1280x720', borderless: false }
const MINUTE = 60_000
const COMPUTER = { reach: { kind: 'computer' } } as const

/** A window without a page. */
function bareWindow() {
  const window = Object.assign(new EventEmitter(), { isDestroyed: () => false })
  return { window, close: () => void window.emit('closed') }
}

/** Handlers that no feed may reach. */
const OTHERS: Parameters<FeedDesk['answering']>[0] = {
  'match:open': () => Promise.reject(new Error('not the feed')),
  'match:leave': () => Promise.reject(new Error('not the feed')),
  'match:shown': () => Promise.reject(new Error('not the feed')),
  'match:replay': () => Promise.reject(new Error('not the feed')),
}

/** A window with a page that enters each match that it is sent; `onAir` is what its audience sees. */
class FakeFeed {
  readonly window: EventEmitter & { isDestroyed(): boolean }
  readonly close: () => void
  readonly rights = null
  table: string | null = null
  /** The moves that the page knows; null while it shows no match. */
  onAir: number | null = null
  lastEvent = 0
  /** The viewer as which the page was last sent the match. */
  viewer = ''
  /** What the caster shows; null without one. */
  caster: CasterState | null = null
  private readonly handlers: Pick<Handlers, keyof typeof OTHERS>

  constructor(handlers: Pick<Handlers, keyof typeof OTHERS>) {
    const { window, close } = bareWindow()
    this.window = window
    this.close = close
    this.handlers = handlers
  }

  tableIs(id: string | null): void {
    if (id === this.table) return
    this.table = id
    this.onAir = null
    const call = id === null ? 'match:leave' : 'match:open'
    queueMicrotask(() => this.handlers[call]({ id: id ?? '' }, this.asClient))
  }

  send(message: PageMessage): void {
    if (message.kind === 'caster') this.caster = message.state
    if (message.kind !== 'snapshot' && message.kind !== 'batch') return
    this.onAir = message.match.moves
    this.viewer = message.viewer
    this.lastEvent = 'lastEvent' in message ? Number(message.lastEvent) : this.lastEvent
  }

  report(): unknown {
    const shown = { id: this.table ?? '', moves: this.onAir ?? 0, lastEvent: this.lastEvent }
    return this.handlers['match:shown'](shown, this.asClient)
  }

  async replay(): Promise<Replay> {
    return this.handlers['match:replay']({ id: this.table ?? '' }, this.asClient)
  }

  private get asClient(): FeedWindow {
    return this as unknown as FeedWindow // the desk uses nothing else of it
  }
}

/** Returns a table with a match of two people, and the desk of its feed. */
async function table(watchDelay?: Delay) {
  const addresses = addressesInMemory({ ...NO_ADDRESSES, ...(watchDelay !== undefined && { watchDelay }) })
  const host = await openRoomHost({ addresses })
  const main = bareWindow()
  const feeds: FakeFeed[] = []
  const desk: FeedDesk = new FeedDesk({
    mainWindow: main as unknown as MainWindow, // the desk only waits for its end
    screens: host.screens,
    openWindow: () => {
      const feed = new FakeFeed(desk.answering(OTHERS))
      feeds.push(feed)
      return feed as unknown as FeedWindow // as above
    },
  })
  const seat = (name: string) => ({ name, player: { kind: 'human' } as const })
  const setup = { game: 'jackal', options: { turns: 400 }, seats: { north: seat('Nora'), south: seat('Sam') } } as const
  const enter = async (id: string | null) => {
    if (id === null) await host.sessions.leave(host.window)
    else await host.value('match:open', { id })
    desk.tableIs(host.sessions.infoOf(host.window))
    await host.settled()
  }
  const deal = async () => (await dealUnaided(host, setup)).id
  const id = await deal()
  await enter(id)
  const play = () => host.value('match:play', { id, seat: 'north', move: { kind: 'wink' } })
  const open = async (wish: Partial<FeedWish> = {}) => {
    await desk.open({ ...WISH, ...wish })
    await host.settled()
    const feed = feeds.at(-1)
    if (!feed) throw new Error('no window')
    return feed
  }
  const setDelay = (milliseconds: number, channel = 'watch') =>
    host.value('screens:watchDelay', { milliseconds, channel })
  const pass = async (milliseconds: number) => {
    host.timeSource.pass(milliseconds)
    await host.settled()
  }
  return { ...host, id, main, desk, open, play, enter, deal, setDelay, pass }
}

describe('the feed while no room is open', () => {
  it('shows each move at once without a kept delay', async () => {
    const { open, play } = await table()
    const feed = await open()
    await play()
    expect(feed.onAir).toBe(1)
  })

  it.each([
    [MINUTE, null, 1],
    ['turn', 0, 0],
    ['match', null, null],
  ] as const)('follows the kept delay of watch: %s', async (watchDelay, first, later) => {
    const { open, play, pass, screens } = await table(watchDelay)
    const feed = await open()
    await play()
    expect(feed.onAir).toBe(first)
    await pass(MINUTE)
    expect(feed.onAir).toBe(later)
    expect(screens.state.feed).toEqual({ id: 'watch', delay: watchDelay })
  })

  it('shows nothing once the main window has left, after its delay', async () => {
    const { open, enter, pass, id, play } = await table(MINUTE)
    const feed = await open()
    await pass(MINUTE)
    await play()
    await enter(null)
    await pass(MINUTE - 1)
    expect(feed.table).toBe(id)
    await pass(1)
    expect(feed.table).toBeNull()
  })

  it('keeps no match open on its own', async () => {
    const { open, enter, matches, id, play } = await table()
    await open()
    await play()
    await enter(null)
    const live = matches as unknown as { readonly running: ReadonlyMap<string, unknown> } // no public list
    expect(live.running.has(id)).toBe(false)
  })
})

describe('the feed while a room is open', () => {
  it('shows at once what its channel shows, and nothing earlier', async () => {
    const { open, play, setDelay, pass, value } = await table()
    await value('screens:open', COMPUTER)
    await play()
    await setDelay(MINUTE)
    await play()
    const feed = await open()
    expect(feed.onAir).toBe(1)
    expect((await feed.replay()).steps).toHaveLength(1)
    await pass(MINUTE)
    expect(feed.onAir).toBe(2)
  })

  it('is held by a longer delay and catches up at double speed', async () => {
    const { open, play, setDelay, pass, value } = await table()
    await value('screens:open', COMPUTER)
    const feed = await open()
    await setDelay(MINUTE)
    await play()
    await pass(MINUTE / 2)
    await play()
    await pass(MINUTE / 2)
    expect(feed.onAir).toBe(1)
    await setDelay(0)
    await pass(MINUTE / 4 - 1)
    expect(feed.onAir).toBe(1)
    await pass(1)
    expect(feed.onAir).toBe(2)
  })

  it('follows the channel that was chosen, and none for a caster', async () => {
    const { open, play, value, screens, desk } = await table()
    await value('screens:open', COMPUTER)
    await value('screens:addChannel', { channel: 'feed', delay: MINUTE })
    const feed = await open({ channel: 'feed' })
    await play()
    expect(feed.onAir).toBeNull()
    expect(screens.state.feed).toEqual({ id: 'feed', delay: MINUTE })
    await expect(desk.open({ ...WISH, channel: 'second' })).rejects.toMatchObject({ problem: { code: 'bad-request' } })
    expect(screens.state.feed).toEqual({ id: 'feed', delay: MINUTE })
  })

  it('does not follow a caster that gets the name of its channel', async () => {
    const { open, play, value } = await table()
    await value('screens:open', COMPUTER)
    await value('screens:addChannel', { channel: 'caster', delay: 0 })
    const feed = await open({ channel: 'caster' })
    await value('screens:removeChannel', { channel: 'caster' })
    const { room } = await value('screens:addCaster', {})
    expect(room?.channels?.at(-1)).toMatchObject({ id: 'caster', target: 'watch' })
    for (const seat of ['north', 'south']) await value('screens:agreeCaster', { seat, agreed: true })
    await play()
    expect([feed.onAir, feed.viewer]).toEqual([1, 'spectator'])
  })

  it('stays in its place when the room is opened and closed, and keeps the delay', async () => {
    const { open, play, value, setDelay, pass } = await table()
    const feed = await open()
    await play()
    await value('screens:open', COMPUTER)
    await setDelay(MINUTE)
    await play()
    expect(feed.onAir).toBe(1)
    await value('screens:close', {})
    await pass(MINUTE - 1)
    expect(feed.onAir).toBe(1)
    await pass(1)
    expect(feed.onAir).toBe(2)
    await value('screens:open', COMPUTER)
    await play()
    expect(feed.onAir).toBe(2)
    await pass(MINUTE)
    expect(feed.onAir).toBe(3)
  })

  it('leads the overlays of its channel before all other pictures, until it is closed', async () => {
    const { open, play, value, arrive, ask, setDelay, pass, id } = await table()
    const room = (await value('screens:open', COMPUTER)).room
    const url = room?.links.find(({ channel }) => channel.kind === 'watch')?.url ?? ''
    await setDelay(MINUTE)
    await play()
    await play()
    await pass(MINUTE)
    const [overlay, page] = [await arrive(url, { device: 'overlay' }), await arrive(url, { device: 'computer' })]
    const report = (lastEvent: number) =>
      ask(page, 'match.shown', { moves: 0, picture: { match: id, history: page.point?.history, lastEvent } })
    await report(1)
    const feed = await open()
    feed.report()
    await report(1)
    await value('match:shown', { id, moves: 1, lastEvent: 1 })
    expect(overlay.tableShown.map(({ lastEvent }) => lastEvent)).toEqual([1, feed.lastEvent])
    feed.close()
    await report(1)
    expect(overlay.tableShown.map(({ lastEvent }) => lastEvent)).toEqual([1, feed.lastEvent, 1])
  })
})

describe('the caster on the feed', () => {
  const TEXT = { kind: 'text', text: 'Round 3' } as const

  /** Returns a table whose feed has a caster, and what carries out commands. */
  async function commented() {
    const made = await table()
    await made.value('screens:open', COMPUTER)
    const feed = await made.open()
    await made.value('screens:addCaster', {})
    const command = (given: CasterCommand) => made.screens.room.commentary.command('caster', given)
    return { ...made, feed, command }
  }

  it('appears with each command, and ends with the caster', async () => {
    const { feed, command, id, value } = await commented()
    expect(feed.caster).toMatchObject({ match: id, text: null, replays: 0 })
    command(TEXT)
    expect(feed.caster).toMatchObject({ match: id, text: 'Round 3' })
    await value('screens:removeChannel', { channel: 'caster' })
    expect(feed.caster).toMatchObject({ text: null })
  })

  it('is known to a window that opens later, but not to that of another audience', async () => {
    const { open, command, value } = await commented()
    await value('screens:addChannel', { channel: 'feed', delay: 0 })
    command(TEXT)
    expect((await open()).caster).toMatchObject({ text: 'Round 3' })
    const other = await open({ channel: 'feed' })
    command({ kind: 'text', text: 'Round 4' })
    expect([other.onAir, other.caster]).toEqual([0, null])
  })

  it('ends with the room, while the match goes on', async () => {
    const { feed, command, value, id } = await commented()
    command(TEXT)
    await value('screens:close', {})
    expect([feed.table, feed.caster]).toEqual([id, null])
  })

  it('is shown only on the match that the window has entered', async () => {
    const { feed, command, enter } = await commented()
    await enter(null)
    const before = feed.caster
    command(TEXT)
    expect([feed.table, feed.caster]).toEqual([null, before])
  })
})

it('has one feed, which closes with the main window, and says whether it is open', async () => {
  const { open, main, screens } = await table()
  const first = await open()
  const second = await open()
  first.close()
  expect(screens.state.feed).toEqual({ id: 'watch', delay: 0 })
  main.close()
  expect(second.window.listenerCount('closed')).toBe(0)
  expect(screens.state.feed).toBeUndefined()
})

it('enters no match but the one that its channel shows', async () => {
  const { open, desk, deal } = await table(MINUTE)
  const feed = await open()
  const enter = (id: string) => desk.answering(OTHERS)['match:open']({ id }, feed as never)
  expect(() => enter('20260101-000000-jackal-zzzz')).toThrow()
  const another = await deal()
  expect(() => enter(another)).toThrow()
})
