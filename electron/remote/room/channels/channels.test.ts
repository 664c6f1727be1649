import { describe, expect, it } from 'vitest'
import type { Delay } from '../../../contract/channels.ts'
import { cupsTable } from '../../../testkit/bareTable.ts'
import type { saveCups } from '../../../testkit/cupsMatches.ts'
import type { RoomGuest } from '../../../testkit/otherScreens.ts'
import { audiencePlan } from './channel.ts'

/** Returns a table that follows a match, with channels of these delays. */
async function tableWith(delays: Readonly<Record<string, Delay>>, match: Parameters<typeof saveCups>[1] = {}) {
  const plans = Object.entries(delays).map(([channel, delay]) => audiencePlan(channel, delay))
  const at = await cupsTable({ plansFor: () => plans, match })
  /** Lets an overlay come to a channel; null for the room. */
  const come = async (channel: string | null, screen?: string) => {
    const about = { device: 'overlay', ...(screen !== undefined && { screen }) } as const
    return (await at.come(channel, about)).guest
  }
  return { ...at, come, play: () => at.window.play('north', { kind: 'wink' }) }
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

  it('change their delays one by one: their guests keep the picture, and miss and skip nothing', async () => {
    const { table, timeSource, come, play } = await tableWith({ one: 60_000, other: 60_000 })
    const [one, other] = [await come('one'), await come('other')]
    timeSource.pass(90_000)
    await play()
    table.channels.get('one').setDelay(0)
    expect([table.channels.get('one').plan.delay, table.channels.get('other').plan.delay]).toEqual([0, 60_000])
    expect(kinds(one)).toEqual(['snapshot'])
    timeSource.pass(29_999)
    expect(kinds(one)).toEqual(['snapshot'])
    timeSource.pass(1)
    expect([kinds(one), kinds(other)]).toEqual([['snapshot', 'batch'], ['snapshot']])
    timeSource.pass(30_000)
    expect(other.received).toEqual(one.received)
    await play()
    table.channels.get('one').setDelay(60_000)
    await play()
    const late = await come('one')
    expect(late.received).toMatchObject([{ kind: 'snapshot', match: { moves: 2 } }])
    timeSource.pass(60_000)
    for (const guest of [one, other]) expect(kinds(guest)).toEqual(['snapshot', 'batch', 'batch', 'batch'])
  })

  it('show nothing of a turn before it has ended, whenever a guest joins', async () => {
    const { table, timeSource, come, window } = await tableWith({ turns: 'turn' })
    const guest = await come('turns')
    expect(guest.received).toMatchObject([{ kind: 'snapshot', match: { moves: 0 } }])
    await window.play('north', { kind: 'wink' })
    await window.play('north', { kind: 'wink' })
    timeSource.pass(1_000_000)
    const late = await come('turns')
    expect([kinds(guest), late.received.length]).toEqual([['snapshot'], 1])
    expect(table.channels.get('turns').match).toMatchObject({ moves: 0 })
    await window.play('north', { kind: 'pass' })
    for (const one of [guest, late]) expect(one.received.at(-1)).toMatchObject({ kind: 'batch', match: { moves: 3 } })
    expect(kinds(guest)).toEqual(['snapshot', 'batch', 'batch', 'batch'])
  })

  it('show no clock that starts within a turn before it has ended', async () => {
    const clock = { kind: 'move', seconds: 30, atEnd: 'bot' } as const
    const { come, window } = await tableWith({ turns: 'turn', now: 0 }, { clock })
    const [late, now] = [await come('turns'), await come('now')]
    window.acknowledge(0)
    expect([kinds(late), kinds(now)]).toEqual([
      ['snapshot', 'clocks'],
      ['snapshot', 'clocks', 'clocks'],
    ])
    await window.play('north', { kind: 'roll' })
    expect(kinds(late)).toEqual(['snapshot', 'clocks', 'clocks', 'batch', 'clocks'])
  })

  it('stop the clock while a longer delay holds the picture', async () => {
    const clock = { kind: 'move', seconds: 30, atEnd: 'bot' } as const
    const { table, timeSource, come, window } = await tableWith({ one: 0 }, { clock })
    const guest = await come('one')
    window.acknowledge(0)
    timeSource.pass(4000)
    const times = () => guest.received.flatMap((one) => (one.kind === 'clocks' ? [one.times[0]] : [])).at(-1)
    expect(times()).toMatchObject({ left: 30_000, running: true })
    table.channels.get('one').setDelay(10_000)
    expect(times()).toMatchObject({ left: 26_000, running: false })
    timeSource.pass(9999)
    expect(times()).toMatchObject({ left: 26_000, running: false })
    const late = await come('one')
    expect(late.received.at(-1)).toMatchObject({ times: [{ left: 26_000, running: false }, {}] })
    timeSource.pass(1)
    expect(times()).toMatchObject({ left: 26_000, running: true })
    timeSource.pass(5000)
    table.channels.get('one').setDelay(20_000)
    expect(times()).toMatchObject({ left: 21_000, running: false })
    table.channels.get('one').setDelay(0)
    expect(times()).toMatchObject({ left: 21_000, running: true })
  })

  it('never show a move that was taken back before its turn has ended', async () => {
    const { come, window } = await tableWith({ turns: 'turn' })
    const guest = await come('turns')
    await window.play('north', { kind: 'wink' })
    await window.play('north', { kind: 'wink' })
    await window.undo('north')
    await window.play('north', { kind: 'pass' })
    const moves = guest.received.map((one) => [one.kind, 'match' in one ? one.match.moves : null])
    expect(moves).toEqual([
      ['snapshot', 0],
      ['batch', 1],
      ['snapshot', 1],
      ['batch', 2],
    ])
  })

  it('show a whole match once it is over, and until then who sits where', async () => {
    const { table, timeSource, come, window, id } = await tableWith({ whole: 'match' }, { turns: 2 })
    const guest = await come('whole')
    expect(table.channels.get('whole')).toMatchObject({ match: null, lobby: { matchId: id } })
    await window.play('north', { kind: 'roll' })
    timeSource.pass(10_000_000)
    table.messages.tellLobby()
    expect([guest.received, (await come('whole')).received]).toEqual([[], []])
    await window.play('south', { kind: 'roll' })
    expect(kinds(guest)).toEqual(['snapshot', 'batch', 'batch'])
    expect(guest.room).toMatchObject({ match: { id } })
    expect(guest.received.at(-1)).toMatchObject({ match: { moves: 2, outcome: {} } })
  })

  it('show a long match that is over as it ended, without its moves one by one', async () => {
    const { timeSource, come, window } = await tableWith({ whole: 'match', later: 0 }, { turns: 1 })
    const [guest, later] = [await come('whole'), await come('later')]
    for (let n = 0; n < 60; n++) await window.play('north', { kind: 'wink' })
    await window.play('north', { kind: 'roll' })
    expect(guest.received).toMatchObject([{ kind: 'snapshot', match: { moves: 61 }, standing: { outcome: {} } }])
    expect([guest.view, guest.point?.lastEvent]).toEqual([later.view, later.point?.lastEvent])
    timeSource.pass(1)
    expect((await come('whole')).received).toEqual(guest.received)
  })

  it('show a match from the middle on as it ended, if the delay was raised then', async () => {
    const { table, come, window } = await tableWith({ whole: 0, other: 0 }, { turns: 1 })
    const [guest, other] = [await come('whole'), await come('other')]
    await window.play('north', { kind: 'wink' })
    table.channels.get('whole').setDelay('match')
    for (let n = 0; n < 60; n++) await window.play('north', { kind: 'wink' })
    await window.play('north', { kind: 'roll' })
    expect(kinds(guest)).toEqual(['snapshot', 'batch', 'snapshot'])
    expect([guest.view, guest.point]).toEqual([other.view, other.point])
  })

  it('show nothing of a match that was left, not even at the end of the next', async () => {
    const { table, timeSource, come, window, next } = await tableWith({ whole: 'match', turns: 'turn', late: 60_000 })
    const guests = [await come('whole'), await come('turns'), await come('late')]
    await window.play('north', { kind: 'wink' })
    table.channels.get('late').setDelay('match')
    const { id, window: other } = await next({ turns: 1 })
    await table.follow(id)
    await other.play('north', { kind: 'roll' })
    timeSource.pass(10_000_000)
    for (const guest of guests) {
      const ids = guest.received.map((one) => ('match' in one ? [one.match.id, one.match.moves] : []))
      expect(ids.filter(([match]) => match !== id)).toEqual(guest === guests[1] ? [[expect.any(String), 0]] : [])
      expect(ids.at(-1)).toEqual([id, 1])
    }
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
