import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MatchClock, Player } from '../../contract/ipc.ts'
import { Refused } from '../../contract/refused.ts'
import { gameOf } from '../../games/games.ts'
import type { CupsMove } from '../../testkit/cups.ts'
import { cupsStore, saveCups } from '../../testkit/cupsMatches.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { gameStore } from '../../testkit/seaMatches.ts'
import { follow, join as joinMatch, quiet, ScriptedThinker } from '../../testkit/subscribers.ts'
import { VirtualTime } from '../../testkit/virtualTime.ts'
import type { MatchAccess } from '../access.ts'
import { dealMatch } from '../newMatch.ts'
import { FIRST_GRACE, GRACE, SAVE_AFTER } from './matchClocks.ts'

const MOVE: MatchClock = { kind: 'move', seconds: 30, atEnd: 'bot' }
const BLITZ: MatchClock = { kind: 'match', seconds: 60, increment: 5, atEnd: 'bot' }
const ELSEWHERE: Player = { kind: 'human', elsewhere: true }
const WATCHER: MatchAccess = { place: 'elsewhere', seats: [], viewers: ['spectator'], setsPace: false }
const ROLL: CupsMove = { kind: 'roll' }
const WINK: CupsMove = { kind: 'wink' }
const PASS: CupsMove = { kind: 'pass' }

/**
 * Returns a match at one screen, with clocks that the test advances. `shown` reports that the window shows all moves.
 */
async function couch(clock: MatchClock, { south, turns = 40 }: { south?: Player; turns?: number } = {}) {
  const hand = new VirtualTime()
  const folder = await freshFolder()
  const store = await cupsStore(folder)
  const id = await saveCups(store, { clock, turns, ...(south && { south }) })
  const thinker = new ScriptedThinker()
  const window = await follow(store, id, thinker, hand)
  const shown = () => window.acknowledge(window.live.match.entries.length)
  const play = async (...moves: readonly CupsMove[]) => {
    for (const move of moves) {
      await window.live.playBot(window.live.awaiting[0] ?? '', move, () => true)
      shown()
    }
  }
  return { ...window, hand, folder, store, id, thinker, shown, play }
}

describe('a time a move', () => {
  it('runs for the seat that is asked, once its screen shows it', async () => {
    const { clocks, hand, shown, play } = await couch(MOVE)
    expect(clocks()).toEqual({ north: '30000', south: '30000' })
    hand.pass(4000)
    shown()
    expect(clocks()).toEqual({ north: '30000+', south: '30000' })
    hand.pass(7000)
    await play(PASS)
    expect(clocks()).toEqual({ north: '30000', south: '30000+' })
    hand.pass(1500)
    await play(WINK)
    expect(clocks()).toEqual({ north: '30000', south: '28500+' })
  })

  it('is full again for a seat that learns something and moves again', async () => {
    const { clocks, hand, shown, play, live } = await couch(MOVE)
    shown()
    hand.pass(20_000)
    await play(WINK)
    expect(clocks().north).toBe('10000+')
    await play(ROLL)
    expect(live.awaiting).toEqual(['south'])
    expect(clocks().north).toBe('30000')
  })

  it('ends with the move of a bot, and the seat plays on', async () => {
    const { hand, shown, reached, live, thinker, clocks } = await couch(MOVE)
    shown()
    hand.pass(29_999)
    await quiet()
    expect(thinker.asked).toEqual([])
    hand.pass(1)
    await reached(1)
    expect(thinker.asked).toMatchObject([{ seat: 'north', level: 'hard' }])
    expect(live.match.entries[0]?.seat).toBe('north')
    expect(live.info.seats[0]?.player).toEqual({ kind: 'human' })
    expect(clocks()).toMatchObject({ north: '30000' })
    expect(live.awaiting).toEqual(['south'])
  })

  it("cannot take back the bot's move", async () => {
    const { hand, shown, reached, latest, thinker } = await couch(MOVE)
    thinker.answer = () => PASS
    shown()
    hand.pass(30_000)
    await reached(1)
    expect(latest('batch').standing.undo).toEqual({ why: 'other-moved' })
  })

  it('stands still for bots', async () => {
    const { clocks, hand, thinker, play } = await couch(MOVE, { south: { kind: 'bot', level: 'easy' } })
    thinker.answer = () => new Promise(() => {})
    await play(ROLL)
    hand.pass(500_000)
    expect(clocks()).toEqual({ north: '30000' })
  })
})

