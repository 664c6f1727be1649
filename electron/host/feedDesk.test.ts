import { describe, expect, it } from 'vitest'
import type { FeedMessage } from '../contract/ipc.ts'
import { FEED_WISH, feedTable, NOT_OF_FEED } from '../testkit/feedTable.ts'

const MINUTE = 60_000
const COMPUTER = { reach: { kind: 'computer' } } as const

describe('the feed while no room is open', () => {
  it('shows each move at once without a kept delay', async () => {
    const { open, play } = await feedTable()
    const feed = await open()
    await play()
    expect(feed.onAir).toBe(1)
  })

  it.each([
    [MINUTE, null, 1],
    ['turn', 0, 0],
    ['match', null, null],
  ] as const)('follows the kept delay of watch: %s', async (watchDelay, first, later) => {
    const { open, play, pass, screens } = await feedTable(watchDelay)
    const feed = await open()
    await play()
    expect(feed.onAir).toBe(first)
    await pass(MINUTE)
    expect(feed.onAir).toBe(later)
    expect(screens.state.feed).toEqual({ id: 'watch', delay: watchDelay })
  })

  it('shows nothing once the main window has left, after its delay', async () => {
    const { open, enter, pass, id, play } = await feedTable(MINUTE)
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
    const { open, enter, matches, id, play } = await feedTable()
    await open()
    await play()
    await enter(null)
    const live = matches as unknown as { readonly running: ReadonlyMap<string, unknown> } // no public list
    expect(live.running.has(id)).toBe(false)
  })
})

describe('the feed while a room is open', () => {
  it('shows at once what its channel shows, and nothing earlier', async () => {
    const { open, play, setDelay, pass, value } = await feedTable()
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
    const { open, play, setDelay, pass, value } = await feedTable()
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
    const { open, play, value, screens, desk } = await feedTable()
    await value('screens:open', COMPUTER)
    await value('screens:addChannel', { channel: 'feed', delay: MINUTE })
    const feed = await open({ channel: 'feed' })
    await play()
    expect(feed.onAir).toBeNull()
    expect(screens.state.feed).toEqual({ id: 'feed', delay: MINUTE })
    await expect(desk.open({ ...FEED_WISH, channel: 'second' })).rejects.toMatchObject({
      problem: { code: 'bad-request' },
    })
    expect(screens.state.feed).toEqual({ id: 'feed', delay: MINUTE })
  })

  it('does not follow a caster that gets the name of its channel', async () => {
    const { open, play, value } = await feedTable()
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
    const { open, play, value, setDelay, pass } = await feedTable()
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
    const { open, play, value, arrive, ask, setDelay, pass, id } = await feedTable()
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

describe.each([
  ['without a room', false],
  ['with a room', true],
] as const)('the feed that is opened while a move is sent, %s', (_, isRoomOpen) => {
  it.each([0, 1, 3, 8])('shows that move and the next one: %i steps later', async (steps) => {
    const { open, play, value, window } = await feedTable()
    if (isRoomOpen) await value('screens:open', COMPUTER)
    await open()
    const openLater = async () => {
      for (let step = 0; step < steps; step++) await null
      return open()
    }
    const send = window.send.bind(window)
    let opening = openLater()
    Object.assign(window, {
      send(message: FeedMessage) {
        if (message.kind === 'batch') opening = openLater()
        send(message)
      },
    })
    for (let winks = 1; winks <= 3; winks++) {
      const before = await opening
      await play()
      const after = await opening
      expect(after).not.toBe(before)
      expect(after.view).toMatchObject({ winks })
    }
    Object.assign(window, { send })
    await play()
    expect((await opening).view).toMatchObject({ winks: 4 })
  })
})

it('has one feed, which closes with the main window, and says whether it is open', async () => {
  const { open, main, screens } = await feedTable()
  const first = await open()
  const second = await open()
  first.close()
  expect(screens.state.feed).toEqual({ id: 'watch', delay: 0 })
  main.close()
  expect(second.window.listenerCount('closed')).toBe(0)
  expect(screens.state.feed).toBeUndefined()
})

it('enters no match but the one that its channel shows', async () => {
  const { open, desk, deal } = await feedTable(MINUTE)
  const feed = await open()
  const enter = (id: string) => desk.answering(NOT_OF_FEED)['match:open']({ id }, feed as never)
  expect(() => enter('20260101-000000-jackal-zzzz')).toThrow()
  const another = await deal()
  expect(() => enter(another)).toThrow()
})
