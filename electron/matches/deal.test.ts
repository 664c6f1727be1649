import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seedOfDeal } from '../../engine/kernel/dealName.ts'
import { jointSeed } from '../../engine/kernel/jointSeed.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { createMatch, Match } from '../../engine/match/match.ts'
import { runToEnd } from '../../engine/match/steps.ts'
import { gameOf } from '../games/games.ts'
import type { MatchLuck } from '../saves/dealt.ts'
import { cups } from '../testkit/cups.ts'
import { openCupsHost } from '../testkit/cupsHost.ts'
import { openDeal } from './deal.ts'

const HUMAN = { name: 'Ann', player: { kind: 'human' } } as const
const SETUP = { game: 'jackal', options: { turns: 2 }, seats: { north: HUMAN, south: HUMAN } } as const

/** Returns a match of two turns, played to its end. */
async function playedOut(seed: { seed?: number; dealName?: string } = {}) {
  const host = await openCupsHost()
  const { id, deal } = await host.value('match:create', { ...SETUP, ...seed })
  const early = await host.call('match:deal', { id })
  await host.value('match:open', { id })
  await host.value('match:play', { id, seat: 'north', move: { kind: 'roll' } })
  await host.value('match:play', { id, seat: 'south', move: { kind: 'roll' } })
  return { host, id, deal, early }
}