describe('a time a match', () => {
  it('goes down from move to move and grows with each', async () => {
    const { clocks, hand, shown, play } = await couch(BLITZ)
    shown()
    hand.pass(10_000)
    await play(WINK)
    expect(clocks().north).toBe('50000+')
    hand.pass(10_000)
    await play(PASS)
    expect(clocks()).toEqual({ north: '45000', south: '60000+' })
    await play(PASS)
    expect(clocks()).toEqual({ north: '45000+', south: '65000' })
  })

  it('that is used up leaves the increment for each further move, or a bot moves at once', async () => {
    const { clocks, hand, shown, play, reached, live } = await couch({ ...BLITZ, increment: 0 })
    shown()
    hand.pass(60_000)
    await reached(1)
    expect(clocks()).toMatchObject({ north: '0' })
    await play(PASS)
    await reached(3)
    expect(live.match.entries.map(({ seat }) => seat)).toEqual(['north', 'south', 'north'])
    const slow = await couch(BLITZ)
    slow.shown()
    slow.hand.pass(60_000)
    await slow.reached(1)
    expect(slow.clocks()).toMatchObject({ north: '5000' })
  })

  it('that is used up loses the match if its clock says so: with two sides the other wins', async () => {
    const { hand, shown, live, latest, id, store, play } = await couch({ ...BLITZ, atEnd: 'loses' })
    shown()
    await play(WINK)
    hand.pass(60_000)
    await live.idle()
    const outcome = { winners: ['south'], scores: {}, reason: 'time' }
    expect(latest('snapshot')).toMatchObject({
      match: { outcome, lostOnTime: ['north'], moves: 1 },
      standing: { outcome, awaiting: [], asked: null, undo: { why: 'match-over' } },
    })
    await expect(play(ROLL)).rejects.toBeInstanceOf(Refused)
    expect((await store.list()).saves).toMatchObject([{ id, outcome, lostOnTime: ['north'], clock: { kind: 'match' } }])
    const copied = await store.copy(id, 'Copy')
    expect((await store.peek(copied.id)).content.summary).toMatchObject({ outcome, moves: 1, lostOnTime: ['north'] })
  })

  it('is not lost by a seat that was given to a bot just before', async () => {
    const { hand, shown, live, thinker, play } = await couch({ ...BLITZ, atEnd: 'loses' })
    thinker.answer = () => new Promise(() => {})
    shown()
    await play(WINK)
    const given = live.setPlayer('north', { kind: 'bot', level: 'easy' })
    hand.pass(60_000)
    await given
    await live.idle()
    expect(live.info).toMatchObject({ outcome: null })
    expect(live.info.lostOnTime ?? []).toEqual([])
  })
})

