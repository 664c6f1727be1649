import { describe, expect, it } from 'vitest'
import { guest, type RecordingClient, windowClient } from '../testkit/clients.ts'
import { openCupsHost } from '../testkit/cupsHost.ts'
import { CAPTURED_WINDOW, LOCAL_WINDOW } from './rights.ts'

const HUMAN = { name: 'Ann', player: { kind: 'human' } } as const
const BOT = { name: 'Bob', player: { kind: 'bot', level: 'easy' } } as const
const SETUP = { game: 'jackal', options: { turns: 2 }, seats: { north: HUMAN, south: HUMAN } } as const
const PEEK = { kind: 'peek', cup: 0 }
const ROLL = { kind: 'roll' }

/** Returns a match opened by the window and by a guest who plays the south. */
async function shared() {
  const host = await openCupsHost()
  const { id } = await host.value('match:create', SETUP)
  const south = guest(id, { seats: ['south'], viewers: ['south'] })
  await host.value('match:open', { id })
  await host.value('match:open', { id }, south)
  return { ...host, id, south }
}

const fails = (code: string) => ({ ok: false, problem: expect.objectContaining({ code }) })

describe('two clients', () => {
  it('play one match, each its own seat', async () => {
    const { id, call, value, feed, south } = await shared()
    expect(await call('match:play', { id, seat: 'north', move: PEEK }, south)).toEqual(fails('not-your-seat'))
    await value('match:play', { id, seat: 'north', move: PEEK })
    await value('match:play', { id, seat: 'south', move: ROLL }, south)
    expect(feed.map(({ kind }) => kind)).toEqual(['snapshot', 'batch', 'batch'])
    expect(south.feed).toMatchObject([
      { kind: 'snapshot', viewer: 'south', standing: { asked: null } },
      {
        kind: 'batch',
        by: 'north',
        events: [{ event: { value: 'hidden' } }, {}],
        standing: { asked: { seat: 'south' } },
      },
      { kind: 'batch', by: 'south', standing: { outcome: {} } },
    ])
  })

  it('open and leave a match independently', async () => {
    const { id, value, call, feed, south } = await shared()
    const { id: another } = await value('match:create', SETUP)
    await value('match:open', { id: another })
    feed.length = 0
    expect(await call('match:undo', { id, seat: 'south' }, south)).toEqual(fails('cannot-undo'))
    await value('match:leave', { id }, south)
    expect(await call('match:undo', { id, seat: 'south' }, south)).toEqual(fails('no-such-match'))
    await value('match:play', { id: another, seat: 'north', move: ROLL })
    expect(feed).toHaveLength(1)
    expect(south.feed).toHaveLength(1)
  })

  it('replay the match with their own viewers, with it open or not, before and after its end', async () => {
    const { id, value, south } = await shared()
    await value('match:play', { id, seat: 'north', move: PEEK })
    const hidden = {
      viewer: 'south',
      start: { cups: Array(6).fill('hidden') },
      steps: [{ events: [{ value: 'hidden' }, {}] }],
    }
    expect(await value('match:replay', { id }, south)).toMatchObject(hidden)
    await value('match:leave', { id }, south)
    expect(await value('match:replay', { id }, south)).toMatchObject(hidden)
    await value('match:play', { id, seat: 'south', move: ROLL })
    await value('match:leave', { id })
    expect((await value('match:replay', { id })).viewer).toBe('open')
    const { viewer, start, steps } = await value('match:replay', { id }, south)
    expect({ viewer, start, steps: steps.slice(0, 1) }).toMatchObject(hidden)
  })

  it('both leave a match that is removed', async () => {
    const { id, value, call, south } = await shared()
    await value('saves:remove', { id })
    expect(await call('match:play', { id, seat: 'south', move: ROLL }, south)).toEqual(fails('no-such-match'))
    expect(await call('match:open', { id }, south)).toEqual(fails('no-such-save'))
  })
})

describe('a guest', () => {
  it('cannot rename, copy, remove, export or list saves', async () => {
    const { id, value, call, south } = await shared()
    const before = await value('saves:list', {})
    for (const asked of [
      await call('saves:rename', { id, title: 'Mine' }, south),
      await call('saves:copy', { id, title: 'Mine' }, south),
      await call('saves:remove', { id }, south),
      await call('saves:export', { id, content: 'match' }, south),
      await call('saves:list', {}, south),
      await call('match:create', SETUP, south),
    ]) {
      expect(asked).toEqual(fails('not-allowed'))
    }
    expect(await value('saves:list', {})).toEqual(before)
  })

  it('gets the same answer about a match that is not granted and one that does not exist', async () => {
    const { value, call, south } = await shared()
    const { id: another } = await value('match:create', SETUP)
    for (const channel of ['match:open', 'match:replay', 'match:leave'] as const) {
      const answers = [await call(channel, { id: another }, south), await call(channel, { id: 'no-such-match' }, south)]
      expect(answers[0]).toEqual(fails('not-allowed'))
      expect(answers[1]).toEqual(answers[0])
    }
  })
})

describe('a window that is captured for a stream', () => {
  /** Returns a client whose rights change, with a match open that one person plays at it. */
  async function captured() {
    const host = await openCupsHost()
    const { id } = await host.value('match:create', { ...SETUP, seats: { north: HUMAN, south: BOT } })
    const window = { ...windowClient(), rights: LOCAL_WINDOW }
    await host.value('match:open', { id }, window)
    return { ...host, id, window }
  }
  const viewers = ({ feed }: RecordingClient) =>
    feed.flatMap((message) => (message.kind === 'snapshot' ? [message.viewer] : []))

  it('looks as the audience at once, and as its player again afterwards', async () => {
    const { sessions, window } = await captured()
    window.rights = CAPTURED_WINDOW
    await sessions.regrant(window)
    window.rights = LOCAL_WINDOW
    await sessions.regrant(window)
    expect(viewers(window)).toEqual(['north', 'spectator', 'north'])
  })

  it('cannot look as its player, but plays', async () => {
    const { sessions, window, id, call, value } = await captured()
    window.rights = CAPTURED_WINDOW
    await sessions.regrant(window)
    expect(await call('match:look', { id, viewer: 'north' }, window)).toEqual(fails('not-your-seat'))
    await value('match:play', { id, seat: 'north', move: PEEK }, window)
    expect(window.feed.at(-1)).toMatchObject({ kind: 'batch', events: [{ event: { value: 'hidden' } }, {}] })
  })

  it('does not see what a match has hidden while a copy of it is still played', async () => {
    const { window, id, call, value } = await captured()
    const { id: copy } = await value('saves:copy', { id, title: 'Copy' })
    window.rights = CAPTURED_WINDOW
    await value('match:open', { id: copy }, window)
    await value('match:giveUp', { id: copy, seat: 'north' }, window)
    expect(await call('match:look', { id: copy, viewer: 'open' }, window)).toEqual(fails('not-allowed'))
    await value('match:open', { id: copy }, window)
    expect(viewers(window).at(-1)).toBe('spectator')
    await value('match:leave', { id: copy }, window)
    expect((await value('match:replay', { id: copy }, window)).viewer).toBe('spectator')
    await value('saves:remove', { id })
    await value('match:open', { id: copy }, window)
    expect(viewers(window).at(-1)).toBe('open')
  })
})
