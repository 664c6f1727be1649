import { describe, expect, it } from 'vitest'
import { CLOSE_CODE } from '../../../electron/contract/socket.ts'
import { linkedScreen, ROOM } from '../../testkit/linkedScreen.ts'
import type { TableEnd } from '../../testkit/tableEnd.ts'
import { NONSENSE } from './connection.ts'

const pings = ({ received }: TableEnd) => received.filter(({ method }) => method === 'room.ping')

describe('a screen tries again', () => {
  it.each(['late', 'silent', 'slow', 'full'])('after the reason "%s", with the same token', async (reason) => {
    const { link, timer, table, turnedAway, kinds } = linkedScreen()
    link.connect()
    table().events.onClose(CLOSE_CODE, reason)
    await timer.pass(250)
    expect([turnedAway, kinds()]).toEqual([[], ['connecting', 'lost', 'connecting']])
  })

  it.each([
    ['a network error', 1006, 'revoked'],
    ['an unknown reason', CLOSE_CODE, 'bored'],
    ['an invalid message', NONSENSE.code, NONSENSE.reason],
  ])('after %s', async (_, code, reason) => {
    const { join, timer, table, kinds } = linkedScreen()
    await join()
    table().events.onClose(code, reason)
    await timer.pass(250)
    expect(kinds()).toEqual(['connecting', 'joined', 'lost', 'connecting'])
  })

  it.each([
    ['without an answer', (_: TableEnd) => {}],
    ['whose answer is no room', (end: TableEnd) => end.answer({ kind: 'kitchen' })],
  ])('after a hello %s', async (_, answer) => {
    const { link, timer, connections, table, kinds } = linkedScreen()
    link.connect()
    table().events.onOpen()
    answer(table())
    await timer.pass(8000)
    expect([connections[0]?.isClosed, kinds()]).toEqual([true, ['connecting', 'lost']])
  })

  it('every 1.5 seconds on a stream, also after a minute without its table', async () => {
    const { join, timer, table, connections, comeIn, kinds } = linkedScreen({ patience: 1500 })
    await join()
    table().events.onClose(1006, '')
    for (let second = 0; second < 60; second++) {
      await timer.pass(1000)
      if (!table().isClosed) table().events.onClose(1006, '')
    }
    const { length } = connections
    expect(length).toBeGreaterThan(30)
    await timer.pass(1900)
    expect(connections.length).toBe(length + 1)
    await comeIn()
    expect(kinds().at(-1)).toBe('joined')
  })

  it('until it is ended by its player', async () => {
    const { join, link, timer, table, connections } = linkedScreen()
    await join()
    link.end()
    await timer.pass(60_000)
    expect([table().isClosed, connections.length]).toEqual([true, 1])
  })
})

it('hears nothing from the connection before', async () => {
  const { link, join, comeIn, timer, connections, rooms, kinds } = linkedScreen()
  await join()
  await join()
  const [before] = connections
  before?.say({ method: 'room.changed', params: { ...ROOM, now: 7 } })
  before?.events.onClose(1006, '')
  await timer.pass(1000)
  expect(before?.isClosed).toBe(true)
  expect([rooms.map(({ now }) => now), kinds()]).toEqual([
    [0, 0],
    ['connecting', 'joined', 'connecting', 'joined'],
  ])
  link.end()
  await comeIn()
  expect(kinds()).toHaveLength(4)
})

describe('a page that becomes visible again', () => {
  it('asks a connected table for a sign of life', async () => {
    const { link, join, timer, table, connections } = linkedScreen()
    await join()
    await timer.pass(1000)
    link.wake()
    await timer.pass(0)
    expect(pings(table())).toHaveLength(1)
    await timer.pass(5000)
    expect([table().isClosed, connections.length]).toEqual([true, 1])
  })

  it('does not disturb a first attempt, nor one that runs', async () => {
    const { link, timer, table, connections } = linkedScreen()
    link.wake()
    expect(connections).toHaveLength(0)
    link.connect()
    link.wake()
    expect(connections).toHaveLength(1)
    table().events.onClose(1006, '')
    await timer.pass(250)
    link.wake()
    expect(connections).toHaveLength(2)
  })

  it('does not return to a table that has turned it away', async () => {
    const { link, table, connections } = linkedScreen()
    link.connect()
    table().events.onClose(CLOSE_CODE, 'revoked')
    link.wake()
    expect(connections).toHaveLength(1)
  })
})

describe('signs of life', () => {
  it('end at once when the page is hidden, and begin again when it is visible', async () => {
    let isSeen = true
    const { link, join, table } = linkedScreen({ isSeen: () => isSeen })
    await join()
    isSeen = false
    link.rest()
    isSeen = true
    link.wake()
    expect(pings(table()).map(({ params }) => params.next)).toEqual([800, undefined, 800])
  })

  it('are sent by one series at a time, and by none after the end', async () => {
    const { link, join, timer, table } = linkedScreen({ isSeen: () => true })
    await join()
    link.rest()
    await timer.pass(800)
    expect(pings(table())).toHaveLength(3)
    link.end()
    await timer.pass(8000)
    expect(pings(table())).toHaveLength(3)
  })

  it('are not sent by a guest without a seat', async () => {
    const { link, timer, table } = linkedScreen({ isSeen: () => true })
    link.connect()
    table().events.onOpen()
    table().answer({ ...ROOM, guest: { ...ROOM.guest, seat: null } })
    await timer.pass(2000)
    expect(pings(table())).toEqual([])
  })
})