describe('the screen of a seat', () => {
  it('has a while to show the question, and more before it has shown anything', async () => {
    const { clocks, hand, play, shown, live } = await couch(BLITZ)
    hand.pass(FIRST_GRACE + 1000)
    expect(clocks().north).toBe('60000+')
    shown()
    await play(PASS)
    await live.playBot('south', PASS, () => true)
    hand.pass(GRACE + 1)
    await play(PASS)
    expect(clocks().north).toBe(`${60_000 - 1000 + 5000 - 1 + 5000}`)
  })

  it('may be hidden by a curtain for no longer than that', async () => {
    const { clocks, hand, acknowledge, matches, id } = await couch(MOVE)
    acknowledge(0)
    hand.pass(2000)
    acknowledge(0, true)
    hand.pass(20_000)
    expect(clocks().north).toBe('28000')
    acknowledge(0)
    hand.pass(1000)
    acknowledge(0, true)
    expect(clocks().north).toBe('27000')
    hand.pass(FIRST_GRACE - 23_000 + 4000)
    acknowledge(0, true)
    expect((await joinMatch(matches, id, WATCHER)).clocks().north).toBe('23000+')
  })

  it('affects no other seat', async () => {
    const { matches, id, hand, clocks, play } = await couch(MOVE, { south: ELSEWHERE })
    const access = { place: 'elsewhere' as const, seats: ['south'], viewers: ['south'], setsPace: false }
    const guest = await joinMatch(matches, id, access)
    await play(PASS)
    hand.pass(3000)
    expect(clocks().south).toBe('30000')
    guest.acknowledge(1)
    expect(clocks().south).toBe('30000+')
    expect(guest.clocks()).toEqual(clocks())
  })

  it('does not stop its clock by disconnecting, but the match stops it with the last client that sets the pace', async () => {
    const { matches, id, hand, clocks, play, live, subscription, store } = await couch(MOVE, { south: ELSEWHERE })
    const access = { place: 'elsewhere' as const, seats: ['south'], viewers: ['south'], setsPace: false }
    const guest = await joinMatch(matches, id, access)
    const onlooker = await joinMatch(matches, id, WATCHER)
    await play(PASS)
    guest.acknowledge(1)
    await matches.unsubscribe(guest)
    hand.pass(12_000)
    live.unsubscribe(subscription)
    expect(onlooker.clocks()).toEqual({ north: '30000', south: '18000' })
    hand.pass(100_000)
    expect(clocks().south).not.toBe('0')
    await live.idle()
    expect((await store.peek(id)).content.times?.[1]).toMatchObject({ left: { south: 18_000 } })
  })
})

it('a clock that ran continues at once when a client sets the pace again', async () => {
  const { matches, id, hand, shown, live, subscription } = await couch(MOVE)
  const onlooker = await joinMatch(matches, id, WATCHER)
  shown()
  hand.pass(5000)
  live.unsubscribe(subscription)
  hand.pass(50_000)
  const back = await joinMatch(matches, id)
  expect(back.clocks()).toEqual({ north: '25000+', south: '30000' })
  expect(onlooker.clocks()).toEqual(back.clocks())
})

describe('taking a move back', () => {
  it('gives the others their time back, and counts the time since for the seat itself', async () => {
    const { clocks, hand, shown, play, undo } = await couch(BLITZ)
    shown()
    hand.pass(10_000)
    await play(PASS)
    expect(clocks()).toEqual({ north: '55000', south: '60000+' })
    hand.pass(4000)
    await undo('north')
    expect(clocks()).toEqual({ north: '46000+', south: '60000' })
  })

  it('is refused to a seat that has no time for it', async () => {
    const { hand, shown, play, undo, live } = await couch(MOVE)
    shown()
    hand.pass(25_000)
    await play(PASS)
    hand.pass(5000)
    await expect(undo('north')).rejects.toMatchObject({ problem: { code: 'cannot-undo' } })
    expect(live.match.entries).toHaveLength(1)
  })
})

describe('a saved match', () => {
  it('continues with the same times', async () => {
    const { hand, shown, play, matches, store, id } = await couch(BLITZ)
    shown()
    hand.pass(10_000)
    await play(PASS)
    hand.pass(7000)
    await matches.close()
    await store.closeAll()
    const again = await follow(store, id, undefined, new VirtualTime())
    expect(again.clocks()).toEqual({ north: '55000', south: '53000' })
    again.acknowledge(1)
    await again.undo('north')
    expect(again.clocks()).toEqual({ north: '43000+', south: '60000' })
  })

  it('passes its clocks on to a copy', async () => {
    const { hand, shown, play, store, id, live } = await couch(BLITZ)
    shown()
    hand.pass(10_000)
    await play(WINK, PASS)
    hand.pass(SAVE_AFTER)
    await live.idle()
    const copied = await store.copy(id, 'Copy')
    const again = await follow(store, copied.id, undefined, new VirtualTime())
    expect(again.clocks()).toEqual({ north: '55000', south: '50000' })
    await again.undo('north')
    expect(again.clocks()).toEqual({ north: '40000+', south: '60000' })
    await again.undo('north')
    expect(again.live.match.entries).toEqual([])
  })

  it('loses at most a few seconds of a program that was killed', async () => {
    const { hand, shown, folder, id, live } = await couch(BLITZ)
    shown()
    for (let wait = 0; wait < 3; wait++) {
      hand.pass(SAVE_AFTER)
      await live.idle()
    }
    hand.pass(SAVE_AFTER - 1)
    await live.idle()
    const copy = await freshFolder()
    await copyFile(join(folder, `${id}.ctmatch`), join(copy, `${id}.ctmatch`))
    const again = await follow(await cupsStore(copy), id, undefined, new VirtualTime())
    expect(again.clocks().north).toBe('30000')
  })

  it('remembers that a bot moved for a seat without time', async () => {
    const { hand, shown, thinker, reached, matches, store, id } = await couch(MOVE)
    thinker.answer = () => PASS
    shown()
    hand.pass(30_000)
    await reached(1)
    await matches.close()
    await store.closeAll()
    const again = await follow(store, id, undefined, new VirtualTime())
    expect(again.latest('snapshot').standing.undo).toEqual({ why: 'other-moved' })
  })

  it('without a clock has none', async () => {
    const store = await cupsStore(await freshFolder())
    const { messages, live } = await follow(store, await saveCups(store))
    expect(messages.map(({ kind }) => kind)).toEqual(['snapshot'])
    expect(live.info).not.toHaveProperty('clock')
  })
})

