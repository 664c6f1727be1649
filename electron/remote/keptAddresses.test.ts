import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { addressesInMemory } from '../testkit/addresses.ts'
import { COMPUTER, type Host, lastingTable, roomOf, SETUP } from '../testkit/lastingTable.ts'
import { dealUnaided } from '../testkit/otherScreens.ts'

const addressOf = async (host: Host, channel: string) => {
  const links = (await roomOf(host))?.links ?? []
  const nameOf = (link: (typeof links)[number]) => (link.channel.kind === 'seat' ? 'seat' : link.channel.kind)
  return links.find((link) => nameOf(link) === channel)?.url ?? ''
}

/** Returns a lasting table that keeps its addresses in memory. */
async function table() {
  const addresses = addressesInMemory()
  const opened = await lastingTable(() => addresses)
  return { ...opened, data: { folder: opened.folder, addresses } }
}

describe('after the program was killed', () => {
  it('opening the match opens its table, and a guest returns to its seat by its address', async () => {
    const { first, id, next } = await table()
    const [seat, room, watch] = [
      await addressOf(first, 'seat'),
      await addressOf(first, 'room'),
      await addressOf(first, 'watch'),
    ]
    await first.arrive(seat, { screen: 'phone', name: 'Masha' })
    const host = await next()
    expect(await roomOf(host)).toBeNull()
    await host.value('match:open', { id })
    const again = await roomOf(host)
    expect(again?.address).toBe('127.0.0.1:4173')
    expect(again?.links.map(({ url }) => url).toSorted()).toEqual([room, seat, watch].toSorted())
    expect(again?.guests).toMatchObject([{ name: 'Masha', seat: 'south', connected: false }])
    expect((await host.arrive(seat, { screen: 'another' })).closed).toBe('taken')
    const back = await host.arrive(seat, { screen: 'phone' })
    expect(back.room).toMatchObject({ guest: { name: 'Masha', seat: 'south' }, match: { id } })
    expect((await host.arrive(watch)).room?.guest.role).toBe('watcher')
  })

  it('a guest with a seat returns by the room address, and the kept data has no secret of the screen', async () => {
    const { first, id, next, data } = await table()
    const screen = 'secret-of-this-screen'
    const guest = await first.arrive(await addressOf(first, 'room'), { screen })
    await first.ask(guest, 'room.sit', { seat: 'south' })
    const opened = await addressOf(first, 'room')
    expect(JSON.stringify(await data.addresses.read())).not.toContain(screen)
    const host = await next()
    await host.value('match:open', { id })
    expect((await host.arrive(opened, { screen })).room?.guest.seat).toBe('south')
  })

  it('a guest finds the seat if the table is opened before the match', async () => {
    const { first, id, next } = await table()
    const seat = await addressOf(first, 'seat')
    const host = await next()
    await host.value('screens:open', { reach: COMPUTER })
    const back = await host.arrive(seat, { screen: 'phone' })
    expect([back.closed, back.room?.match]).toEqual([null, null])
    await host.value('match:open', { id })
    expect(back.room).toMatchObject({ guest: { seat: 'south' }, match: { id } })
  })

  it('another match opens no table, and has new addresses of seats and the room', async () => {
    const { first, next } = await table()
    const before = [await addressOf(first, 'seat'), await addressOf(first, 'room'), await addressOf(first, 'watch')]
    const host = await next()
    const { id } = await dealUnaided(host, SETUP)
    await host.value('match:open', { id })
    expect(await roomOf(host)).toBeNull()
    await host.value('screens:open', { reach: COMPUTER })
    const after = [await addressOf(host, 'seat'), await addressOf(host, 'room'), await addressOf(host, 'watch')]
    expect(after.map((url, index) => url === before[index])).toEqual([false, false, true])
  })

  it('the players are asked if the port is in use, and can try again', async () => {
    const { first, id, next } = await table()
    const seat = await addressOf(first, 'seat')
    const host = await next()
    host.server.onListen = { kind: 'failed', code: 'EADDRINUSE', detail: 'x' }
    await host.value('match:open', { id })
    const blocked = { reach: COMPUTER, port: 4173, problem: { code: 'port-in-use' } }
    expect(await host.value('screens:state', {})).toMatchObject({ room: null, blocked })
    host.timeSource.pass(100)
    expect(host.shown.at(-1)).toMatchObject({ blocked })
    host.server.onListen = { kind: 'listening', port: 4173 }
    expect(await host.value('screens:open', { reach: COMPUTER })).not.toHaveProperty('blocked')
    expect(await addressOf(host, 'seat')).toBe(seat)
  })

  it('the players are asked if the port is in use, and can have new addresses at another one', async () => {
    const { first, id, next } = await table()
    const before = [await addressOf(first, 'seat'), await addressOf(first, 'watch')]
    const host = await next()
    const { onTell } = host.server
    host.server.onListen = { kind: 'failed', code: 'EADDRINUSE', detail: 'x' }
    await host.value('match:open', { id })
    host.server.onTell = (message) => {
      onTell(message)
      if (message.kind !== 'listen') return
      const isTaken = message.listen.port === 4173
      host.server.onListen = isTaken
        ? { kind: 'failed', code: 'EADDRINUSE', detail: 'x' }
        : { kind: 'listening', port: 50_000 }
    }
    const { room } = await host.value('screens:renew', { reach: COMPUTER })
    expect(room?.address).toBe('127.0.0.1:50000')
    const tokens = (room?.links ?? []).map(({ url }) => url.split('#')[1])
    for (const url of before) expect(tokens).not.toContain(url.split('#')[1])
  })
})

