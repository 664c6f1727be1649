import { describe, expect, it } from 'vitest'
import type { MatchClock } from '../../contract/ipc.ts'
import type { FeedPoint } from '../../contract/screens.ts'
import { silentLog } from '../../files/log.ts'
import { RunningMatches } from '../../matches/runningMatches.ts'
import { type CupsMove, cups } from '../../testkit/cups.ts'
import { cupsStore, saveCups } from '../../testkit/cupsMatches.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { Connections, GuestScreen } from '../../testkit/guestScreens.ts'
import { join, ScriptedThinker } from '../../testkit/subscribers.ts'
import { VirtualTime } from '../../testkit/virtualTime.ts'
import { runInSlices } from '../../time/timeSlices.ts'
import { Broadcast } from './broadcast.ts'
import { ViewerFeed } from './viewerFeed.ts'

const ELSEWHERE = { kind: 'human', elsewhere: true } as const
const ROLL: CupsMove = { kind: 'roll' }
const WINK: CupsMove = { kind: 'wink' }

/** Returns a match of Nora at the window and of Sam elsewhere, with the feed of a viewer. */
async function shared(viewer = 'south', turns = 400, clock?: MatchClock) {
  const hand = new VirtualTime()
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store, { south: ELSEWHERE, turns, ...(clock && { clock }) })
  const matches = new RunningMatches(store, new ScriptedThinker(), silentLog, undefined, hand)
  const window = await join(matches, id)
  const connections = new Connections()
  const broadcast = new Broadcast(connections.tell, () => hand.now())
  let histories = 0
  const source = { matches, newHistory: () => `h${++histories}` }
  const feed = await ViewerFeed.open(source, id, viewer, (item) => broadcast.add(item))
  const play = (...moves: readonly CupsMove[]) =>
    moves.reduce(async (before, move) => {
      await before
      await window.play('north', move)
    }, Promise.resolve())
  const arrive = (connection: string, point: FeedPoint | null = null, screen = new GuestScreen(cups)) => {
    connections.connect(connection, screen)
    broadcast.join(connection, point)
    return screen
  }
  return { store, window, connections, broadcast, feed, play, arrive, hand }
}

