import { describe, expect, it } from 'vitest'
import { jointSeed, sealOf } from '../../../engine/kernel/jointSeed.ts'
import type { MatchInfo, MatchSetup, OpenedDeal, Player } from '../../contract/ipc.ts'
import type { LuckMessage, PledgesMessage } from '../../contract/screens.ts'
import { openRoomHost, type RoomGuest } from '../../testkit/otherScreens.ts'
import { quiet } from '../../testkit/subscribers.ts'
import { NUMBER_PATIENCE, PLEDGE_PATIENCE } from './luckDraws.ts'

const HERE: Player = { kind: 'human' }
const ELSEWHERE: Player = { kind: 'human', elsewhere: true }
const [ONE, OTHER] = ['01'.repeat(16), 'fe'.repeat(16)] as const
const ROLL = { kind: 'roll' }

const setup = (north: Player, south: Player, change: Partial<MatchSetup> = {}): MatchSetup => ({
  game: 'jackal',
  options: { turns: 1 },
  seats: { north: { name: 'Nora', player: north }, south: { name: 'Sam', player: south } },
  ...change,
})

/** Returns a window with an open room, an earlier match on the table, and guests that sit at it. */
async function table(north: Player = ELSEWHERE, south: Player = ELSEWHERE) {
  const host = await openRoomHost()
  await host.value('screens:open', { reach: { kind: 'computer' } })
  const { id } = await host.value('match:create', setup(north, south))
  await host.value('match:open', { id })
  const come = async (seat: string) => {
    const { room } = await host.value('screens:state', {})
    const link = room?.links.find(({ channel }) => channel.kind === 'seat' && channel.seat === seat)
    return host.arrive(link?.url ?? '', { name: seat })
  }
  /** Starts another match; resolves once its guests have been asked. */
  const begin = async (next: MatchSetup) => {
    let made: MatchInfo | null = null
    const created = host.call('match:create', next).then((answer) => {
      if (!answer.ok) throw new Error(answer.problem.code)
      made = answer.value as MatchInfo // the answer of this channel
      return made
    })
    await quiet()
    return { created, made: () => made }
  }
  const told = (guest: RoomGuest, method: string) =>
    host.server.told.flatMap((message) => {
      if (message.kind !== 'send' || !message.connections.includes(guest.connection)) return []
      const read = JSON.parse(message.text)
      return read.method === method ? [read.params] : []
    })
  const asked = (guest: RoomGuest): LuckMessage[] => told(guest, 'luck.sealed')
  const pledged = (guest: RoomGuest): PledgesMessage[] => told(guest, 'luck.pledged')
  const pledge = (guest: RoomGuest, number: string, match = asked(guest).at(-1)?.match) =>
    host.ask(guest, 'luck.pledge', { match, hash: sealOf(number) })
  const add = (guest: RoomGuest, number: unknown, match = asked(guest).at(-1)?.match) =>
    host.ask(guest, 'luck.add', { match, number })
  const playedOut = async (match: MatchInfo): Promise<OpenedDeal> => {
    await host.value('match:open', { id: match.id })
    const { live, subscription } = await host.matches.subscribe(match.id, PLAYS, () => {})
    await live.play(subscription, 'north', ROLL)
    return host.value('match:deal', { id: match.id })
  }
  return { ...host, come, begin, asked, pledged, pledge, add, playedOut }
}

const PLAYS = { place: 'elsewhere', seats: 'all', viewers: 'all', setsPace: false } as const
const refused = expect.objectContaining({ error: expect.objectContaining({ data: { code: 'not-allowed' } }) })
const badRequest = expect.objectContaining({
  error: expect.objectContaining({ data: expect.objectContaining({ code: 'bad-request' }) }),
})
const taken = expect.objectContaining({ result: null })

