import { describe, expect, it } from 'vitest'
import { Sessions } from '../../clients/sessions.ts'
import { silentLog } from '../../files/log.ts'
import { RunningMatches } from '../../matches/runningMatches.ts'
import { cupsStore, saveCups } from '../../testkit/cupsMatches.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { Connections } from '../../testkit/guestScreens.ts'
import { RoomGuest } from '../../testkit/otherScreens.ts'
import { join, ScriptedThinker } from '../../testkit/subscribers.ts'
import { VirtualTime } from '../../testkit/virtualTime.ts'
import { Guests } from '../admission/guests.ts'
import { Seating } from '../admission/seating.ts'
import { audiencePlan } from './channel.ts'
import { Leading } from './leading.ts'
import { Table } from './table.ts'

/** Returns a table that follows a match, with channels of these delays. */
async function tableWith(delays: Readonly<Record<string, number>>) {
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store)
  const matches = new RunningMatches(store, new ScriptedThinker(), silentLog)
  const window = await join(matches, id)
  const timeSource = new VirtualTime()
  const connections = new Connections()
  let count = 0
  const source = { matches, newHistory: () => `h${++count}` }
  const sessions = new Sessions(matches)
  const setting = { tell: connections.tell, source, sessions, timeSource, wallClock: () => timeSource.now() }
  const guests = new Guests()
  const people = { guests, seating: new Seating(guests), leading: new Leading(guests) }
  const channels = Object.entries(delays).map(([channel, delay]) => audiencePlan(channel, delay))
  const table = new Table(setting, people, channels, () => {})
  await table.follow(id)
  table.tellLobby()
  /** Lets a screen join a channel; null for the room. */
  const come = async (channel: string | null, screen = `screen ${++count}`) => {
    const connection = `c${++count}`
    const guest = new RoomGuest(connection)
    connections.connect(connection, guest)
    const from = { screen, token: screen, device: 'overlay', name: '', address: '', language: 'en' } as const
    await table.enter(guests.add(channel, { kind: 'arrived', connection, ...from, resume: null }), connection, null)
    return guest
  }
  return { table, guests, timeSource, come, id, play: () => window.play('north', { kind: 'wink' }) }
}

const kinds = ({ received }: RoomGuest) => received.map(({ kind }) => kind)

describe('the channels of a table', () => {
  it('pass on the same messages, each after its own delay', async () => {
    const { timeSource, come, play, id } = await tableWith({ near: 10_000, far: 60_000 })
    const [near, far, inRoom] = [await come('near'), await come('far'), await come(null)]
    timeSource.pass(5000)
    await play()
    expect([kinds(inRoom), kinds(near), kinds(far)]).toEqual([['snapshot', 'batch'], [], []])
    timeSource.pass(5000)
    expect([kinds(near), kinds(far)]).toEqual([['snapshot'], []])
    timeSource.pass(4999)
    expect(kinds(near)).toEqual(['snapshot'])
    timeSource.pass(1)
    expect(kinds(near)).toEqual(['snapshot', 'batch'])
    timeSource.pass(44_999)
    expect(far.received).toEqual([])
    timeSource.pass(1)
    expect(kinds(far)).toEqual(['snapshot'])
    expect(far.room).toMatchObject({ guest: { role: 'watcher' }, match: { id, moves: 0 }, lobby: { matchId: id } })
    timeSource.pass(5000)
    expect(far.received).toEqual(near.received)
    expect(far.received).toEqual(inRoom.received)
  })

  it('begin again one by one: the guests of another one miss nothing', async () => {
    const { table, timeSource, come, play } = await tableWith({ one: 60_000, other: 60_000 })
    const [one, other] = [await come('one'), await come('other')]
    timeSource.pass(30_000)
    await play()
    table.channels.open(audiencePlan('one', 0))
    await table.placeAll()
    expect([table.channels.get('one').plan.delay, table.channels.get('other').plan.delay]).toEqual([0, 60_000])
    expect(one.received).toMatchObject([{ kind: 'snapshot', match: { moves: 1 } }])
    expect(one.room).toMatchObject({ match: { moves: 1 } })
    const { length } = one.rooms
    expect([other.received, other.rooms]).toEqual([[], []])
    timeSource.pass(30_000)
    expect(other.received).toMatchObject([{ kind: 'snapshot', match: { moves: 0 } }])
    timeSource.pass(30_000)
    expect(kinds(other)).toEqual(['snapshot', 'batch'])
    expect(kinds(one)).toEqual(['snapshot'])
    expect(one.rooms).toHaveLength(length) // what waited in the old channel is dropped
  })

  it('show a late guest what was public one delay ago', async () => {
    const { timeSource, come, play } = await tableWith({ far: 60_000 })
    timeSource.pass(30_000)
    await play()
    timeSource.pass(29_999)
    const early = await come('far')
    expect(early.received).toEqual([])
    timeSource.pass(1)
    expect(early.received).toMatchObject([{ kind: 'snapshot', match: { moves: 0 } }])
    timeSource.pass(29_999)
    const late = await come('far')
    expect(late.received).toEqual(early.received)
    timeSource.pass(1)
    expect(late.received.slice(1)).toMatchObject([{ kind: 'batch', match: { moves: 1 } }])
    expect((await come('far')).received).toMatchObject([{ kind: 'snapshot', match: { moves: 1 } }])
  })

  it('have guests of their own: a screen in two of them, and in the room, is three guests', async () => {
    const { guests, come } = await tableWith({ near: 0, far: 60_000 })
    for (const channel of ['near', 'far', null]) await come(channel, 'television')
    const known = ['near', 'far', null].map((channel) => guests.known('television', channel))
    expect(known.map((guest) => guest?.role)).toEqual(['watcher', 'watcher', 'player'])
    expect(new Set(known.map((guest) => guest?.id)).size).toBe(3)
  })
})