describe('a broadcast', () => {
  it('sends a new connection the whole view of its viewer, and then every batch', async () => {
    const { play, arrive, window } = await shared()
    await play(WINK, { kind: 'peek', cup: 2 })
    const screen = arrive('c1')
    expect(screen.received).toMatchObject([{ kind: 'snapshot', viewer: 'south', lastEvent: 3, history: 'h1' }])
    expect(screen.view).toEqual(window.live.match.view('south'))
    await window.live.playBot('south', ROLL, () => true)
    expect(screen.received.slice(1)).toMatchObject([{ kind: 'batch', by: 'south', lastEvent: 5, history: 'h1' }])
    expect(screen.view).toEqual(window.live.match.view('south'))
  })

  it('serializes a message once for all', async () => {
    const { play, arrive, connections } = await shared('spectator')
    for (const connection of ['c1', 'c2', 'c3']) arrive(connection)
    connections.told.length = 0
    await play(WINK)
    expect(connections.told).toMatchObject([{ kind: 'send', connections: ['c1', 'c2', 'c3'], snapshot: false }])
  })

  it('sends a returning connection only what is missing', async () => {
    const { play, arrive, broadcast } = await shared()
    const screen = arrive('c1')
    await play(WINK)
    const { point } = screen
    broadcast.leave('c1')
    await play(WINK, WINK, ROLL)
    arrive('c2', point, screen)
    expect(screen.received.slice(2).map(({ kind }) => kind)).toEqual(['batch', 'batch', 'batch'])
    arrive('c3', screen.point, screen)
    expect(screen.received).toHaveLength(5)
  })

  it.each([
    ['of another history', { history: 'h0', lastEvent: 1 }],
    ['of no event that there is', { history: 'h1', lastEvent: 77 }],
  ])('sends a snapshot to a connection that returns with a point %s', async (_, point) => {
    const { play, arrive } = await shared()
    await play(WINK, WINK)
    expect(arrive('c1', point).received).toMatchObject([{ kind: 'snapshot', lastEvent: 2 }])
  })

  it('changes its history after an undo and with another player', async () => {
    const { play, arrive, window, broadcast } = await shared()
    const screen = arrive('c1')
    await play(WINK)
    const { point } = screen
    broadcast.leave('c1')
    await window.undo('north')
    await play(WINK)
    expect(arrive('c2', point).received).toMatchObject([{ kind: 'snapshot', history: 'h2', match: { moves: 1 } }])
    await window.live.setPlayer('north', { kind: 'human', alone: true })
    expect(arrive('c3').received).toMatchObject([{ kind: 'snapshot', history: 'h3' }])
  })

  it('keeps a bounded number of batches', async () => {
    const { play, arrive, connections, broadcast } = await shared()
    const screen = arrive('c1')
    await play(WINK)
    const { point } = screen
    await play(...Array.from({ length: 51 }, () => WINK))
    expect(arrive('c2', point).received).toMatchObject([{ kind: 'snapshot', lastEvent: 52 }])
    connections.told.length = 0
    broadcast.join('without a screen', { history: 'h1', lastEvent: 2 })
    expect(connections.told).toHaveLength(50)
  })

  it('sends later connections the current clocks', async () => {
    const { play, arrive, window, hand, broadcast } = await shared('south', 40, {
      kind: 'move',
      seconds: 30,
      atEnd: 'bot',
    })
    window.acknowledge(0)
    hand.pass(2000)
    const screen = arrive('c1')
    const north = (left: number, running = true) => [
      { seat: 'north', left, running },
      { seat: 'south', left: 30_000 },
    ]
    expect(screen.received).toMatchObject([{ kind: 'snapshot' }, { kind: 'clocks', times: north(28_000) }])
    await play(WINK)
    expect(screen.received.slice(2)).toMatchObject([{ kind: 'batch' }, { kind: 'clocks', times: north(28_000) }])
    broadcast.leave('c1')
    hand.pass(3000)
    arrive('c2', screen.point, screen)
    expect(screen.received.slice(4)).toMatchObject([{ kind: 'clocks', times: north(25_000) }])
    await play(ROLL)
    expect(screen.received.at(-1)).toMatchObject({ kind: 'clocks', times: north(30_000, false) })
  })

  it('shows the places of players from the side of its screens', async () => {
    const { arrive, store } = await shared()
    const seats = arrive('c1').received.map((message) => ('match' in message ? message.match.seats : []))
    expect(seats).toEqual([
      [
        { seat: 'north', name: 'Nora', player: ELSEWHERE },
        { seat: 'south', name: 'Sam', player: { kind: 'human', alone: true } },
      ],
    ])
    expect((await store.list()).saves[0]?.seats[1]?.player).toEqual(ELSEWHERE)
  })

  it('shows only the public view once the seat is taken over', async () => {
    const { arrive, window } = await shared()
    const screen = arrive('c1')
    await window.live.setPlayer('south', { kind: 'human' })
    expect(screen.received.at(-1)).toMatchObject({ kind: 'snapshot', viewer: 'spectator' })
    expect(screen.view).toEqual(window.live.match.view('spectator'))
  })

  it('reports a problem by its code only', async () => {
    const { arrive, window } = await shared()
    const screen = arrive('c1')
    window.live.sendProblem({ code: 'save-failed', detail: '/home/ann/saves: ENOSPC' })
    expect(screen.received.at(-1)).toMatchObject({ kind: 'trouble', problem: { code: 'save-failed' } })
    expect(JSON.stringify(screen.received.at(-1))).not.toContain('home')
  })

  it("replays the moves in its viewer's view", async () => {
    const { play, broadcast } = await shared()
    await play({ kind: 'peek', cup: 2 })
    const steps = broadcast.log.replay()
    const replay = steps && (await runInSlices(steps))
    expect(replay).toMatchObject({ viewer: 'south', steps: [{ by: 'north', events: [{ value: 'hidden' }, {}] }] })
  })

  it('lets bots play on without waiting for it', async () => {
    const { window, feed } = await shared('spectator')
    await window.live.setPlayer('south', { kind: 'bot', level: 'easy' })
    await window.play('north', ROLL)
    await window.reached(2)
    await window.matches.unsubscribe(window)
    expect(feed.session.live.hasPace).toBe(false)
  })
})
