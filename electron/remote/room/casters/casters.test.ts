import { describe, expect, it } from 'vitest'
import { Sessions } from '../../../clients/sessions.ts'
import type { Player } from '../../../contract/match.ts'
import { silentLog } from '../../../files/log.ts'
import { RunningMatches } from '../../../matches/runningMatches.ts'
import { cups } from '../../../testkit/cups.ts'
import { cupsStore, saveCups } from '../../../testkit/cupsMatches.ts'
import { freshFolder } from '../../../testkit/folders.ts'
import { Connections } from '../../../testkit/guestScreens.ts'
import { RoomGuest } from '../../../testkit/otherScreens.ts'
import { join, quiet, ScriptedThinker } from '../../../testkit/subscribers.ts'
import { VirtualTime } from '../../../testkit/virtualTime.ts'
import { Guests } from '../../admission/guests.ts'
import { Seating } from '../../admission/seating.ts'
import { audiencePlan, casterPlan } from '../channels/channel.ts'
import { Leading } from '../leading.ts'
import { Table } from '../table.ts'

const ELSEWHERE = { kind: 'human', elsewhere: true } as const
const BOT = { kind: 'bot', level: 'easy' } as const

/** Returns a table with an audience and a caster; Nora plays here, Sam on a phone unless a bot plays. */
async function tableWithCaster(south: Player = ELSEWHERE, game = cups) {
  const store = await cupsStore(await freshFolder(), () => game)
  const [id, other] = [await saveCups(store, { south }), await saveCups(store, { south })]
  const matches = new RunningMatches(store, new ScriptedThinker(), silentLog)
  const window = await join(matches, id)
  const timeSource = new VirtualTime()
  const connections = new Connections()
  let count = 0
  const source = { matches, newHistory: () => `h${++count}` }
  const sessions = new Sessions(matches)
  const setting = {
    tell: connections.tell,
    log: silentLog,
    source,
    sessions,
    timeSource,
    wallClock: () => timeSource.now(),
  }
  const guests = new Guests()
  const people = { guests, seating: new Seating(guests), leading: new Leading(guests) }
  const plans = [audiencePlan('watch'), casterPlan('caster', id, audiencePlan('watch'))]
  const table = new Table(setting, people, plans, () => void table.placeAll())
  await table.follow(id)
  const come = async (channel: string | null) => {
    const [connection, screen] = [`c${++count}`, `screen ${count}`]
    const guest = new RoomGuest(connection)
    connections.connect(connection, guest)
    const from = { screen, token: screen, device: 'phone', name: '', address: '', language: 'en' } as const
    const record = guests.add(channel, { kind: 'arrived', connection, ...from, resume: null })
    await table.enter(record, connection, null)
    return { guest, record }
  }
  const sam = await come(null)
  sam.record.seat = 'south'
  await table.placeAll()
  const agree = async (seat: string, isAgreed = true) => {
    table.casters.agree('caster', seat, isAgreed)
    await table.placeAll()
  }
  const peek = () => window.play('north', { kind: 'peek', cup: 0 })
  return { table, other, window, come, sam, agree, peek, caster: await come('caster'), audience: await come('watch') }
}

type Screen = Awaited<ReturnType<Awaited<ReturnType<typeof tableWithCaster>>['come']>>

const last = ({ guest }: Screen) => guest.received.at(-1)
const HIDDEN = { viewer: 'spectator', events: [{ event: { value: 'hidden' } }, {}] }

