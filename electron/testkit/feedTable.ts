import { EventEmitter } from 'node:events'
import type { Handlers } from '../clients/answer.ts'
import type { CasterState } from '../contract/caster.ts'
import type { Delay } from '../contract/channels.ts'
import type { FeedWish } from '../contract/cleanFeed.ts'
import type { Json, PageMessage, Replay } from '../contract/ipc.ts'
import type { VoteState } from '../contract/vote.ts'
import { FeedDesk } from '../host/feedDesk.ts'
import { NO_ADDRESSES } from '../remote/admission/addressBook.ts'
import type { FeedWindow } from '../window/feedWindow.ts'
import type { MainWindow } from '../window/mainWindow.ts'
import { addressesInMemory } from './addresses.ts'
import { cups } from './cups.ts'
import { GuestScreen } from './guestScreens.ts'
import { dealUnaided, openRoomHost } from './otherScreens.ts'

export const FEED_WISH: FeedWish = { size: '1280x720', borderless: false }

/** A window without a page. */
function bareWindow() {
  const window = Object.assign(new EventEmitter(), { isDestroyed: () => false })
  return { window, close: () => void window.emit('closed') }
}

/** Handlers that no feed may reach. */
export const NOT_OF_FEED: Parameters<FeedDesk['answering']>[0] = {
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
  /** The state of the page. */
  private readonly screen = new GuestScreen(cups)
  /** The work of the caster; null without one. */
  caster: CasterState | null = null
  /** The poll of its channel; null without one. */
  vote: VoteState | null = null
  private readonly handlers: Pick<Handlers, keyof typeof NOT_OF_FEED>

  constructor(handlers: Pick<Handlers, keyof typeof NOT_OF_FEED>) {
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

  get view(): Json {
    return this.screen.view
  }

  send(message: PageMessage): void {
    if (message.kind === 'caster') this.caster = message.state
    if (message.kind === 'vote') this.vote = message.state
    this.screen.hear(JSON.stringify({ method: `feed.${message.kind}`, params: message }))
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
export async function feedTable(watchDelay?: Delay) {
  const addresses = addressesInMemory({ ...NO_ADDRESSES, ...(watchDelay !== undefined && { watchDelay }) })
  const host = await openRoomHost({ addresses })
  const main = bareWindow()
  const feeds: FakeFeed[] = []
  const desk: FeedDesk = new FeedDesk({
    mainWindow: main as unknown as MainWindow, // the desk only waits for its end
    screens: host.screens,
    openWindow: () => {
      const feed = new FakeFeed(desk.answering(NOT_OF_FEED))
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
    await desk.open({ ...FEED_WISH, ...wish })
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