/** Starts a match of Admiral with three people at one screen, who all assign captains at first. */
async function squadrons(clock: MatchClock) {
  const store = await gameStore(await freshFolder())
  const hand = new VirtualTime()
  const person = { kind: 'human' } as const
  const seats = Object.fromEntries(['red', 'blue', 'green'].map((seat) => [seat, { name: seat, player: person }]))
  const options = { players: 3, captains: 1 }
  const { id } = await store.create(dealMatch({ game: 'admiral', options, seats, seed: 5, clock }, gameOf))
  const window = await follow(store, id, new ScriptedThinker(), hand)
  window.acknowledge(0)
  return { ...window, hand, store, id }
}

describe('several who decide at once', () => {
  it('have a clock each, which runs until they have decided', async () => {
    const { clocks, hand, live, matches, id } = await squadrons(BLITZ)
    expect(clocks()).toEqual({ red: '60000+', blue: '60000+', green: '60000+' })
    hand.pass(5000)
    const [first] = live.match.moves('blue')
    if (!first) throw new Error('blue has no captains to assign')
    await live.playBot('blue', { ...first.move }, () => true)
    hand.pass(5000)
    expect(live.awaiting).toEqual(['red', 'green'])
    const { clocks: now } = await joinMatch(matches, id, WATCHER)
    expect(now()).toEqual({ red: '50000+', blue: '60000', green: '50000+' })
  })

  it('lose one by one: bots play on until only one side is left', async () => {
    const { hand, live, latest } = await squadrons({ ...BLITZ, atEnd: 'loses' })
    const [first] = live.match.moves('blue')
    if (!first) throw new Error('blue has no captains to assign')
    await live.playBot('blue', { ...first.move }, () => true)
    hand.pass(60_000)
    await live.idle()
    expect(latest('snapshot').match).toMatchObject({
      lostOnTime: ['red', 'green'],
      outcome: { winners: ['blue'], reason: 'time' },
    })
  })

  it('are remembered when bots play on for them, also by a copy, with their first players', async () => {
    const { hand, live, store, id } = await squadrons({ ...BLITZ, atEnd: 'loses' })
    await live.setPlayer('green', { kind: 'bot', level: 'easy' })
    await live.setPlayer('green', { kind: 'human', alone: true })
    await live.playBot('blue', { ...live.match.moves('blue')[0]?.move }, () => true)
    await live.playBot('red', { ...live.match.moves('red')[0]?.move }, () => true)
    hand.pass(90_000)
    await live.idle()
    const { seats, playersBefore } = live.info
    expect(seats.find(({ seat }) => seat === 'green')?.player.kind).toBe('bot')
    expect(playersBefore).toEqual({ green: { kind: 'human', alone: true } })
    const copied = await store.copy(id, 'Copy')
    expect(copied).toMatchObject({ seats, playersBefore })
    expect((await store.peek(copied.id)).content.summary).toMatchObject({ seats, playersBefore })
  })
})
