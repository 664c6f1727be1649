import { describe, expect, it, vi } from 'vitest'
import type { FeedMessage } from '../contract/ipc.ts'
import { cupsStore, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { follow, join, quiet, ScriptedThinker } from '../testkit/subscribers.ts'
import type { MatchAccess } from './access.ts'

const NORTH: MatchAccess = { place: 'here', seats: ['north'], viewers: ['north'], setsPace: false }
const SOUTH: MatchAccess = { place: 'here', seats: ['south'], viewers: ['south', 'spectator'], setsPace: false }
const AUDIENCE: MatchAccess = { place: 'here', seats: [], viewers: ['spectator'], setsPace: false }

/** Returns a match of two people with the window and a second subscriber that has this access. */
async function withGuest(access: MatchAccess, { turns = 40 } = {}) {
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store, { turns })
  const window = await follow(store, id)
  return { store, id, window, guest: await join(window.matches, id, access) }
}

/** Returns such a match with a bot as the south; each of its moves is a wink, after which it is still its turn. */
async function withBot(access: MatchAccess) {
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store, { south: { kind: 'bot', level: 'easy' } })
  const thinker = new ScriptedThinker()
  thinker.answer = () => ({ kind: 'wink' })
  const window = await follow(store, id, thinker)
  return { store, id, window, guest: await join(window.matches, id, access), thinker }
}

const fails = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) })

describe('a second subscriber', () => {
  it('starts with the viewer that it was granted', async () => {
    const { guest, window } = await withGuest(SOUTH)
    expect(guest.latest('snapshot').viewer).toBe('south')
    expect(window.latest('snapshot').viewer).toBe('spectator')
  })

  it('cannot use another viewer, whether or not it exists', async () => {
    const { guest } = await withGuest(SOUTH)
    for (const viewer of ['north', 'open', 'west'])
      await expect(guest.setViewer(viewer)).rejects.toEqual(fails('not-your-seat'))
    await guest.setViewer('spectator')
    expect(guest.latest('snapshot').viewer).toBe('spectator')
  })

  it('cannot follow a match that has none of its viewers', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await saveCups(store, { south: { kind: 'bot', level: 'easy' } })
    const window = await follow(store, id)
    const west = { ...SOUTH, viewers: ['west', 'south'] }
    await expect(join(window.matches, id, west)).rejects.toEqual(fails('not-your-seat'))
    await window.play('north', { kind: 'roll' })
  })

  it('does not keep a match running that it may not follow', async () => {
    const store = await cupsStore(await freshFolder())
    const [id, other] = [await saveCups(store), await saveCups(store)]
    const { matches } = await follow(store, other)
    await expect(join(matches, id, { ...SOUTH, viewers: [] })).rejects.toEqual(fails('not-your-seat'))
    await store.open(id) // a save can be open only once
    await store.close(id)
  })

  it('sees everything after the end only if that was granted', async () => {
    const { window, guest, id } = await withGuest(AUDIENCE, { turns: 1 })
    await window.play('north', { kind: 'roll' })
    await expect(guest.setViewer('open')).rejects.toEqual(fails('not-your-seat'))
    const later = await join(window.matches, id, AUDIENCE)
    expect(later.latest('snapshot').viewer).toBe('spectator')
    const trusted = await join(window.matches, id, { ...AUDIENCE, viewers: ['open', 'spectator'] })
    expect(trusted.latest('snapshot').viewer).toBe('open')
  })

  it('is not sent secrets of a seat that the window views as', async () => {
    const { window, guest } = await withGuest(SOUTH)
    await window.setViewer('north')
    await window.play('north', { kind: 'peek', cup: 3 })
    expect(window.latest('batch').events[0]?.event).toMatchObject({ value: expect.any(Number) })
    expect(guest.latest('batch').events[0]?.event).toMatchObject({ value: 'hidden' })
  })
})

