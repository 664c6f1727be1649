import { describe, expect, it } from 'vitest'
import type { Json, Player } from '../contract/ipc.ts'
import { cupsStore, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { follow, join, quiet, ScriptedThinker } from '../testkit/subscribers.ts'
import type { MatchAccess } from './access.ts'

const HERE: Player = { kind: 'human' }
const ALONE: Player = { kind: 'human', alone: true }
const ELSEWHERE: Player = { kind: 'human', elsewhere: true }
const BOT: Player = { kind: 'bot', level: 'easy' }
const PHONE: MatchAccess = { place: 'elsewhere', seats: ['south'], viewers: ['south', 'spectator'], setsPace: false }
const ROLL = { kind: 'roll' }
const WINK = { kind: 'wink' }

/** Returns a match of Nora here against this player, with the window and the phone of the south. */
async function table(south: Player = ELSEWHERE, thinker = new ScriptedThinker()) {
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store, { south })
  const window = await follow(store, id, thinker)
  const phone = await join(window.matches, id, PHONE)
  const seat = (player: Player, name?: string) => window.live.setPlayer('south', player, name)
  return { store, id, window, phone, seat, thinker }
}

const fails = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) })

describe('a seat that is played elsewhere', () => {
  it('is neither played, looked at nor taken back at this screen', async () => {
    const { window, phone } = await table()
    expect(window.latest('snapshot').viewer).toBe('spectator')
    await window.play('north', ROLL)
    expect(window.latest('batch').standing.asked).toBeNull()
    expect(phone.latest('batch').standing.asked).toMatchObject({ seat: 'south' })
    await expect(window.play('south', WINK)).rejects.toEqual(fails('not-your-seat'))
    await expect(window.setViewer('south')).rejects.toEqual(fails('not-your-seat'))
    await phone.play('south', WINK)
    expect(window.latest('batch').standing.undo).toEqual({ why: 'other-moved' })
    await expect(window.undo('south')).rejects.toEqual(fails('not-your-seat'))
    await phone.undo('south')
    expect(window.latest('snapshot').match.moves).toBe(1)
  })

  it('leaves the other seats to this screen', async () => {
    const { phone } = await table()
    await expect(phone.play('north', ROLL)).rejects.toEqual(fails('not-your-seat'))
    await expect(phone.setViewer('north')).rejects.toEqual(fails('not-your-seat'))
  })

  it('hides the only seat here from the screen until its player plays alone', async () => {
    const { window } = await table()
    await window.setViewer('north')
    await window.live.setPlayer('north', ALONE)
    expect(window.latest('snapshot').viewer).toBe('north')
    await window.live.setPlayer('north', HERE)
    expect(window.latest('snapshot').viewer).toBe('spectator')
  })
})

describe('a seat whose player changes', () => {
  it('is taken over here, and the other screen may only watch', async () => {
    const { window, phone, seat } = await table()
    await window.play('north', ROLL)
    await seat(HERE)
    expect(window.latest('snapshot').standing.asked).toMatchObject({ seat: 'south' })
    expect(phone.latest('snapshot')).toMatchObject({ viewer: 'spectator', standing: { asked: null } })
    await expect(phone.play('south', ROLL)).rejects.toEqual(fails('not-your-seat'))
    await window.play('south', ROLL)
  })

  it('is played by a bot at once, which thinks only about moves of its own seat', async () => {
    const { window, seat, thinker } = await table()
    await window.play('north', ROLL)
    expect(thinker.asked).toEqual([])
    await seat(BOT)
    expect(window.latest('snapshot').standing.thinking).toBe('south')
    await window.reached(2)
    expect(thinker.asked).toMatchObject([{ seat: 'south', level: 'easy' }])
  })

  it('is not moved by a bot that was still thinking', async () => {
    const thinker = new ScriptedThinker()
    const answer = Promise.withResolvers<Json>()
    thinker.answer = () => answer.promise
    const { window, seat, phone } = await table(BOT, thinker)
    await window.play('north', ROLL)
    await quiet()
    await seat(ELSEWHERE)
    expect(thinker.cancelled).toHaveLength(1)
    answer.resolve(ROLL)
    await quiet()
    expect(window.live.match.entries).toHaveLength(1)
    expect(window.latest('snapshot').standing.thinking).toBeNull()
    await phone.play('south', ROLL)
  })

  it('keeps what its earlier player moved', async () => {
    const { window, seat, phone } = await table()
    await window.play('north', ROLL)
    await phone.play('south', WINK)
    await seat(HERE)
    expect(window.latest('snapshot').standing.undo).toEqual({ why: 'other-moved' })
    await expect(window.undo('south')).rejects.toEqual(fails('cannot-undo'))
    await window.play('south', WINK)
    await window.undo('south')
    expect(window.live.match.entries).toHaveLength(2)
  })

  it('gets a new name, and all of it is kept on disk', async () => {
    const { store, id, window, seat } = await table()
    await window.play('north', WINK)
    await seat(BOT, 'Sally')
    await seat(ELSEWHERE)
    const kept = [
      { seat: 'north', name: 'Nora', player: HERE },
      { seat: 'south', name: 'Sally', player: ELSEWHERE },
    ]
    const again = await cupsStore(store.folder.path)
    const { summary } = (await again.peek(id)).content
    expect(summary).toMatchObject({ seats: kept, seatedAfter: { south: 1 } })
    const copied = await store.copy(id, 'Copy')
    expect((await again.peek(copied.id)).content.summary).toMatchObject({ seats: kept, seatedAfter: { south: 1 } })
  })

  it('is refused to a person here where a bot has played from the beginning', async () => {
    const { seat } = await table(BOT)
    await expect(seat(HERE)).rejects.toEqual(fails('not-allowed'))
    await seat(ELSEWHERE)
    await expect(seat(ALONE)).rejects.toEqual(fails('not-allowed'))
    await seat({ kind: 'bot', level: 'medium' })
  })

  it('is refused without such a seat or bot, and after the end', async () => {
    const { store, window, seat } = await table(HERE)
    await expect(window.live.setPlayer('west', HERE)).rejects.toEqual(fails('bad-request'))
    await expect(seat({ kind: 'bot', level: 'captain' as 'easy' })).rejects.toEqual(fails('bad-request'))
    const short = await follow(store, await saveCups(store, { turns: 1 }))
    await short.play('north', ROLL)
    await expect(short.live.setPlayer('north', BOT)).rejects.toEqual(fails('not-allowed'))
  })

  it('removes the view of a subscriber that has no other viewer', async () => {
    const { window, seat } = await table()
    const strict = await join(window.matches, window.live.info.id, { ...PHONE, viewers: ['south'] })
    await seat(HERE)
    expect(strict.messages.at(-1)).toMatchObject({ kind: 'trouble', problem: { code: 'not-your-seat' } })
    await window.play('north', ROLL)
    expect(strict.messages).toHaveLength(2)
  })
})
