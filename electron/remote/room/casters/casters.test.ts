import { describe, expect, it } from 'vitest'
import type { Player } from '../../../contract/match.ts'
import { type CupsScreen, cupsTable } from '../../../testkit/bareTable.ts'
import { cups } from '../../../testkit/cups.ts'
import { quiet } from '../../../testkit/subscribers.ts'
import { audiencePlan, casterPlan } from '../channels/channel.ts'

const ELSEWHERE = { kind: 'human', elsewhere: true } as const
const BOT = { kind: 'bot', level: 'easy' } as const

/** Returns a table with an audience and a caster; Nora plays here, Sam on a phone unless a bot plays. */
async function tableWithCaster(south: Player = ELSEWHERE, game = cups) {
  const plansFor = (id: string) => [audiencePlan('watch'), casterPlan('caster', id, audiencePlan('watch'))]
  const at = await cupsTable({ plansFor, match: { south }, game })
  const { table, window, come } = at
  const sam = await come(null)
  sam.record.seat = 'south'
  await table.placeAll()
  const agree = async (seat: string, isAgreed = true) => {
    table.casters.agree('caster', seat, isAgreed)
    await table.placeAll()
  }
  const peek = () => window.play('north', { kind: 'peek', cup: 0 })
  return { ...at, sam, agree, peek, caster: await come('caster'), audience: await come('watch') }
}

const last = ({ guest }: CupsScreen) => guest.received.at(-1)
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
    const { table, caster, agree, next, peek } = await tableWithCaster()
    await agree('north')
    await agree('south')
    const before = last(caster)
    await table.follow((await next({ south: ELSEWHERE })).id)
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