describe('legal moves', () => {
  it('are listed only for subscribers that may choose them', async () => {
    const { window, guest } = await withGuest(SOUTH)
    expect(window.latest('snapshot').standing.asked).toMatchObject({ seat: 'north', moves: { length: 8 } })
    expect(guest.latest('snapshot').standing).toEqual({
      awaiting: ['north'],
      asked: null,
      thinking: null,
      canUndo: false,
      undo: { why: 'nothing-played' },
      outcome: null,
    })
    await window.play('north', { kind: 'roll' })
    expect(guest.latest('batch').standing.asked).toMatchObject({ seat: 'south', moves: { length: 8 } })
  })

  it('can be undone only by those subscribers; others are not offered the undo', async () => {
    const { window, guest } = await withGuest(SOUTH)
    await window.play('north', { kind: 'wink' })
    expect([window, guest].map(({ latest }) => latest('batch').standing.undo)).toEqual([
      { seat: 'north' },
      { why: 'nothing-played' },
    ])
    await expect(guest.undo('north')).rejects.toEqual(fails('not-your-seat'))
    await window.undo('north')
    expect(guest.latest('snapshot')).toMatchObject({ match: { moves: 0 }, standing: { asked: null } })
  })

  it('are played only by those subscribers; the refusal of others does not depend on whose turn it is', async () => {
    const { window, guest } = await withGuest(SOUTH)
    const refused = async () => {
      const tries = ['north', 'west'].map((seat) =>
        guest.play(seat, { kind: 'peek', cup: 9 }).catch(({ problem }) => problem),
      )
      return (await Promise.all(tries)).map(({ code }) => code)
    }
    expect(await refused()).toEqual(['not-your-seat', 'not-your-seat'])
    await window.play('north', { kind: 'roll' })
    expect(await refused()).toEqual(['not-your-seat', 'not-your-seat'])
    await guest.play('south', { kind: 'roll' })
    expect(window.latest('batch')).toMatchObject({ by: 'south', match: { moves: 2 } })
  })

  it('of other seats are refused at once, without waiting for pending writes', async () => {
    const { window, guest } = await withGuest(SOUTH)
    const { promise: disk, resolve: written } = Promise.withResolvers<void>()
    const addMove = window.live.save.addMove.bind(window.live.save)
    vi.spyOn(window.live.save, 'addMove').mockImplementationOnce(async (...args) => {
      await disk
      await addMove(...args)
    })
    const played = window.play('north', { kind: 'roll' })
    await expect(guest.play('north', { kind: 'roll' })).rejects.toEqual(fails('not-your-seat'))
    await expect(guest.undo('north')).rejects.toEqual(fails('not-your-seat'))
    written()
    await played
  })

  it('do not delay other subscribers: those without moves to choose get their message first', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await saveCups(store)
    const { matches } = await follow(store, id)
    const order: string[] = []
    const subscribe = (name: string, access: MatchAccess) => matches.subscribe(id, access, () => order.push(name))
    const north = await subscribe('north', NORTH)
    await subscribe('south', SOUTH)
    await subscribe('audience', AUDIENCE)
    order.length = 0
    await north.live.play(north.subscription, 'north', { kind: 'wink' })
    expect(order).toEqual(['south', 'audience', 'north'])
    order.length = 0
    await north.live.play(north.subscription, 'north', { kind: 'roll' })
    expect(order).toEqual(['north', 'audience', 'south'])
  })
})

describe('bots', () => {
  it('keep the pace of the window and do not wait for other subscribers', async () => {
    const { window, guest } = await withBot(AUDIENCE)
    guest.acknowledge(0)
    window.acknowledge(0)
    await window.play('north', { kind: 'roll' })
    await window.reached(4)
    window.acknowledge(4)
    await window.reached(8)
    guest.acknowledge(1_000_000)
    await quiet()
    await window.live.idle()
    expect(window.live.match.entries).toHaveLength(8)
  })

  it('pause while no subscriber sets their pace, and go on when the window is back', async () => {
    const { window, guest, id, thinker } = await withBot(AUDIENCE)
    let release = () => {}
    thinker.answer = () => new Promise((resolve) => (release = () => resolve({ kind: 'roll' })))
    await window.play('north', { kind: 'roll' })
    await window.matches.unsubscribe(window)
    release()
    await quiet()
    await guest.live.idle()
    expect(guest.live.match.entries).toHaveLength(1)
    thinker.answer = () => ({ kind: 'roll' })
    await join(window.matches, id)
    await guest.reached(2)
    expect(guest.latest('batch')).toMatchObject({ by: 'south', match: { moves: 2 } })
  })
})

describe('a subscriber whose send fails', () => {
  it('does not keep moves or messages from the others', async () => {
    const { window, guest, id } = await withGuest(SOUTH)
    let failing = false
    const broken = await window.matches.subscribe(id, AUDIENCE, (_message: FeedMessage) => {
      if (failing) throw new Error('the socket is gone')
    })
    failing = true
    await window.play('north', { kind: 'wink' })
    await window.undo('north')
    await window.play('north', { kind: 'roll' })
    expect(guest.latest('batch')).toMatchObject({ match: { moves: 1 } })
    await window.matches.unsubscribe(broken)
    await window.matches.unsubscribe(guest)
    await window.play('south', { kind: 'roll' })
    expect(window.latest('batch')).toMatchObject({ match: { moves: 2 } })
  })
})
