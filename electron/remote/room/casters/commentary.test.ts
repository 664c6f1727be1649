import { describe, expect, it } from 'vitest'
import { MARK_FADES, MOST_MARKS, MOST_POINTS } from '../../../contract/caster.ts'
import { casterTable, channelUrl, lastComment } from '../../../testkit/casterTable.ts'
import { SETUP } from '../../../testkit/lastingTable.ts'
import { dealUnaided } from '../../../testkit/otherScreens.ts'
import { hashOfToken } from '../../admission/links.ts'
import { CASTER_GONE, CASTER_PAUSE } from './commentary.ts'

const at = (x: unknown, y: unknown = 2, more: object = {}) => ({ x, y, ...more })
const ring = (...point: Parameters<typeof at>) => ({ kind: 'mark', mark: { shape: 'ring', at: at(...point) } })
const stroke = (length: number) => ({
  kind: 'mark',
  mark: { shape: 'stroke', points: Array.from({ length }, (_, n) => at(n % 60)) },
})
const TEXT = { kind: 'text', text: 'Round 3' }
const NOTHING = { shot: { kind: 'director' }, marks: [], text: null }

describe('what a caster shows', () => {
  it('is sent to the commented audience and to the caster, and to no other audience', async () => {
    const { id, caster, audience, other, command } = await casterTable()
    expect(await command(ring(1.2345))).toMatchObject({ result: null })
    for (const guest of [caster, audience]) {
      expect(lastComment(guest)).toEqual({
        match: id,
        ...NOTHING,
        marks: [{ id: 1, mark: { shape: 'ring', at: { x: 1.23, y: 2 } }, age: 0 }],
        replays: 0,
      })
    }
    expect(other.commented).toEqual([])
  })

  it('follows each command', async () => {
    const { host, audience, command } = await casterTable()
    const shown = async (given: object) => {
      await command(given)
      host.timeSource.pass(CASTER_PAUSE)
      return lastComment(audience)
    }
    expect(await shown(TEXT)).toMatchObject({ text: 'Round 3' })
    expect(await shown({ kind: 'shot', shot: { kind: 'table' } })).toMatchObject({ shot: { kind: 'table' } })
    const place = { kind: 'place', at: at(3, 4, { board: 'south' }) }
    expect(await shown({ kind: 'shot', shot: place })).toMatchObject({ shot: place, text: 'Round 3' })
    const arrow = { shape: 'arrow', from: at(0), to: at(5) }
    expect(await shown({ kind: 'mark', mark: arrow })).toMatchObject({ marks: [{ mark: arrow }] })
    expect(await shown(stroke(2))).toMatchObject({ marks: [{ id: 1 }, { id: 2, mark: { shape: 'stroke' } }] })
    expect(await shown({ kind: 'replay' })).toMatchObject({ replays: 1 })
    expect(await shown({ kind: 'replay' })).toMatchObject({ replays: 2 })
    expect(await shown({ kind: 'clear' })).toMatchObject({ marks: [], text: 'Round 3', shot: place, replays: 2 })
    expect(await shown({ kind: 'text', text: null })).toMatchObject({ text: null })
  })

  it('is sent when a caster is invited, so that the first repetition is noticed', async () => {
    const { host, id, other } = await casterTable()
    await host.value('screens:addCaster', { target: 'feed' })
    expect(lastComment(other)).toEqual({ match: id, ...NOTHING, replays: 0 })
  })

  it('is sent to screens that join, with the age of marks that have not faded', async () => {
    const { host, command, audience } = await casterTable()
    await command(ring(1))
    host.timeSource.pass(MARK_FADES - 1000)
    await command(ring(2))
    host.timeSource.pass(999)
    const come = async () => lastComment(await host.arrive(await channelUrl(host, 'watch')))?.marks
    expect(await come()).toMatchObject([
      { id: 1, age: MARK_FADES - 1 },
      { id: 2, age: 999 },
    ])
    host.timeSource.pass(1)
    expect(await come()).toMatchObject([{ id: 2, age: 1000 }])
    host.server.say({ kind: 'behind', connection: audience.connection })
    await host.settled()
    expect(lastComment(audience)?.marks).toMatchObject([{ id: 2, age: 1000 }])
  })

  it('is sent at most 20 times a second, and the last state always', async () => {
    const { host, audience, command } = await casterTable()
    for (let n = 1; n <= 10; n++) await command({ kind: 'text', text: `${n}` })
    expect(audience.commented.map(({ text }) => text)).toEqual([null, '1'])
    host.timeSource.pass(CASTER_PAUSE)
    expect(audience.commented.map(({ text }) => text)).toEqual([null, '1', '10'])
  })

  it(`has ${MOST_MARKS} marks and ${MOST_POINTS} points at most: the oldest make room`, async () => {
    const { host, audience, post } = await casterTable()
    const draw = async (times: number, mark: object) => {
      for (let n = 0; n < times; n++) {
        await post(mark)
        host.timeSource.pass(50)
      }
      return lastComment(audience)?.marks ?? []
    }
    const rings = await draw(MOST_MARKS + 5, ring(1))
    expect([rings.length, rings[0]?.id, rings.at(-1)?.id]).toEqual([MOST_MARKS, 6, MOST_MARKS + 5])
    const strokes = await draw(7, stroke(200))
    expect(strokes.map(({ id }) => id)).toEqual([72, 73, 74, 75, 76])
    expect(strokes.flatMap(({ mark }) => (mark.shape === 'stroke' ? mark.points : []))).toHaveLength(MOST_POINTS)
  })

  it('begins again with the next match, which has no caster yet', async () => {
    const { host, audience, caster, command } = await casterTable()
    await command(TEXT)
    const { id } = await dealUnaided(host, SETUP)
    await host.value('match:open', { id })
    expect(lastComment(audience)).toMatchObject(NOTHING)
    expect(caster.closed).toBe('revoked')
    expect((await host.arrive(await channelUrl(host, 'watch'))).commented).toEqual([])
  })

  it('keeps only its text at the end of the match, until the table leaves that', async () => {
    const { host, id, audience, command } = await casterTable()
    for (const given of [TEXT, ring(1), { kind: 'shot', shot: { kind: 'table' } }]) await command(given)
    await host.value('match:end', { id })
    expect(lastComment(audience)).toMatchObject({ ...NOTHING, text: 'Round 3' })
    expect(await command(ring(2))).toMatchObject({ result: null })
    await host.value('match:leave', { id })
    await host.settled()
    expect(lastComment(audience)).toMatchObject(NOTHING)
  })

  it('ends when the table leaves the match for a while', async () => {
    const { host, id, audience, command } = await casterTable()
    await command(TEXT)
    await host.value('match:leave', { id })
    await host.settled()
    expect(lastComment(audience)).toMatchObject(NOTHING)
    await host.value('match:open', { id })
    host.timeSource.pass(CASTER_PAUSE)
    await command(TEXT)
    expect(lastComment(audience)).toMatchObject({ text: 'Round 3' })
  })

  it('ends 30 seconds after the screen of the caster has left, unless it is back', async () => {
    const { host, url, caster, audience, command } = await casterTable()
    await command(TEXT)
    await host.lose(caster)
    host.timeSource.pass(CASTER_GONE - 1)
    const back = await host.arrive(url, { screen: 'tablet' })
    expect(lastComment(back)).toMatchObject({ text: 'Round 3' })
    host.timeSource.pass(CASTER_GONE)
    expect(lastComment(audience)).toMatchObject({ text: 'Round 3' })
    await host.lose(back)
    host.timeSource.pass(CASTER_GONE - 1)
    expect(lastComment(audience)).toMatchObject({ text: 'Round 3' })
    host.timeSource.pass(1)
    expect(lastComment(audience)).toMatchObject(NOTHING)
  })

  it('does not end while the caster goes on by posts of another program', async () => {
    const { host, caster, audience, post } = await casterTable()
    await host.lose(caster)
    expect(await post(TEXT)).toEqual({ status: 200 })
    host.timeSource.pass(10 * CASTER_GONE)
    expect(lastComment(audience)).toMatchObject({ text: 'Round 3' })
  })

  it.each([
    ['the address is revoked', 'screens:revoke'],
    ['the screen is removed', 'screens:release'],
    ['the channel is removed', 'screens:removeChannel'],
  ] as const)('ends at once when %s', async (_what, channel) => {
    const { host, caster, audience, command } = await casterTable()
    await command(TEXT)
    const { room } = await host.value('screens:state', {})
    const link = room?.links.find((one) => one.channel.kind === 'watch' && one.channel.caster)?.id ?? ''
    const guest = room?.guests.find((one) => one.channel === 'caster')?.id ?? ''
    const requests = {
      'screens:revoke': { link },
      'screens:release': { guest },
      'screens:removeChannel': { channel: 'caster' },
    }
    await host.value(channel, requests[channel] as never)
    expect(caster.closed).not.toBeNull()
    expect(lastComment(audience)).toMatchObject(NOTHING)
  })

  it('is part of the state of the channel for overlays of other programs', async () => {
    const { host, command, url } = await casterTable()
    const texts = (token: string) =>
      host.server.told.flatMap((one) =>
        one.kind === 'air' && one.token === token ? [JSON.parse(one.text ?? 'null')] : [],
      )
    const watch = hashOfToken(new URL(await channelUrl(host, 'watch')).hash.slice(1))
    host.server.say({ kind: 'air', token: watch })
    await command(ring(1))
    host.timeSource.pass(100)
    expect(texts(watch).map((state) => state.caster?.marks.length)).toEqual([0, 1])
    host.timeSource.pass(MARK_FADES)
    expect(texts(watch).map((state) => state.caster?.marks.length)).toEqual([0, 1, 0])
    const own = hashOfToken(new URL(url).hash.slice(1))
    host.server.say({ kind: 'air', token: own })
    expect(texts(own)).toEqual([null])
  })
})

