import { describe, expect, it } from 'vitest'
import type { GameShape, Viewer } from '../../../engine/kernel/game.ts'
import { openStream, type Rng } from '../../../engine/kernel/rng.ts'
import { createMatch, type Match, matchFrom } from '../../../engine/match/match.ts'
import { admiralKit } from '../../../engine/testkit/admiralKit.ts'
import { jackalKit } from '../../../engine/testkit/jackalKit.ts'
import type { LawKit } from '../../../engine/testkit/laws.ts'
import { seaBattleKit } from '../../../engine/testkit/seaBattleKit.ts'
import type { GameId, MatchClock } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import { readFeed } from '../../contract/received.ts'
import { gameOf } from '../../games/games.ts'
import type { LiveMatch } from '../../matches/liveMatch.ts'
import { Connections, GuestScreen } from '../../testkit/guestScreens.ts'
import { memoryMatch, onlyMatch } from '../../testkit/memoryMatches.ts'
import { randomMoves } from '../../testkit/redealings.ts'
import { VirtualTime } from '../../testkit/virtualTime.ts'
import { Broadcast } from './broadcast.ts'
import { DelayLine } from './delayLine.ts'
import type { FeedItem } from './feedItem.ts'
import { ViewerFeed } from './viewerFeed.ts'

const DELAY = 60_000
const CLOCK: MatchClock = { kind: 'move', seconds: 30, atEnd: 'bot' }

const GAMES = [
  ['jackal', jackalKit, {}],
  ['admiral', admiralKit, { captains: 2 }],
  ['sea-battle', seaBattleKit, {}],
] as const

/** The messages of a match to screens of one viewer, now or later. */
class Channel {
  readonly viewer: Viewer
  readonly connections = new Connections()
  readonly broadcast: Broadcast
  private readonly line: DelayLine<FeedItem>
  private count = 0

  private constructor(viewer: Viewer, delay: number, timeSource: VirtualTime) {
    this.viewer = viewer
    this.broadcast = new Broadcast(this.connections.tell, () => timeSource.now())
    this.line = new DelayLine(delay, timeSource, (item) => this.broadcast.add(item))
  }

  static async open(live: LiveMatch, viewer: Viewer, delay: number, timeSource: VirtualTime): Promise<Channel> {
    const channel = new Channel(viewer, delay, timeSource)
    let histories = 0
    const source = { matches: onlyMatch(live), newHistory: () => `${viewer}-${++histories}` }
    await ViewerFeed.open(source, 'in-memory', viewer, (item) => channel.line.push(item))
    return channel
  }

  /** Adds a screen that joins, or returns with its state; returns the name by which it leaves. */
  join(screen: GuestScreen): string {
    const connection = `${this.viewer}-${++this.count}`
    this.connections.connect(connection, screen)
    this.broadcast.join(connection, screen.point)
    return connection
  }
}

/** Screens of one channel that join and leave. */
class Crowd {
  readonly channel: Channel
  private readonly screens: { readonly screen: GuestScreen; connection: string | null }[]

  constructor(channel: Channel, id: GameId, size: number) {
    this.channel = channel
    const game = hosted(id)
    this.screens = Array.from({ length: size }, () => ({ screen: new GuestScreen(game), connection: null }))
  }

  /** Makes one of them join, disconnect, or fall behind. */
  stir(luck: Rng): void {
    const one = this.screens[luck.int(this.screens.length)]
    if (!one) return
    if (one.connection === null) one.connection = this.channel.join(one.screen)
    else if (luck.int(3) === 0) this.channel.broadcast.sendSnapshot(one.connection)
    else {
      this.channel.broadcast.leave(one.connection)
      one.connection = null
    }
  }

  /** Expects that pages, which do not trust a table, accept all messages. */
  expectReadable(): void {
    for (const { screen } of this.screens) {
      for (const message of screen.received) expect(readFeed(message)).toEqual(message)
    }
  }

  /** Expects that all connected screens show this. */
  expectAll(shown: { readonly view: object; readonly lastEvent: number } | null): void {
    for (const { screen, connection } of this.screens) {
      if (connection === null || (shown === null && screen.view === null)) continue
      expect(screen.point?.lastEvent).toBe(shown?.lastEvent)
      expect(screen.view).toEqual(JSON.parse(JSON.stringify(shown?.view)))
    }
  }
}

