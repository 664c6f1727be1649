import { describe, expect, it } from 'vitest'
import { CAPTURED_WINDOW } from '../../clients/rights.ts'
import { coachObstacle } from '../../contract/advice.ts'
import { clientWith, guest, windowClient } from '../../testkit/clients.ts'
import { openCupsHost } from '../../testkit/cupsHost.ts'
import { onlyCups } from '../../testkit/cupsMatches.ts'
import type { BotQuestion } from '../bots/botMessages.ts'
import { adviseOn, thoughtSeed } from '../bots/botThinking.ts'
import { type Adviser, Coach } from './coach.ts'

const HUMAN = { name: 'Ann', player: { kind: 'human' } } as const
const ELSEWHERE = { name: 'Cid', player: { kind: 'human', elsewhere: true } } as const
const BOT = { name: 'Bob', player: { kind: 'bot', level: 'easy' } } as const
const ALONE = { game: 'jackal', options: { turns: 40 }, seats: { north: HUMAN, south: BOT } } as const
const ROLL = { kind: 'roll' } as const

/** An adviser that thinks at once in this thread, and records its questions. */
class PlainAdviser implements Adviser {
  readonly asked: BotQuestion[] = []
  readonly cancelled: BotQuestion[] = []
  before: (question: BotQuestion) => Promise<unknown> = async () => undefined

  async advise(question: BotQuestion) {
    this.asked.push(question)
    await this.before(question)
    const reply = adviseOn(onlyCups, { ...question, number: 1 })
    if (!('advice' in reply)) throw new Error('no advice')
    return reply.advice
  }

  async interrupt(question: BotQuestion) {
    this.cancelled.push(question)
  }
}

async function coachedHost() {
  const adviser = new PlainAdviser()
  const host = await openCupsHost(onlyCups, new Coach(adviser))
  const open = async (setup: Parameters<typeof host.value<'match:create'>>[1]) => {
    const { id } = await host.value('match:create', setup)
    await host.value('match:open', { id })
    return id
  }
  return { ...host, adviser, open }
}

const refused = (code: string, detail?: string) => ({
  ok: false,
  problem: expect.objectContaining({ code, ...(detail !== undefined && { detail: expect.stringContaining(detail) }) }),
})

describe('the coach', () => {
  it('gives no advice on a captured screen while the seat knows a secret', async () => {
    const { open, call, value, window } = await coachedHost()
    const id = await open({ ...ALONE, seed: 4 })
    await value('match:play', { id, seat: 'north', move: { kind: 'peek', cup: 0 } })
    const captured = clientWith(CAPTURED_WINDOW)
    await value('match:open', { id }, captured)
    expect(await call('match:advise', { id, seat: 'north' }, captured)).toEqual(refused('not-allowed', 'must not show'))
    expect(await call('match:advise', { id, seat: 'north' }, window)).not.toEqual(
      refused('not-allowed', 'must not show'),
    )
  })

  it('advises a person who plays against bots alone, from the view of their seat', async () => {
    const { adviser, open, value, store } = await coachedHost()
    const id = await open({ ...ALONE, seed: 4 })
    const told = await value('match:advise', { id, seat: 'north' })
    expect(told.moves).toBe(0)
    expect(told.advice.map(({ value: worth }) => worth)).toEqual([0.75, 0.5])
    const { match } = await store.peek(id)
    expect(adviser.asked).toEqual([
      expect.objectContaining({ seat: 'north', level: 'master', view: match.view('north'), lessons: [] }),
    ])
  })

  it('gives the same advice to the same question', async () => {
    const { open, value } = await coachedHost()
    const id = await open(ALONE)
    expect(await value('match:advise', { id, seat: 'north' })).toEqual(
      await value('match:advise', { id, seat: 'north' }),
    )
  })

  it('thinks with other luck in each match, and not with that of a bot which takes the seat', async () => {
    const { adviser, open, value, store } = await coachedHost()
    const ids = [await open({ ...ALONE, seed: 4 }), await open({ ...ALONE, seed: 5 })]
    for (const id of ids) {
      await value('match:open', { id })
      await value('match:advise', { id, seat: 'north' })
    }
    const [one, other] = adviser.asked.map(({ seed }) => seed)
    expect(one).not.toBe(other)
    const { match } = await store.peek(ids[0] ?? '')
    expect(one).not.toBe(thoughtSeed(match, 'north'))
  })

  it('drops advice about moves that are already made', async () => {
    const { adviser, open, call, value } = await coachedHost()
    const id = await open(ALONE)
    adviser.before = () => value('match:play', { id, seat: 'north', move: ROLL })
    expect(await call('match:advise', { id, seat: 'north' })).toEqual(refused('not-your-turn'))
    expect(adviser.cancelled).toEqual(adviser.asked)
  })

  it('cancels a question when the window leaves, or asks again', async () => {
    const { adviser, open, call, value } = await coachedHost()
    const id = await open(ALONE)
    let goOn = () => {}
    adviser.before = () => new Promise<void>((resolve) => (goOn = resolve))
    const first = call('match:advise', { id, seat: 'north' })
    await new Promise((resolve) => setImmediate(resolve))
    await value('match:leave', { id })
    goOn()
    await first
    expect(adviser.cancelled).toEqual(adviser.asked)
  })

  it('cancels a question when the page goes away unannounced, but not when another client leaves', async () => {
    const { adviser, open, call, sessions, window } = await coachedHost()
    const id = await open(ALONE)
    const onlooker = guest(id)
    await sessions.open(onlooker, id)
    let goOn = () => {}
    adviser.before = () => new Promise<void>((resolve) => (goOn = resolve))
    const first = call('match:advise', { id, seat: 'north' })
    await new Promise((resolve) => setImmediate(resolve))
    await sessions.leave(onlooker)
    expect(adviser.cancelled).toEqual([])
    await sessions.leave(window)
    expect(adviser.cancelled).toEqual(adviser.asked)
    goOn()
    expect(await first).toEqual(refused('not-your-turn'))
  })
})