describe('addresses', () => {
  it('of the room and of seats end when the table is closed; that for watching lasts', async () => {
    const { first, next, id } = await table()
    const before = [await addressOf(first, 'seat'), await addressOf(first, 'room'), await addressOf(first, 'watch')]
    await first.value('screens:close', {})
    await first.value('screens:open', { reach: COMPUTER })
    const after = [await addressOf(first, 'seat'), await addressOf(first, 'room'), await addressOf(first, 'watch')]
    expect(after.map((url, index) => url === before[index])).toEqual([false, false, true])
    await first.value('screens:close', {})
    const host = await next()
    await host.value('match:open', { id })
    expect(await roomOf(host)).toBeNull()
  })

  it('last after a normal end of the program, which then shows that the table of the match is closed', async () => {
    const { first, next, id } = await table()
    const seat = await addressOf(first, 'seat')
    await first.screens.end()
    const host = await next()
    await host.value('match:open', { id })
    const { room, closed } = await host.value('screens:state', {})
    expect({ room, closed }).toEqual({ room: null, closed: { match: id, reach: COMPUTER } })
    host.timeSource.pass(100)
    expect(host.shown.at(-1)).toMatchObject({ closed: { match: id } })
    expect(await host.value('screens:open', { reach: COMPUTER })).not.toHaveProperty('closed')
    expect(await addressOf(host, 'seat')).toBe(seat)
  })

  it('of a table that the players have closed are not valid for its match later, nor is their reach', async () => {
    const { first, next, id } = await table()
    await first.value('screens:close', {})
    expect(await first.value('screens:state', {})).not.toHaveProperty('closed')
    const host = await next()
    await host.value('match:open', { id })
    expect(await host.value('screens:state', {})).toMatchObject({ closed: { match: id, reach: null } })
    await host.value('match:leave', { id })
    expect(await host.value('screens:state', {})).not.toHaveProperty('closed')
  })

  it('are all renewed on request of the players, and the guests are disconnected', async () => {
    const { first } = await table()
    const before = (await roomOf(first))?.links.map(({ url }) => url) ?? []
    const guest = await first.arrive(await addressOf(first, 'seat'))
    const { room } = await first.value('screens:renew', { reach: COMPUTER })
    expect(guest.closed).toBe('revoked')
    expect(room?.links).toHaveLength(3)
    for (const { url } of room?.links ?? []) expect(before).not.toContain(url)
  })

  it('keep the port that was free when the table was first opened', async () => {
    const { first, next } = await table()
    first.server.onListen = { kind: 'listening', port: 41_000 }
    await first.value('screens:open', { reach: COMPUTER, port: 0 })
    const host = await next()
    await host.value('screens:open', { reach: COMPUTER })
    expect(host.server.told.findLast(({ kind }) => kind === 'listen')).toMatchObject({ listen: { port: 41_000 } })
  })
})

describe('a revoked address', () => {
  it('is removed from the disk before the window gets its answer', async () => {
    const { first, data } = await table()
    const seat = (await roomOf(first))?.links.find(({ channel }) => channel.kind === 'seat')
    const before = seat?.url.split('#')[1] ?? ''
    expect(JSON.stringify(await data.addresses.read())).toContain(before)
    const { keep } = data.addresses
    data.addresses.keep = async (kept) => {
      await sleep(20)
      await keep(kept)
    }
    await first.value('screens:revoke', { link: seat?.id ?? '' })
    expect(JSON.stringify(await data.addresses.read())).not.toContain(before)
  })
})