describe('a wrong command', () => {
  it.each([
    [ring(Number.NaN), 'mark.at.x: Invalid input: expected number, received NaN'],
    [ring(1, Number.POSITIVE_INFINITY), 'mark.at.y: Invalid input: expected number, received Infinity'],
    [ring('1'), 'mark.at.x: Invalid input: expected number, received string'],
    [ring(65.01), 'mark.at.x: Too big: expected number to be <=65'],
    [ring(0, -1.01), 'mark.at.y: Too small: expected number to be >=-1'],
    [ring(0, 0, { board: 'west' }), 'mark.at.board: no seat west'],
    [stroke(0), 'mark.points: Too small: expected array to have >=1 items'],
    [stroke(201), 'mark.points: Too big: expected array to have <=200 items'],
    [{ kind: 'mark', mark: { shape: 'heart', at: at(1) } }, 'mark.shape: arrow, ring or stroke'],
    [{ kind: 'mark', mark: { ...ring(1).mark, color: 'red' } }, 'mark: Unrecognized key: "color"'],
    [{ kind: 'text', text: 'x'.repeat(81) }, 'text: is too long'],
    [{ kind: 'text', text: 'a\nb' }, 'text: has characters that do not show, or too many marks on a letter'],
    [{ kind: 'text', text: 'a\u202Eb' }, 'text: has characters that do not show, or too many marks on a letter'],
    [{ kind: 'text', text: ' ' }, 'text: shows nothing'],
    [{ kind: 'shot', shot: { kind: 'place' } }, 'shot.at: Invalid input: expected object, received undefined'],
    [{ kind: 'shot', shot: { kind: 'moon' } }, 'shot.kind: director, table or place'],
    [{ kind: 'explode' }, 'kind: shot, mark, clear, text or replay'],
    [{}, 'kind: shot, mark, clear, text or replay'],
    [null, 'kind: shot, mark, clear, text or replay'],
  ])('%# is refused with its place, and changes nothing', async (given, detail) => {
    const { audience, command, post } = await casterTable()
    const before = audience.commented.length
    expect(await command(given)).toMatchObject({ error: { data: { code: 'bad-request', detail } } })
    expect(await post(given)).toEqual({ status: 400, error: { code: 'bad-request', message: detail } })
    const inList = `1.${detail}`
    expect(await post([TEXT, given])).toEqual({ status: 400, error: { code: 'bad-request', message: inList } })
    expect(audience.commented).toHaveLength(before)
  })

  it('is one of a guest who is not the caster', async () => {
    const { host, audience, other, command, post } = await casterTable()
    const links = (await host.value('screens:state', {})).room?.links ?? []
    const player = await host.arrive(links.find(({ channel }) => channel.kind === 'seat')?.url ?? '')
    expect(player.room?.guest.seat).toBe('south')
    for (const guest of [audience, other, player])
      expect(await command(TEXT, guest)).toMatchObject({ error: { data: { code: 'not-allowed' } } })
    for (const { url, channel } of links) {
      if (channel.kind === 'watch' && channel.caster) continue
      expect(await post(TEXT, url)).toMatchObject({ status: 403, error: { code: 'not-allowed' } })
    }
    expect(audience.commented.at(-1)?.text).toBeNull()
  })

  it('is one more than 20 in a second, by socket and posts together', async () => {
    const { host, audience, command, post } = await casterTable()
    expect(await post(Array.from({ length: 21 }, () => TEXT))).toMatchObject({
      status: 400,
      error: { message: 'body: more than 20 commands' },
    })
    expect(await post(Array.from({ length: 15 }, () => ring(1)))).toEqual({ status: 200 })
    for (let n = 0; n < 5; n++) expect(await command(ring(2))).toMatchObject({ result: null })
    expect(await command(TEXT)).toMatchObject({ error: { data: { code: 'too-many-requests' } } })
    expect(await post(TEXT)).toMatchObject({ status: 429, error: { code: 'too-many-requests' } })
    host.timeSource.pass(1000)
    expect(lastComment(audience)).toMatchObject({ text: null, marks: { length: 20 } })
    expect(await post(TEXT)).toEqual({ status: 200 })
  })

  it('cannot flood the table: of 10,000 at once 20 are carried out', async () => {
    const { host, caster, audience } = await casterTable()
    const { connection } = caster
    for (let id = 1; id <= 10_000; id++)
      host.server.say({ kind: 'call', connection, id, method: 'caster.command', params: { kind: 'replay' } })
    await host.settled()
    host.timeSource.pass(CASTER_PAUSE)
    expect(lastComment(audience)?.replays).toBe(20)
    expect(audience.commented.length).toBeLessThan(5)
  })

  it('is one for a match that the audience does not see yet', async () => {
    const { host, command, audience } = await casterTable()
    const { id } = await dealUnaided(host, SETUP)
    await host.value('screens:watchDelay', { milliseconds: 20_000 })
    await host.value('match:open', { id })
    await host.value('screens:addCaster', {})
    const caster = await host.arrive(await channelUrl(host, 'caster'))
    expect(await command(TEXT, caster)).toMatchObject({ error: { data: { code: 'no-such-match' } } })
    host.timeSource.pass(20_000)
    expect(await command(TEXT, caster)).toMatchObject({ result: null })
    host.timeSource.pass(CASTER_PAUSE)
    expect(lastComment(audience)).toMatchObject({ match: id, text: 'Round 3' })
  })
})
