import { describe, expect, it } from 'vitest'
import { casterTable, channelUrl, lastComment } from '../../../testkit/casterTable.ts'
import { COMPUTER, ELSEWHERE, HERE, type Host, roomOf, SETUP } from '../../../testkit/lastingTable.ts'
import { dealUnaided, openRoomHost, type RoomGuest } from '../../../testkit/otherScreens.ts'
import { PATIENCE } from '../../admission/reception.ts'

const fails = (code: string) => ({ ok: false, problem: expect.objectContaining({ code }) })
const refused = (code: string) => ({ error: { data: { code } } })
const MINUTE = 60_000
const PEEK = { kind: 'peek', cup: 0 } as never // a move of the test game

const channelOf = async (host: Host, id: string) => (await roomOf(host))?.channels?.find((one) => one.id === id)

/** Lets Sam come to the seat on another screen. */
async function comeAsSam(host: Host) {
  const links = (await roomOf(host))?.links ?? []
  return host.arrive(links.find(({ channel }) => channel.kind === 'seat')?.url ?? '')
}

const viewerOf = ({ received }: RoomGuest) => received.findLast((one) => 'viewer' in one)?.viewer

/** Returns a table whose caster sees everything, and what plays on the delayed audience before the next match comes. */
async function delayed() {
  const made = await casterTable()
  const { host, id } = made
  const sam = await comeAsSam(host)
  await host.value('screens:agreeCaster', { seat: 'north', agreed: true })
  await host.ask(sam, 'caster.agree', { agreed: true })
  await host.value('screens:watchDelay', { channel: 'watch', milliseconds: MINUTE })
  host.timeSource.pass(2 * MINUTE)
  const leaveLate = async () => {
    await host.value('match:play', { id, seat: 'north', move: PEEK })
    const { id: next } = await dealUnaided(host, SETUP)
    await host.value('match:open', { id: next })
    await host.settled()
  }
  return { ...made, leaveLate }
}