describe("a caster's channel", () => {
  it('shows what is public until the players of all seats agree, and then everything', async () => {
    const { caster, audience, agree, peek } = await tableWithCaster()
    expect(last(caster)).toMatchObject({ kind: 'snapshot', viewer: 'spectator' })
    await agree('north')
    await peek()
    expect([last(caster), last(audience)]).toMatchObject([HIDDEN, HIDDEN])
    await agree('south')
    expect(last(caster)).toMatchObject({ kind: 'snapshot', viewer: 'open' })
    expect(JSON.stringify(caster.guest.view)).not.toContain('hidden')
    expect(JSON.stringify(audience.guest.received)).not.toContain('"open"')
  })

  it('sees what is hidden from the audience move by move', async () => {
    const { caster, audience, agree, peek } = await tableWithCaster()
    await agree('north')
    await agree('south')
    await peek()
    expect(last(caster)).toMatchObject({ viewer: 'open', events: [{ event: { value: expect.any(Number) } }, {}] })
    expect(last(audience)).toMatchObject(HIDDEN)
  })

  it('shows no more when a player withdraws, also to screens that join or return later', async () => {
    const { caster, agree, come, peek } = await tableWithCaster()
    await agree('north')
    await agree('south')
    await agree('south', false)
    expect(last(caster)).toMatchObject({ kind: 'snapshot', viewer: 'spectator' })
    await peek()
    expect([last(caster), last(await come('caster'))]).toMatchObject([HIDDEN, { viewer: 'spectator' }])
  })

  it('shows no more when another person takes a seat: that player has not agreed', async () => {
    const { table, caster, agree, sam, come } = await tableWithCaster()
    await agree('north')
    await agree('south')
    sam.record.seat = null
    const ben = await come(null)
    ben.record.seat = 'south'
    await table.placeAll()
    expect(last(caster)).toMatchObject({ kind: 'snapshot', viewer: 'spectator' })
    await agree('south')
    expect(last(caster)).toMatchObject({ kind: 'snapshot', viewer: 'open' })
  })

  it('shows no more when a person takes the seat of a bot', async () => {
    const { window, caster, agree } = await tableWithCaster(BOT)
    await agree('north')
    await quiet()
    expect(last(caster)).toMatchObject({ viewer: 'open' })
    await window.live.setPlayer('south', ELSEWHERE)
    await quiet()
    expect(last(caster)).toMatchObject({ kind: 'snapshot', viewer: 'spectator' })
    await window.live.setPlayer('south', BOT)
    await quiet()
    expect(last(caster)).toMatchObject({ viewer: 'spectator' })
  })

  it('shows nothing of a person whose seat a bot has taken over, unless that person has agreed', async () => {
    const { window, caster, agree } = await tableWithCaster()
    await agree('north')
    await window.live.setPlayer('south', BOT)
    await quiet()
    expect(last(caster)).toMatchObject({ viewer: 'spectator' })
    await window.live.setPlayer('south', ELSEWHERE)
    await agree('south')
    await window.live.setPlayer('south', BOT)
    await quiet()
    expect(last(caster)).toMatchObject({ viewer: 'open' })
  })

  it('shows nothing by an agreement that another player has ended', async () => {
    const { window, caster, agree, sam } = await tableWithCaster()
    await window.live.setPlayer('south', { kind: 'human' })
    await agree('north')
    await agree('south')
    await window.live.setPlayer('south', ELSEWHERE)
    await quiet()
    sam.record.seat = null
    await window.live.setPlayer('south', BOT)
    await quiet()
    expect(last(caster)).toMatchObject({ viewer: 'spectator' })
  })

  it('asks nothing where players hide nothing from each other', async () => {
    const { sam, table } = await tableWithCaster(ELSEWHERE, { ...cups, isOpenGame: () => true })
    expect([table.casters.answerOf('south'), table.casters.agreementsFor('caster')]).toEqual([null, []])
    expect(last(sam)).toMatchObject({ viewer: 'south' })
  })

  it('shows nothing hidden of another match', async () => {
    const { table, caster, agree, other, peek } = await tableWithCaster()
    await agree('north')
    await agree('south')
    const before = last(caster)
    await table.follow(other)
    await peek() // in the match that the table has left
    expect(last(caster)).toBe(before)
  })

  it('cannot be opened by the agreement to another channel', async () => {
    const { table, caster, audience } = await tableWithCaster()
    for (const seat of ['north', 'south']) table.casters.agree('watch', seat, true)
    await table.placeAll()
    expect([last(caster), last(audience)]).toMatchObject([{ viewer: 'spectator' }, { viewer: 'spectator' }])
  })
})
