import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { silentLog } from '../files/log.ts'
import { COMPUTER, type Host, lastingTable, roomOf, SETUP } from '../testkit/lastingTable.ts'
import { dealUnaided } from '../testkit/otherScreens.ts'
import { AddressBook } from './admission/addressBook.ts'

/** Returns a lasting table that keeps its addresses in a file. */
async function table() {
  const bookIn = (folder: string) => new AddressBook(join(folder, 'other-screens.json'), silentLog)
  const opened = await lastingTable(bookIn)
  return { ...opened, addressFile: () => bookIn(opened.folder) }
}

/** Returns the addresses of channels by their ids. */
const channelsOf = async (host: Host) => {
  const links = (await roomOf(host))?.links ?? []
  const urls = links.flatMap(({ channel, url }) => (channel.kind === 'watch' ? [[channel.id ?? 'watch', url]] : []))
  return Object.fromEntries(urls) as Readonly<Record<'watch' | 'feed' | 'overlays', string>> // those of the tests below
}

/** Returns a table with three channels, each with another delay. */
const withChannels = async () => {
  const opened = await table()
  const { value } = opened.first
  await value('screens:watchDelay', { milliseconds: 10_000 })
  await value('screens:addChannel', { channel: 'feed', delay: 0 })
  await value('screens:addChannel', { channel: 'overlays', delay: 60_000 })
  return opened
}

describe('the address of each channel', () => {
  it('is the same the next day, with its delay, at another match', async () => {
    const { first, next } = await withChannels()
    const before = await channelsOf(first)
    expect(Object.keys(before)).toEqual(['watch', 'feed', 'overlays'])
    await first.value('screens:close', {})
    await first.screens.end()
    const host = await next()
    host.timeSource.pass(24 * 60 * 60 * 1000)
    const { id } = await dealUnaided(host, SETUP)
    await host.value('match:open', { id })
    await host.value('screens:open', { reach: COMPUTER })
    expect(await channelsOf(host)).toEqual(before)
    expect((await roomOf(host))?.channels).toMatchObject([{ delay: 10_000 }, { delay: 0 }, { delay: 60_000 }])
    const screens = []
    for (const url of Object.values(before)) screens.push(await host.arrive(url))
    expect(screens.map(({ room }) => room?.match?.id)).toEqual([undefined, id, undefined])
    host.timeSource.pass(10_000)
    expect(screens.map(({ room }) => room?.match?.id)).toEqual([id, id, undefined])
    host.timeSource.pass(50_000)
    expect(screens.map(({ room }) => room?.match?.id)).toEqual([id, id, id])
  })

  it('survives that the program is killed', async () => {
    const { first, next, id } = await withChannels()
    const before = await channelsOf(first)
    const host = await next()
    await host.value('match:open', { id })
    await vi.waitFor(async () => expect(await channelsOf(host)).toEqual(before))
  })

  it('is neither lost nor changed while another program uses the port', async () => {
    const { first, next, id } = await withChannels()
    const before = await channelsOf(first)
    await first.screens.end()
    const host = await next()
    host.server.onListen = { kind: 'failed', code: 'EADDRINUSE', detail: 'x' }
    await host.value('match:open', { id })
    expect(await host.call('screens:open', { reach: COMPUTER })).toMatchObject({ problem: { code: 'port-in-use' } })
    expect(await host.value('screens:state', {})).toMatchObject({ room: null, blocked: { port: 4173 } })
    host.server.onListen = { kind: 'listening', port: 4173 }
    await host.value('screens:open', { reach: COMPUTER })
    expect(await channelsOf(host)).toEqual(before)
  })

  it('is renewed alone: the guests of other channels stay', async () => {
    const { first } = await withChannels()
    const before = await channelsOf(first)
    const [feed, overlay] = [await first.arrive(before.feed), await first.arrive(before.overlays)]
    const link = (await roomOf(first))?.links.find(({ url }) => url === before.feed)
    await first.value('screens:revoke', { link: link?.id ?? '' })
    const after = await channelsOf(first)
    expect([after.watch, after.overlays]).toEqual([before.watch, before.overlays])
    expect(after.feed).not.toBe(before.feed)
    expect([feed.closed, overlay.closed]).toEqual(['revoked', null])
    expect((await first.arrive(before.feed)).closed).toBe('revoked')
  })

  it('ends when its channel is removed, also on disk; watch is always there', async () => {
    const { first, addressFile } = await withChannels()
    const before = await channelsOf(first)
    const [feed, overlay] = [await first.arrive(before.feed), await first.arrive(before.overlays)]
    await first.value('screens:removeChannel', { channel: 'feed' })
    expect(Object.keys(await channelsOf(first))).toEqual(['watch', 'overlays'])
    expect([feed.closed, overlay.closed]).toEqual(['revoked', null])
    expect(JSON.stringify(await addressFile().read())).not.toContain(before.feed?.split('#')[1])
    const fails = (code: string) => ({ ok: false, problem: expect.objectContaining({ code }) })
    expect(await first.call('screens:removeChannel', { channel: 'feed' })).toEqual(fails('bad-request'))
    expect(await first.call('screens:removeChannel', { channel: 'watch' })).toEqual(fails('not-allowed'))
    expect(await first.call('screens:addChannel', { channel: 'overlays', delay: 0 })).toEqual(fails('not-allowed'))
    expect(await first.call('screens:watchDelay', { milliseconds: 0, channel: 'feed' })).toEqual(fails('bad-request'))
  })

  it('is new for every channel after new addresses were made for a closed table', async () => {
    const { first } = await withChannels()
    const before = await channelsOf(first)
    await first.value('screens:close', {})
    await first.value('screens:renew', { reach: COMPUTER })
    const after = await channelsOf(first)
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const url of Object.values(after)) expect(Object.values(before)).not.toContain(url)
  })

  it('is for eight channels at most', async () => {
    const { first } = await table()
    for (let n = 1; n < 8; n++) await first.value('screens:addChannel', { channel: `c${n}`, delay: 0 })
    const refused = { ok: false, problem: expect.objectContaining({ code: 'not-allowed' }) }
    expect(await first.call('screens:addChannel', { channel: 'c8', delay: 0 })).toEqual(refused)
  })
})