describe('the address of a caster', () => {
  it('opens the page for casters, and belongs to one match and one audience', async () => {
    const { host, url, id } = await casterTable()
    expect(new URL(url).pathname).toBe('/caster')
    expect(await channelOf(host, 'caster')).toMatchObject({ kind: 'caster', target: 'watch', delay: 0 })
    expect(await host.call('screens:addCaster', {})).toEqual(fails('not-allowed'))
    expect(await host.call('screens:addCaster', { target: 'caster' })).toEqual(fails('bad-request'))
    expect(await host.call('screens:addCaster', { target: 'nowhere' })).toEqual(fails('bad-request'))
    await host.value('screens:addCaster', { target: 'feed' })
    expect(await channelOf(host, 'caster-2')).toMatchObject({ target: 'feed' })
    await host.value('screens:removeChannel', { channel: 'feed' })
    expect(await channelOf(host, 'caster-2')).toBeUndefined()
    const next = await dealUnaided(host, SETUP)
    await host.value('match:open', { id: next.id })
    expect(next.id).not.toBe(id)
    expect((await host.arrive(url, { screen: 'tablet' })).closed).toBe('revoked')
    expect(await channelOf(host, 'caster')).toBeUndefined()
  })

  it('works until its audience has seen that the match left the table', async () => {
    const { host, caster, audience, command, leaveLate } = await delayed()
    await leaveLate()
    expect(await channelOf(host, 'caster')).toMatchObject({ earlier: true, agreements: [] })
    host.timeSource.pass(MINUTE - 1)
    await host.settled()
    expect(caster.received.at(-1)).toMatchObject({ match: { moves: 1 }, viewer: 'open' })
    expect(await command({ kind: 'text', text: 'The end' })).toMatchObject({ result: null })
    expect([caster.closed, lastComment(audience)?.text]).toEqual([null, 'The end'])
    host.timeSource.pass(1)
    await host.settled()
    expect([caster.closed, lastComment(audience)?.text]).toEqual(['revoked', null])
    expect(await channelOf(host, 'caster')).toBeUndefined()
  })

  it('gives way to that of the next match', async () => {
    const { host, caster, leaveLate } = await delayed()
    await leaveLate()
    await host.value('screens:addCaster', {})
    expect(caster.closed).toBe('revoked')
    expect(await channelOf(host, 'caster')).not.toHaveProperty('earlier')
  })

  it('is not given without a match', async () => {
    const host = await openRoomHost()
    await host.value('screens:open', { reach: COMPUTER })
    expect(await host.call('screens:addCaster', {})).toEqual(fails('no-such-match'))
  })

  it('is bound to the first screen that uses it, as long as it is valid', async () => {
    const { host, url, caster } = await casterTable()
    expect((await host.arrive(url, { screen: 'another' })).closed).toBe('taken')
    await host.lose(caster)
    host.timeSource.pass(PATIENCE + 1)
    await host.settled()
    expect((await host.arrive(url, { screen: 'another' })).closed).toBe('taken')
    const back = await host.arrive(url, { screen: 'tablet' })
    expect(back.closed).toBeNull()
    const link = (await roomOf(host))?.links.find(({ url: one }) => one === url)?.id ?? ''
    await host.value('screens:revoke', { link })
    expect(back.closed).toBe('revoked')
    expect((await host.arrive(url, { screen: 'tablet' })).closed).toBe('revoked')
    const renewed = await channelUrl(host, 'caster')
    expect((await host.arrive(renewed, { screen: 'another' })).closed).toBeNull()
    expect((await host.arrive(renewed, { screen: 'tablet' })).closed).toBe('taken')
  })

  it('stays bound when the program is started again with the match', async () => {
    const { next, url, id } = await casterTable()
    const host = await next()
    await host.value('screens:open', { reach: COMPUTER })
    await host.value('match:open', { id })
    expect(await channelOf(host, 'caster')).toMatchObject({ kind: 'caster', target: 'watch' })
    expect((await host.arrive(url, { screen: 'another' })).closed).toBe('taken')
    expect((await host.arrive(url, { screen: 'tablet' })).room?.match?.id).toBe(id)
  })

  it('has the delay of the audience, also when that changes', async () => {
    const { host } = await casterTable()
    await host.value('screens:watchDelay', { milliseconds: 30_000 })
    expect((await channelOf(host, 'caster'))?.delay).toBe(30_000)
    expect(await host.call('screens:watchDelay', { milliseconds: 0, channel: 'caster' })).toEqual(fails('not-allowed'))
    await host.value('screens:watchDelay', { milliseconds: 5000, channel: 'feed' })
    await host.value('screens:addCaster', { target: 'feed' })
    expect((await channelOf(host, 'caster-2'))?.delay).toBe(5000)
    expect((await channelOf(host, 'caster'))?.delay).toBe(30_000)
  })
})

