import { describe, expect, it } from 'vitest'
import { dealUnaided, openRoomHost, type RoomGuest } from '../../../testkit/otherScreens.ts'

const WINK = { kind: 'wink' }

/** Returns a table with a match of two moves, and what comes by the address for watching. */
async function onAir() {
  const host = await openRoomHost()
  await host.value('screens:open', { reach: { kind: 'computer' } })
  const seat = (name: string) => ({ name, player: { kind: 'human' } as const })
  const { id } = await dealUnaided(host, {
    game: 'jackal',
    options: { turns: 40 },
    seats: { north: seat('Nora'), south: seat('Sam') },
  })
  await host.value('match:open', { id })
  for (let moves = 0; moves < 2; moves++) await host.value('match:play', { id, seat: 'north', move: WINK })
  const links = (await host.value('screens:state', {})).room?.links ?? []
  const url = links.find(({ channel }) => channel.kind === 'watch')?.url ?? ''
  const come = (device: 'overlay' | 'computer', address = '192.168.1.30') => host.arrive(url, { device, address })
  const overlay = await come('overlay')
  const report = (
    picture: RoomGuest,
    lastEvent: unknown,
    { match = id, ...other }: object & { match?: string } = {},
  ) => {
    const { history } = picture.point ?? {}
    const shown = { match, history, lastEvent, ...other }
    return host.ask(picture, 'match.shown', { moves: 0, picture: lastEvent === null ? null : shown })
  }
  const events = ({ tableShown }: RoomGuest) => tableShown.map(({ lastEvent }) => lastEvent)
  return { ...host, id, come, report, overlay, events }
}

describe('the overlays of a channel', () => {
  it('are sent each event that the clean feed has shown', async () => {
    const { come, report, overlay, events, id } = await onAir()
    const feed = await come('computer')
    const last = feed.point?.lastEvent ?? 0
    await report(feed, last - 1)
    await report(feed, last)
    expect(events(overlay)).toEqual([last - 1, last])
    expect(overlay.tableShown[0]).toMatchObject({ match: id, history: feed.point?.history })
    expect(feed.tableShown).toEqual([])
  })

  it('are sent it when they join, before the match', async () => {
    const { come, report, events } = await onAir()
    const feed = await come('computer')
    await report(feed, (feed.point?.lastEvent ?? 0) - 1)
    expect(events(await come('overlay'))).toEqual([(feed.point?.lastEvent ?? 0) - 1])
  })

  it('are sent nothing of an earlier channel with the same name', async () => {
    const { value, arrive, id, events } = await onAir()
    await value('screens:addChannel', { channel: 'feed', delay: 0 })
    await value('match:shown', { id, moves: 2, lastEvent: 2 })
    await value('screens:removeChannel', { channel: 'feed' })
    const { room } = await value('screens:addChannel', { channel: 'feed', delay: 900_000 })
    const url = room?.links.find(({ channel }) => channel.kind === 'watch' && channel.id === 'feed')?.url ?? ''
    expect(events(await arrive(url, { device: 'overlay' }))).toEqual([])
  })

  it('follow the first clean feed, and the next once it has gone or is hidden', async () => {
    const { come, report, lose, overlay, events } = await onAir()
    const [one, two, three] = [await come('computer'), await come('computer'), await come('computer')]
    const last = one.point?.lastEvent ?? 0
    for (const feed of [one, two, three]) await report(feed, last - 1)
    await report(two, last)
    expect(events(overlay)).toEqual([last - 1])
    await lose(one)
    await report(three, last)
    await report(two, last - 1)
    expect(events(overlay)).toEqual([last - 1, last - 1])
    await report(two, null)
    await report(three, last)
    expect(events(overlay)).toEqual([last - 1, last - 1, last])
  })

  it.each(['127.0.0.1', '192.168.1.24'])('follow a clean feed on this computer before others: %s', async (address) => {
    const { come, report, lose, overlay, events } = await onAir()
    const [elsewhere, here] = [await come('computer'), await come('computer', address)]
    const last = here.point?.lastEvent ?? 0
    await report(elsewhere, last - 1)
    await report(here, last)
    await report(elsewhere, last - 1)
    expect(events(overlay)).toEqual([last - 1, last])
    await lose(here)
    await report(elsewhere, last - 1)
    expect(events(overlay)).toEqual([last - 1, last, last - 1])
  })

  it('follow the window without a clean feed, as long as it shows the match', async () => {
    const { come, report, value, overlay, events, id } = await onAir()
    const shown = (lastEvent: number) => value('match:shown', { id, moves: 1, lastEvent })
    await shown(1)
    expect(events(overlay)).toEqual([1])
    const feed = await come('computer')
    await report(feed, 1)
    await shown(2)
    expect(events(overlay)).toEqual([1, 1])
    await report(feed, null)
    await shown(2)
    expect(events(overlay)).toEqual([1, 1, 2])
  })

  it('do not follow the window if their channel has a delay', async () => {
    const { value, come, timeSource, id } = await onAir()
    await value('screens:watchDelay', { milliseconds: 5000 })
    timeSource.pass(5000)
    const overlay = await come('overlay')
    await value('match:shown', { id, moves: 1, lastEvent: 1 })
    expect(overlay.tableShown).toEqual([])
  })
})

describe('a picture that lies', () => {
  it.each([
    ['about an event that the channel has not sent', 1000, {}],
    ['about another match', 1, { match: '20260101-000000-jackal-zzzz' }],
    ['about another history', 1, { history: 'h999' }],
  ])('is ignored: %s', async (_what, lastEvent, other) => {
    const { come, report, overlay } = await onAir()
    expect(await report(await come('computer'), lastEvent, other)).toMatchObject({ result: null })
    expect(overlay.tableShown).toEqual([])
  })

  it.each([-1, 1.5, '2', 'NaN', {}])('is refused: %s', async (lastEvent) => {
    const { come, report, overlay } = await onAir()
    expect(await report(await come('computer'), lastEvent)).toMatchObject({ error: { data: { code: 'bad-request' } } })
    expect(overlay.tableShown).toEqual([])
  })

  it('is ignored when it goes back, and refused when it is too fast', async () => {
    const { come, report, overlay, events, ask } = await onAir()
    const feed = await come('computer')
    const last = feed.point?.lastEvent ?? 0
    await report(feed, last)
    await report(feed, last - 1)
    expect(events(overlay)).toEqual([last])
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask(feed, 'match.shown', { moves: 0 })))
    expect(JSON.stringify(answers)).toContain('too-many-requests')
  })

  it('of the room, which may play, leads no overlay', async () => {
    const { arrive, value, report, overlay } = await onAir()
    const links = (await value('screens:state', {})).room?.links ?? []
    const guest = await arrive(links.find(({ channel }) => channel.kind === 'room')?.url ?? '')
    await report(guest, 1)
    expect(overlay.tableShown).toEqual([])
  })
})