function hosted(id: GameId) {
  const game = gameOf(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

function newMatch(kit: LawKit<GameShape>, given: object, seed: number): Match<GameShape> {
  const options = kit.game.parseOptions(given)
  if (!options.ok) throw new Error(options.problem.what)
  // The match is dealt from a secret, like every match with other screens.
  return createMatch(kit.game, { options: options.value, seed: String(seed).repeat(64) })
}

/** Plays a random move, takes one back, or changes a player. */
async function act(live: LiveMatch, luck: Rng): Promise<void> {
  const { match } = live
  const last = match.entries.at(-1)?.seat
  if (last !== undefined && match.canUndo(last) && luck.int(3) === 0) {
    const own = live.subscribe({ place: 'elsewhere', seats: [last], viewers: [last], setsPace: false }, () => {})
    await live.undo(own, last).catch(() => undefined) // its player may have changed since
    return live.unsubscribe(own)
  }
  const [seat = ''] = match.awaiting()
  if (luck.int(12) === 0) {
    await live.setPlayer(seat, { kind: 'human', alone: true })
    return live.setPlayer(seat, { kind: 'human', elsewhere: true })
  }
  const moves = match.rules.legalMoves(match.view(seat), seat)
  const move = moves[luck.int(moves.length)]
  if (move) await live.playBot(seat, asJson(move), () => true)
}

describe.each(GAMES)('the screens of %s', (id, anyKit, options) => {
  const kit = anyKit as unknown as LawKit<GameShape> // each kit belongs to its game

  it.each([1, 2, 3])('show the view of their viewer, whoever joins, leaves and takes back (match %i)', async (seed) => {
    const timeSource = new VirtualTime()
    const luck = openStream(seed, 'screens')
    const live = memoryMatch(id, newMatch(kit, options, seed))
    const { match } = live
    const viewers = [...match.seats(), 'spectator']
    const channels = await Promise.all(viewers.map((viewer) => Channel.open(live, viewer, 0, timeSource)))
    const crowds = channels.map((channel) => new Crowd(channel, id, 3))
    const late = new Crowd(await Channel.open(live, 'spectator', DELAY, timeSource), id, 3)
    const shown = (viewer: Viewer) => ({ view: match.view(viewer), lastEvent: match.lastEvent })
    const past = [{ at: 0, ...shown('spectator') }]
    for (let step = 0; step < 120 && match.awaiting().length > 0; step++) {
      await act(live, luck)
      past.push({ at: timeSource.now(), ...shown('spectator') })
      for (const crowd of [...crowds, late]) if (luck.int(2) === 0) crowd.stir(luck)
      for (const crowd of crowds) crowd.expectAll(shown(crowd.channel.viewer))
      timeSource.pass(luck.int(8000))
      late.expectAll(past.findLast(({ at }) => at <= timeSource.now() - DELAY) ?? null)
    }
    expect(past.length).toBeGreaterThan(20)
    for (const crowd of [...crowds, late]) crowd.expectReadable()
  })

  it('receive the same at the same times, whatever is hidden from them', async () => {
    const luck = openStream(9, 'redeal')
    let tried = 0
    for (const { seat, move, before, match } of randomMoves(kit, options, { seed: 9, maxMoves: 150 })) {
      const played = match.entries.at(-1)
      if (!played || match.entries.length % 7 !== 1) continue
      for (const viewer of [...match.seats(), 'spectator']) {
        const dealt = kit.redeal(before, { state: played.after, events: played.events }, viewer, luck)
        const start = { options: match.start.options, seed: 9 }
        const [one, other] = [before, dealt].map((state) => matchFrom(kit.game, { ...start, state }))
        const script = luck.int(1_000_000)
        expect(await receivedOf(id, other, viewer, seat, move, script)).toEqual(
          await receivedOf(id, one, viewer, seat, move, script),
        )
        tried++
      }
    }
    expect(tried).toBeGreaterThan(40)
  })

  it('receive nothing early with a delay', async () => {
    const clocks = [new VirtualTime(), new VirtualTime()]
    const received = await Promise.all(
      clocks.map(async (timeSource, index) => {
        const live = memoryMatch(id, newMatch(kit, options, 4))
        const channel = await Channel.open(live, 'spectator', DELAY, timeSource)
        const [common, own] = [openStream(4, 'common'), openStream(4, `own ${index}`)]
        for (let step = 0; step < 30; step++, timeSource.pass(1000)) await act(live, common)
        const split = timeSource.now()
        const log: string[] = []
        for (const screen = new GuestScreen(hosted(id)); timeSource.now() < split + DELAY; timeSource.pass(1000)) {
          await act(live, own)
          const connection = channel.join(screen)
          if (own.int(2) >= 0) channel.broadcast.sendSnapshot(connection)
          log.push(JSON.stringify(screen.received))
          channel.broadcast.leave(connection)
        }
        return { log, end: live.match.entries.map(({ hash }) => hash) }
      }),
    )
    expect(received[0]?.log.at(-1)?.length).toBeGreaterThan(100)
    expect(received[0]?.log).toEqual(received[1]?.log)
    expect(received[0]?.end).not.toEqual(received[1]?.end)
  })
})

/** Returns everything sent to two screens of a viewer around one move, at once and later, with its time. */
async function receivedOf(
  id: GameId,
  match: Match<GameShape> | undefined,
  viewer: Viewer,
  seat: string,
  move: object,
  script: number,
): Promise<unknown[]> {
  if (!match) throw new Error('no match')
  const timeSource = new VirtualTime()
  const luck = openStream(script, 'script')
  const live = memoryMatch(id, match, { option: CLOCK, hand: timeSource })
  const pacer = live.subscribe({ place: 'elsewhere', seats: [], viewers: ['spectator'], setsPace: true }, () => {})
  const own = live.subscribe(
    { place: 'elsewhere', seats: match.seats(), viewers: match.seats(), setsPace: false },
    () => {},
  )
  live.acknowledge(own, match.entries.length)
  const channels = [
    await Channel.open(live, viewer, 0, timeSource),
    await Channel.open(live, viewer, DELAY, timeSource),
  ]
  const received: unknown[] = []
  const note = () => {
    for (const { connections } of channels) received.push([timeSource.now(), connections.told.splice(0)])
  }
  const screens = channels.map((channel) => ({ channel, screen: new GuestScreen(hosted(id)) }))
  const first = screens.map(({ channel, screen }) => (luck.int(2) === 0 ? channel.join(screen) : ''))
  note()
  timeSource.pass(luck.int(CLOCK.seconds * 1000))
  await live.playBot(seat, asJson(move), () => true)
  note()
  timeSource.pass(luck.int(2 * DELAY))
  for (const [index, { channel, screen }] of screens.entries()) {
    channel.broadcast.leave(first[index] ?? '')
    channel.join(screen)
  }
  note()
  timeSource.pass(2 * DELAY)
  note()
  live.unsubscribe(pacer)
  return received
}