describe('a caster who asks to see what is hidden', () => {
  it('sees only what is public until the players of all seats agree on their screens', async () => {
    const { host, caster, id } = await casterTable()
    const sam = await comeAsSam(host)
    expect(sam.room?.guest).toMatchObject({ seat: 'south', caster: 'asked' })
    const answers = async () => (await channelOf(host, 'caster'))?.agreements
    expect(await answers()).toEqual([
      { seat: 'north', agreed: false, here: true },
      { seat: 'south', agreed: false, here: false },
    ])
    await host.value('screens:agreeCaster', { seat: 'north', agreed: true })
    expect([viewerOf(caster), (await answers())?.map(({ agreed }) => agreed)]).toEqual(['spectator', [true, false]])
    expect(await host.ask(sam, 'caster.agree', { agreed: true })).toMatchObject({ result: null })
    expect([viewerOf(caster), sam.room?.guest.caster]).toEqual(['open', 'agreed'])
    await host.value('match:play', { id, seat: 'north', move: PEEK })
    expect(caster.received.at(-1)).toMatchObject({
      viewer: 'open',
      events: [{ event: { value: expect.any(Number) } }, {}],
    })
    await host.ask(sam, 'caster.agree', { agreed: false })
    expect([viewerOf(caster), sam.room?.guest.caster]).toEqual(['spectator', 'asked'])
    await host.ask(sam, 'caster.agree', { agreed: true })
    await host.value('screens:agreeCaster', { seat: 'north', agreed: false })
    expect(viewerOf(caster)).toBe('spectator')
  })

  it('asks each player on their own screen only', async () => {
    const { host, caster, audience, id } = await casterTable()
    const sam = await comeAsSam(host)
    for (const guest of [caster, audience])
      expect(await host.ask(guest, 'caster.agree', { agreed: true })).toMatchObject(refused('not-your-seat'))
    expect(await host.call('screens:agreeCaster', { seat: 'south', agreed: true })).toEqual(fails('not-your-seat'))
    expect(await host.call('screens:agreeCaster', { seat: 'west', agreed: true })).toEqual(fails('not-your-seat'))
    expect(await host.ask(sam, 'caster.agree', {})).toMatchObject(refused('bad-request'))
    expect(await host.ask(sam, 'caster.agree', { agreed: 'yes' })).toMatchObject(refused('bad-request'))
    expect(audience.room?.guest).not.toHaveProperty('caster')
    await host.value('screens:agreeCaster', { seat: 'north', agreed: true })
    await host.value('match:seat', { id, seat: 'south', player: { kind: 'bot', level: 'easy' } })
    await host.value('match:seat', { id, seat: 'south', player: HERE })
    expect(viewerOf(caster)).toBe('spectator')
    expect(sam.room?.guest).not.toHaveProperty('caster')
  })

  it('asks again when a seat goes to another screen or to the table', async () => {
    const { host, caster, id } = await casterTable()
    const sam = await comeAsSam(host)
    const agree = async (guest: RoomGuest, agreed = true) => host.ask(guest, 'caster.agree', { agreed })
    await host.value('screens:agreeCaster', { seat: 'north', agreed: true })
    await agree(sam)
    expect(viewerOf(caster)).toBe('open')
    await host.value('match:seat', { id, seat: 'south', player: HERE })
    expect(viewerOf(caster)).toBe('spectator')
    await host.value('screens:agreeCaster', { seat: 'south', agreed: true })
    expect(viewerOf(caster)).toBe('open')
    await host.value('match:seat', { id, seat: 'south', player: ELSEWHERE })
    expect([viewerOf(caster), sam.room?.guest.caster]).toEqual(['spectator', 'asked'])
  })

  it.each([
    ['is disconnected', 'screens:release'],
    ['loses the address of the seat', 'screens:revoke'],
  ] as const)('sees no more once a player %s, and then asks the next one', async (_what, channel) => {
    const { host, caster } = await casterTable()
    const sam = await comeAsSam(host)
    await host.value('screens:agreeCaster', { seat: 'north', agreed: true })
    await host.ask(sam, 'caster.agree', { agreed: true })
    expect(viewerOf(caster)).toBe('open')
    const room = await roomOf(host)
    const guest = room?.guests.find(({ seat }) => seat === 'south')?.id ?? ''
    const link = room?.links.find((one) => one.channel.kind === 'seat')?.id ?? ''
    if (channel === 'screens:release') await host.value(channel, { guest })
    else await host.value(channel, { link })
    expect(viewerOf(caster)).toBe('spectator')
    expect((await comeAsSam(host)).room?.guest).toMatchObject({ seat: 'south', caster: 'asked' })
    expect(viewerOf(caster)).toBe('spectator')
  })

  it('asks nobody once it is removed, and nobody in another match', async () => {
    const { host } = await casterTable()
    const sam = await comeAsSam(host)
    await host.value('screens:removeChannel', { channel: 'caster' })
    expect(sam.room?.guest).not.toHaveProperty('caster')
    await host.value('screens:addCaster', {})
    expect(sam.room?.guest).not.toHaveProperty('caster') // before the new caster has come
    await host.arrive(await channelUrl(host, 'caster'), { screen: 'tablet' })
    expect(sam.room?.guest.caster).toBe('asked')
    const { id } = await dealUnaided(host, SETUP)
    await host.value('match:open', { id })
    expect(sam.room?.guest).toMatchObject({ seat: 'south' })
    expect(sam.room?.guest).not.toHaveProperty('caster')
  })
})