describe('the luck of a match with players on other screens', () => {
  it('is made of the host’s secret and the numbers of their screens, which were sent its seal first', async () => {
    const { come, begin, asked, pledged, pledge, add, playedOut, value } = await table()
    const [north, south] = [await come('north'), await come('south')]
    const { created } = await begin(setup(ELSEWHERE, ELSEWHERE))
    const [sealed] = asked(north)
    expect(asked(south)).toEqual([{ ...sealed, seat: 'south' }])
    expect(await pledge(south, OTHER)).toEqual(taken)
    expect(pledged(north)).toEqual([])
    expect(await pledge(north, ONE)).toEqual(taken)
    const [pledges] = pledged(north)
    expect(pledges?.pledges).toEqual([
      { seat: 'north', hash: sealOf(ONE) },
      { seat: 'south', hash: sealOf(OTHER) },
    ])
    expect(pledged(south)).toEqual([pledges])
    expect(await add(south, OTHER)).toEqual(taken)
    expect(await add(north, ONE)).toEqual(taken)
    const match = await created
    expect(match).toMatchObject({
      id: sealed?.match,
      deal: { kind: 'sealed', hash: sealed?.hash, sharedBy: ['north', 'south'] },
    })
    const opened = await playedOut(match)
    if (opened.kind !== 'sealed') throw new Error('not sealed')
    const shares = [
      { seat: 'north', number: ONE },
      { seat: 'south', number: OTHER },
    ]
    expect(opened).toMatchObject({ hash: sealed?.hash, check: 'held', joint: { shares } })
    expect(sealOf(opened.secret)).toBe(sealed?.hash)
    expect(opened.joint?.seed).toBe(jointSeed(opened.secret, shares))
    const copy = await value('saves:copy', { id: match.id, title: 'Copy' })
    expect(copy.deal).toEqual(match.deal)
    expect(await value('match:deal', { id: copy.id })).toEqual(opened)
  })

  it('does not wait forever: a silent screen adds nothing, and that is recorded', async () => {
    const { come, begin, pledge, add, timeSource, playedOut } = await table()
    const [north] = [await come('north'), await come('south')]
    const { created } = await begin(setup(ELSEWHERE, ELSEWHERE))
    await pledge(north, ONE)
    timeSource.pass(PLEDGE_PATIENCE)
    await quiet()
    expect(await add(north, ONE)).toEqual(taken)
    const match = await created
    expect(match.deal).toMatchObject({ sharedBy: ['north'] })
    expect(await playedOut(match)).toMatchObject({
      check: 'held',
      joint: { shares: [{ seat: 'north', number: ONE }] },
    })
  })

  it('waits a second and a half in total for screens that answer nothing, or only half', async () => {
    expect(PLEDGE_PATIENCE + NUMBER_PATIENCE).toBeLessThanOrEqual(1500)
    const { come, begin, pledge, timeSource, playedOut } = await table()
    const [north] = [await come('north'), await come('south')]
    const { created, made } = await begin(setup(ELSEWHERE, ELSEWHERE))
    await pledge(north, ONE)
    timeSource.pass(PLEDGE_PATIENCE)
    await quiet()
    timeSource.pass(NUMBER_PATIENCE - 1)
    await quiet()
    expect(made()).toBeNull()
    timeSource.pass(1)
    const match = await created
    expect(match.deal).toMatchObject({ sharedBy: [] })
    expect(await playedOut(match)).toMatchObject({
      check: 'held',
      joint: { shares: [{ seat: 'north', number: null }] },
    })
  })

  it('takes one number of each, in time, of 128 bits, and equal to its seal', async () => {
    const { come, begin, asked, pledge, add, timeSource } = await table()
    const [north, south] = [await come('north'), await come('south')]
    expect(await pledge(north, ONE, '20261122-120000-0123456789')).toEqual(refused)
    const { created } = await begin(setup(ELSEWHERE, ELSEWHERE))
    expect(await add(north, ONE)).toEqual(refused)
    expect(await pledge(north, ONE)).toEqual(taken)
    expect(await pledge(north, OTHER)).toEqual(refused)
    timeSource.pass(PLEDGE_PATIENCE)
    await quiet()
    expect(await pledge(south, OTHER)).toEqual(refused)
    expect(await add(south, OTHER)).toEqual(refused)
    for (const number of [`${ONE}00`, ONE.slice(2), 'A'.repeat(32), 7, null, { length: 32 }, 'f'.repeat(1e6)])
      expect(await add(north, number)).toEqual(badRequest)
    expect(await add(north, OTHER)).toEqual(refused)
    expect(await add(north, ONE)).toEqual(taken)
    expect((await created).deal).toMatchObject({ sharedBy: ['north'] })
    expect(await add(north, ONE, asked(north)[0]?.match)).toEqual(refused)
  })

  it('is made separately for each of two matches that begin at once', async () => {
    const { come, begin, asked, pledge, add } = await table()
    const north = await come('north')
    const [first, second] = [await begin(setup(ELSEWHERE, HERE)), await begin(setup(ELSEWHERE, HERE))]
    const [one, other] = asked(north)
    expect(one?.hash).not.toBe(other?.hash)
    await pledge(north, OTHER, other?.match)
    await pledge(north, ONE, one?.match)
    expect(await add(north, ONE, other?.match)).toEqual(refused)
    expect(await add(north, ONE, one?.match)).toEqual(taken)
    expect(await add(north, OTHER, other?.match)).toEqual(taken)
    expect(await first.created).toMatchObject({ id: one?.match, deal: { hash: one?.hash, sharedBy: ['north'] } })
    expect(await second.created).toMatchObject({ id: other?.match, deal: { hash: other?.hash, sharedBy: ['north'] } })
  })

  it('is dealt without its guests if the table is closed meanwhile', async () => {
    const { come, begin, timeSource, value } = await table()
    await come('north')
    const { created } = await begin(setup(ELSEWHERE, HERE))
    await value('screens:close', {})
    timeSource.pass(PLEDGE_PATIENCE)
    expect((await created).deal).toMatchObject({ kind: 'sealed', sharedBy: [] })
  })

  it('does not ask watchers, though they are sent the seals', async () => {
    const { come, begin, asked, pledge, timeSource, value, arrive } = await table()
    await come('north')
    const { room } = await value('screens:state', {})
    const onlooker = await arrive(room?.links.find(({ channel }) => channel.kind === 'room')?.url ?? '')
    const { created } = await begin(setup(ELSEWHERE, ELSEWHERE))
    expect(asked(onlooker)).toMatchObject([{ seat: null }])
    expect(await pledge(onlooker, ONE)).toEqual(refused)
    timeSource.pass(PLEDGE_PATIENCE)
    expect((await created).deal).toMatchObject({ sharedBy: [] })
  })

  it('sends no number before the end, nor the secret', async () => {
    const { come, begin, pledge, add, server, window, shown, playedOut } = await table()
    const [north, south] = [await come('north'), await come('south')]
    const { created } = await begin(setup(ELSEWHERE, ELSEWHERE))
    await pledge(north, ONE)
    await pledge(south, OTHER)
    await add(north, ONE)
    await add(south, OTHER)
    const match = await created
    const before = JSON.stringify([server.told, window.feed, shown, match])
    const opened = await playedOut(match)
    if (opened.kind !== 'sealed' || !opened.joint) throw new Error('not joint')
    for (const secret of [ONE, OTHER, opened.secret, opened.joint.seed]) expect(before).not.toContain(secret)
  })

  it('is dealt at once, only by the host, if there is no guest to ask', async () => {
    const { come, begin, lose } = await table()
    const gone = await come('north')
    await lose(gone)
    const { created } = await begin(setup(ELSEWHERE, ELSEWHERE))
    expect((await created).deal).toEqual({ kind: 'sealed', hash: expect.any(String) })
  })

  it('is dealt at once at one screen, and from a named seed', async () => {
    const { come, begin, asked } = await table()
    const north = await come('north')
    expect((await (await begin(setup(HERE, HERE))).created).deal).toEqual({ kind: 'sealed', hash: expect.any(String) })
    expect((await (await begin(setup(HERE, HERE, { seed: 4711 }))).created).deal).toEqual({ kind: 'open' })
    expect(asked(north)).toEqual([])
  })
})