describe('the deal of a match', () => {
  it('without a named seed is sealed: its hash is sent first, its secret only at the end', async () => {
    const { host, id, deal, early } = await playedOut()
    expect(deal).toEqual({ kind: 'sealed', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(early).toMatchObject({ ok: false, problem: { code: 'not-allowed' } })
    const opened = await host.value('match:deal', { id })
    if (opened.kind !== 'sealed' || deal?.kind !== 'sealed') throw new Error('not sealed')
    expect(opened.hash).toBe(deal.hash)
    expect(createHash('sha256').update(Buffer.from(opened.secret, 'hex')).digest('hex')).toBe(deal.hash)
    expect(opened.check).toBe('held')
    const moves = ['north', 'south'].map((seat) => ({ seat, move: { kind: 'roll' } }))
    expect(opened.record).toEqual({ rulesVersion: 1, options: { turns: 2 }, seed: opened.secret, moves })
    // No message that was sent to the page before it asked contains the secret.
    expect(JSON.stringify(host.feed)).not.toContain(opened.secret)
  })

  it('stays sealed while a copy with the same secret is still played', async () => {
    const { host, id } = await playedOut()
    const { id: running } = await host.value('match:create', SETUP)
    const { id: copied } = await host.value('saves:copy', { id: running, title: 'Copy' })
    const playOut = async (one: string) => {
      await host.value('match:open', { id: one })
      for (const seat of ['north', 'south']) await host.value('match:play', { id: one, seat, move: { kind: 'roll' } })
    }
    await playOut(copied)
    const refused = { ok: false, problem: { code: 'not-allowed' } }
    expect(await host.call('match:deal', { id: copied })).toMatchObject(refused)
    expect(await host.value('match:deal', { id })).toMatchObject({ check: 'held' })
    await playOut(running)
    const opened = await host.value('match:deal', { id: copied })
    expect(opened).toMatchObject({ check: 'held' })
    expect(await host.value('match:deal', { id: running })).toEqual(opened)
  })

  it("keeps a bot’s seat from other screens once a copy may show the bot's secrets", async () => {
    const host = await openCupsHost()
    const bot = { name: 'Bob', player: { kind: 'bot', level: 'easy' } } as const
    const handOver = (id: string, seat: string) =>
      host.call('match:seat', { id, seat, player: { kind: 'human', elsewhere: true } })
    const { id: alone } = await host.value('match:create', { ...SETUP, seats: { north: HUMAN, south: bot } })
    await host.value('match:open', { id: alone })
    expect(await handOver(alone, 'south')).toMatchObject({ ok: true })
    const { id } = await host.value('match:create', { ...SETUP, seats: { north: HUMAN, south: bot } })
    await host.value('match:open', { id })
    await host.value('saves:copy', { id, title: 'Copy' })
    expect(await handOver(id, 'south')).toMatchObject({ ok: false, problem: { code: 'not-allowed' } })
    expect(await handOver(id, 'north')).toMatchObject({ ok: true })
  })

  it('from a named seed is open from the beginning', async () => {
    const { host, id, deal } = await playedOut({ seed: 4711 })
    expect(deal).toEqual({ kind: 'open' })
    expect(await host.value('match:deal', { id })).toMatchObject({ kind: 'open', seed: 4711, record: { seed: 4711 } })
  })

  it('from a name is open, known by its name, and kept with the save and its copies', async () => {
    const { host, id, deal } = await playedOut({ dealName: ' Amber Reef ' })
    expect(deal).toEqual({ kind: 'open', name: 'Amber Reef' })
    const seed = seedOfDeal('amber reef')
    expect(await host.value('match:deal', { id })).toMatchObject({ kind: 'open', seed, name: 'Amber Reef' })
    const { id: copied } = await host.value('saves:copy', { id, title: 'Copy' })
    const { saves } = await host.value('saves:list', {})
    expect(saves.find((one) => one.id === copied)?.deal).toEqual(deal)
  })

  it('from a name is never played on other screens: its luck can be computed from the name', async () => {
    const host = await openCupsHost()
    const elsewhere = { name: 'Bob', player: { kind: 'human', elsewhere: true } } as const
    const named = { ...SETUP, dealName: 'amber reef' }
    const refused = (code: string) => ({ ok: false, problem: { code } })
    const create = (part: object) => host.call('match:create', { ...named, ...part })
    expect(await create({ seats: { north: HUMAN, south: elsewhere } })).toMatchObject(refused('bad-request'))
    expect(await create({ seed: 4711 })).toMatchObject(refused('bad-request'))
    expect(await create({ dealName: '9007199254740992' })).toMatchObject(refused('bad-request'))
    const { id } = await host.value('match:create', named)
    await host.value('match:open', { id })
    const handOver = host.call('match:seat', { id, seat: 'south', player: elsewhere.player })
    expect(await handOver).toMatchObject(refused('not-allowed'))
  })

  it('from a number is never played on other screens either', async () => {
    const host = await openCupsHost()
    const elsewhere = { name: 'Bob', player: { kind: 'human', elsewhere: true } } as const
    const numbered = { ...SETUP, seed: 4711 }
    const created = host.call('match:create', { ...numbered, seats: { north: HUMAN, south: elsewhere } })
    expect(await created).toMatchObject({ ok: false, problem: { code: 'bad-request' } })
    const { id } = await host.value('match:create', numbered)
    await host.value('match:open', { id })
    const handOver = host.call('match:seat', { id, seat: 'south', player: elsewhere.player })
    expect(await handOver).toMatchObject({ ok: false, problem: { code: 'not-allowed' } })
    const { id: copied } = await host.value('saves:copy', { id, title: 'Copy' })
    await host.value('match:open', { id: copied })
    const later = host.call('match:seat', { id: copied, seat: 'south', player: elsewhere.player })
    expect(await later).toMatchObject({ ok: false, problem: { code: 'not-allowed' } })
  })
})

describe('the check of a sealed deal', () => {
  const secret = '5e'.repeat(32)
  const jackal = gameOf('jackal')
  if (!jackal) throw new Error('no Jackal')
  const options = jackal.match.parseOptions({ players: 2 })
  if (!options.ok) throw new Error(options.problem.what)
  const dealt = () => createMatch(jackal.match, { options: options.value, seed: secret })

  it('holds for the island that the secret deals', () => {
    const match = dealt()
    expect(runToEnd(openDeal(jackal, match, match.record()))).toMatchObject({ check: 'held' })
  })

  it('holds for a seed that several gave together, and breaks if it is not made of their numbers', () => {
    const shares = [
      { seat: 'white', number: '01'.repeat(16) },
      { seat: 'red', number: null },
    ]
    const match = createMatch(jackal.match, { options: options.value, seed: jointSeed(secret, shares) })
    const check = (luck: MatchLuck) => runToEnd(openDeal(jackal, match, match.record(), { luck }))
    expect(check({ secret, shares })).toMatchObject({ check: 'held', secret, joint: { shares } })
    expect(check({ secret, shares: shares.slice(0, 1) })).toMatchObject({ check: 'broken' })
    expect(check({ secret: '5f'.repeat(32), shares })).toMatchObject({ check: 'broken' })
  })

  it('breaks if another island was laid out than the secret deals', () => {
    const { start } = dealt()
    const swapped = jackal.match.rules.setup(options.value, openStream('00'.repeat(32), 'deal'))
    const match = new Match(jackal.match, { ...start, state: swapped })
    expect(runToEnd(openDeal(jackal, match, match.record()))).toMatchObject({ check: 'broken' })
  })

  it('breaks if a move had other luck than the secret gives', () => {
    const match = createMatch(cups.match, { options: { turns: 4 }, seed: secret })
    const other = createMatch(cups.match, { options: { turns: 4 }, seed: '77'.repeat(32) })
    for (const one of [match, other]) one.play('north', { kind: 'roll' })
    const record = { ...match.record(), entries: other.record().entries }
    expect(runToEnd(openDeal(cups, match, record))).toMatchObject({ check: 'broken' })
  })

  it('is not possible under other rules', () => {
    const match = dealt()
    const record = { ...match.record(), rulesVersion: 1 }
    expect(runToEnd(openDeal(jackal, match, record))).toMatchObject({ check: 'other-rules' })
  })
})