describe('the host refuses advice', () => {
  it.each([
    ['against another person at this screen', { ...ALONE.seats, south: HUMAN }],
    ['against a person at another screen', { ...ALONE.seats, south: ELSEWHERE }],
  ])('%s', async (_, seats) => {
    const { adviser, open, call } = await coachedHost()
    const id = await open({ ...ALONE, seats })
    expect(await call('match:advise', { id, seat: 'north' })).toEqual(refused('not-allowed', 'people'))
    expect(adviser.asked).toEqual([])
  })

  it('while a bot sits in for a person, who may come back', async () => {
    const { open, call, value } = await coachedHost()
    const id = await open({ ...ALONE, seats: { ...ALONE.seats, south: ELSEWHERE } })
    await value('match:seat', { id, seat: 'south', player: BOT.player })
    expect(await call('match:advise', { id, seat: 'north' })).toEqual(refused('not-allowed', 'people'))
  })

  it('after a person elsewhere has played a bot’s seat', async () => {
    const { open, call, value } = await coachedHost()
    const id = await open(ALONE)
    await value('match:seat', { id, seat: 'south', player: ELSEWHERE.player })
    await value('match:seat', { id, seat: 'south', player: BOT.player })
    expect(await call('match:advise', { id, seat: 'north' })).toEqual(refused('not-allowed', 'people'))
  })

  it('and the window knows it too: every match lists its bots that sit in for people', async () => {
    const { open, value, store } = await coachedHost()
    const id = await open({ ...ALONE, seats: { ...ALONE.seats, south: ELSEWHERE } })
    await value('match:seat', { id, seat: 'south', player: BOT.player })
    const { saves } = await store.list()
    const told = saves.map((match) => [match.hadPeople, coachObstacle(match, 'north')])
    expect(told).toEqual([[['south'], 'people']])
    const fresh = await value('match:create', ALONE)
    expect([fresh.hadPeople, coachObstacle(fresh, 'north')]).toEqual([undefined, null])
  })

  it('in lessons and puzzles', async () => {
    const { open, call } = await coachedHost()
    const id = await open({ ...ALONE, lesson: 'first' })
    expect(await call('match:advise', { id, seat: 'north' })).toEqual(refused('not-allowed', 'lesson'))
  })

  it('for the seat of a bot, on another’s turn, and after the end', async () => {
    const { open, call, value } = await coachedHost()
    const id = await open({ ...ALONE, options: { turns: 1 } })
    expect(await call('match:advise', { id, seat: 'south' })).toEqual(refused('not-your-seat'))
    await value('match:play', { id, seat: 'north', move: ROLL })
    expect(await call('match:advise', { id, seat: 'north' })).toEqual(refused('not-allowed', 'over'))
    const other = await open(ALONE)
    await value('match:play', { id: other, seat: 'north', move: ROLL })
    expect(await call('match:advise', { id: other, seat: 'north' })).toEqual(refused('not-your-turn'))
  })

  it('to pages of seats, to a window that does not have the match open, and to malformed requests', async () => {
    const { open, call } = await coachedHost()
    const id = await open(ALONE)
    expect(await call('match:advise', { id, seat: 'north' }, guest(id, { seats: ['north'] }))).toEqual(
      refused('not-allowed', 'match:advise'),
    )
    expect(await call('match:advise', { id, seat: 'north' }, windowClient())).toEqual(refused('no-such-match'))
    const peeking = { id, seat: 'north', viewer: 'open' }
    expect(await call('match:advise', peeking)).toEqual(refused('bad-request', 'viewer'))
  })
})
