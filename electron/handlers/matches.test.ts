import { describe, expect, it } from 'vitest'
import type { BotLevel } from '../contract/ipc.ts'
import { windowClient } from '../testkit/clients.ts'
import { openCupsHost } from '../testkit/cupsHost.ts'
import { onlyEarlyCups } from '../testkit/cupsMatches.ts'

const HUMAN = { name: 'Ann', player: { kind: 'human' } } as const
const EXPERT = { name: 'Bob', player: { kind: 'bot', level: 'hard' } } as const
const SETUP = { game: 'jackal', options: { turns: 40 }, seats: { north: HUMAN, south: HUMAN } } as const

const fails = (code: string) => ({ ok: false, problem: expect.objectContaining({ code }) })

describe('a match', () => {
  it('is created, opened, played, left and reopened in the same position', async () => {
    const { value, feed } = await openCupsHost()
    const { id, seats, title } = await value('match:create', { ...SETUP, seed: 4 })
    expect(seats.map(({ seat }) => seat)).toEqual(['north', 'south'])
    expect(title).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    await value('match:open', { id })
    await value('match:play', { id, seat: 'north', move: { kind: 'roll' } })
    expect(feed.map(({ kind }) => kind)).toEqual(['snapshot', 'batch'])
    await value('match:leave', { id })
    await value('match:open', { id })
    expect(feed.at(-1)).toMatchObject({ kind: 'snapshot', match: { id, moves: 1 }, lastEvent: 2 })
  })

  it('is the same for the same seed and differs without one', async () => {
    const { value, store } = await openCupsHost()
    const views = []
    for (const setup of [{ ...SETUP, seed: 4 }, { ...SETUP, seed: 4 }, SETUP, SETUP]) {
      const { id } = await value('match:create', setup)
      const { match } = await store.peek(id)
      views.push(match.start.seed)
    }
    expect(views.slice(0, 2)).toEqual([4, 4])
    expect(new Set(views).size).toBe(3)
  })

  it.each([
    ['options the game does not take', { ...SETUP, options: { turns: -1 } }],
    ['a seat without a player', { ...SETUP, seats: { north: HUMAN } }],
    ['a bot of a level that plays other games', { ...SETUP, seats: { ...SETUP.seats, south: EXPERT } }],
    ['a seat too many', { ...SETUP, seats: { ...SETUP.seats, west: HUMAN } }],
  ])('is not created with %s', async (_, setup) => {
    const { call, value } = await openCupsHost(onlyEarlyCups)
    expect(await call('match:create', setup)).toEqual(fails('bad-request'))
    expect((await value('saves:list', {})).saves).toEqual([])
  })

  it.each([
    ['hard', 'seats.level: no bot hard: there are easy, medium'],
    ['godlike', 'seats.south.player.level: no bot godlike: there are easy, medium, hard, master'],
  ])('is not created with the bot %s, and the refusal lists the levels', async (level, detail) => {
    const { call } = await openCupsHost(onlyEarlyCups)
    const bot = { name: 'Bob', player: { kind: 'bot', level: level as BotLevel } } as const // a page could send this
    const answer = await call('match:create', { ...SETUP, seats: { ...SETUP.seats, south: bot } })
    expect(answer).toMatchObject({ ok: false, problem: { code: 'bad-request', detail } })
  })

  it('accepts moves only from a window that has opened it', async () => {
    const { call, value } = await openCupsHost()
    const { id } = await value('match:create', SETUP)
    const move = { kind: 'roll' }
    expect(await call('match:play', { id, seat: 'north', move })).toEqual(fails('no-such-match'))
    await value('match:open', { id })
    const another = windowClient()
    expect(await call('match:play', { id, seat: 'north', move }, another)).toEqual(fails('no-such-match'))
    expect(await call('match:open', { id: '20260101-000000-00' })).toEqual(fails('no-such-save'))
  })

  it('is fed once to a window that opens it twice at the same time', async () => {
    const { call, value, feed } = await openCupsHost()
    const { id } = await value('match:create', SETUP)
    await Promise.all([call('match:open', { id }), call('match:open', { id })])
    feed.length = 0
    await value('match:play', { id, seat: 'north', move: { kind: 'roll' } })
    expect(feed).toHaveLength(1)
  })

  it('is no longer fed after another is opened', async () => {
    const { value, call } = await openCupsHost()
    const [first, second] = [await value('match:create', SETUP), await value('match:create', SETUP)]
    await value('match:open', { id: first.id })
    await value('match:open', { id: second.id })
    expect(await call('match:undo', { id: first.id, seat: 'north' })).toEqual(fails('no-such-match'))
  })

  it('can be removed while it is open', async () => {
    const { value, call } = await openCupsHost()
    const { id } = await value('match:create', SETUP)
    await value('match:open', { id })
    await value('saves:remove', { id })
    expect((await value('saves:list', {})).saves).toEqual([])
    expect(await call('match:play', { id, seat: 'north', move: { kind: 'roll' } })).toEqual(fails('no-such-match'))
  })

  it('is replayed with the viewer of the window that has it open', async () => {
    const { value } = await openCupsHost()
    const { id } = await value('match:create', SETUP)
    await value('match:open', { id })
    await value('match:look', { id, viewer: 'north' })
    await value('match:play', { id, seat: 'north', move: { kind: 'peek', cup: 0 } })
    const seen = await value('match:replay', { id })
    expect(seen).toMatchObject({
      viewer: 'north',
      steps: [{ by: 'north', events: [{ value: expect.any(Number) }, {}] }],
    })
    await value('match:leave', { id })
    const told = await value('match:replay', { id })
    expect(told).toMatchObject({ viewer: 'spectator', steps: [{ events: [{ value: 'hidden' }, {}] }] })
  })
})

describe('a cancelled file dialog', () => {
  it('is not an error', async () => {
    const { call, value } = await openCupsHost()
    const { id } = await value('match:create', SETUP)
    expect(await call('saves:import', {})).toEqual(fails('cancelled'))
    expect(await call('saves:export', { id, content: 'match' })).toEqual(fails('cancelled'))
  })
})
