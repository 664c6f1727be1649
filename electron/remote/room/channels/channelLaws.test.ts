import { describe, expect, it } from 'vitest'
import type { GameShape } from '../../../../engine/kernel/game.ts'
import { openStream, type Rng } from '../../../../engine/kernel/rng.ts'
import { createMatch, type Match, matchFrom } from '../../../../engine/match/match.ts'
import { admiralKit } from '../../../../engine/testkit/admiralKit.ts'
import { jackalKit } from '../../../../engine/testkit/jackalKit.ts'
import type { LawKit } from '../../../../engine/testkit/laws.ts'
import { seaBattleKit } from '../../../../engine/testkit/seaBattleKit.ts'
import type { GameId } from '../../../contract/ipc.ts'
import { asJson } from '../../../contract/json.ts'
import type { LiveMatch } from '../../../matches/liveMatch.ts'
import { randomMoves } from '../../../testkit/redealings.ts'
import { Limit, PLANS, WatchedTable } from '../../../testkit/watchedTable.ts'

/** The number of matches of each game under the laws. */
const MATCHES = Number(process.env.AIR_LAWS_MATCHES ?? 2)

const GAMES = [
  ['jackal', jackalKit, {}],
  ['admiral', admiralKit, { captains: 2 }],
  ['sea-battle', seaBattleKit, {}],
] as const

function newMatch(kit: LawKit<GameShape>, given: object, seed: number): Match<GameShape> {
  const options = kit.game.parseOptions(given)
  if (!options.ok) throw new Error(options.problem.what)
  return createMatch(kit.game, { options: options.value, seed: String(seed).repeat(64).slice(0, 64) })
}

/** Plays a random move, or takes one back. */
async function act(live: LiveMatch, luck: Rng): Promise<void> {
  const { match } = live
  const last = match.entries.at(-1)?.seat
  if (last !== undefined && match.canUndo(last) && luck.int(4) === 0) {
    const own = live.subscribe({ place: 'elsewhere', seats: [last], viewers: [last], setsPace: false }, () => {})
    await live.undo(own, last).catch(() => undefined) // luck may have been drawn since
    return live.unsubscribe(own)
  }
  const [seat] = match.awaiting()
  if (seat === undefined) return
  const moves = match.rules.legalMoves(match.view(seat), seat)
  const move = moves[luck.int(moves.length)]
  if (move) await live.playBot(seat, asJson(move), () => true)
}

describe.each(GAMES)('the channels of a match of %s', (id, anyKit, options) => {
  const kit = anyKit as unknown as LawKit<GameShape> // each kit belongs to its game
  const seeds = Array.from({ length: MATCHES }, (_, n) => n + 1)

  it.each(seeds)('cannot tell two matches apart that agree as far as they may show (match %i)', async (seed) => {
    const runs = [0, 1].map((run) => ({
      at: new WatchedTable(id, newMatch(kit, options, seed)),
      common: openStream(seed, 'common'),
      own: openStream(seed, `own ${run}`),
      script: openStream(seed, 'script'),
      limits: new Map(PLANS.map((plan) => [plan.id, new Limit(plan.delay)])),
    }))
    const step = async (run: (typeof runs)[number], luck: Rng) => {
      const { at, script, limits } = run
      const now = at.timeSource.now()
      if (luck.int(3) > 0) {
        await act(at.live, luck)
        for (const limit of limits.values()) limit.note(at.live, now)
      }
      at.bustle(luck)
      for (let deeds = 0; deeds < 3; deeds++) {
        const changed = await at.stir(script)
        if (changed) limits.get(changed.channel)?.setDelay(changed.delay, now)
      }
      at.timeSource.pass(script.int(3000))
    }
    for (const run of runs) {
      await run.at.begin()
      for (let n = 0; n < 40; n++) await step(run, run.common)
    }
    const split = runs[0]?.at.timeSource.now() ?? 0
    const compared = new Map<string, number>()
    const hidden = new Set(PLANS.map((plan) => plan.id))
    for (let n = 0; n < 60; n++) {
      for (const run of runs) {
        run.at.timeSource.pass(1)
        await step(run, run.own)
      }
      for (const channel of hidden) {
        const mayShow = runs.some(({ at, limits }) => limits.get(channel)?.isAfter(split, at.timeSource.now()))
        if (mayShow) hidden.delete(channel)
        else {
          const isKept = (text: string) => !runs[0]?.limits.get(channel)?.hasWaited || text.includes('"feed.')
          const [one, other] = runs.map(({ at }) => at.sent.get(channel)?.filter(isKept))
          expect(other).toEqual(one)
          compared.set(channel, (compared.get(channel) ?? 0) + 1)
        }
      }
    }
    expect(runs.map(({ at }) => at.live.match.entries.length)).not.toEqual([0, 0])
    expect(JSON.stringify(runs[0]?.at.live.match.state)).not.toBe(JSON.stringify(runs[1]?.at.live.match.state))
    expect([...compared.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(10)
    expect(PLANS.some((plan) => runs[0]?.at.sent.get(plan.id)?.join() !== runs[1]?.at.sent.get(plan.id)?.join())).toBe(
      true,
    )
  })

  it('are sent the same, byte by byte, whatever is hidden from them', async () => {
    const luck = openStream(9, 'redeal')
    let [tried, commented] = [0, 0]
    for (const { seat, move, before, match } of randomMoves(kit, options, { seed: 9, maxMoves: 100 })) {
      const played = match.entries.at(-1)
      if (!played || match.entries.length % 9 !== 1) continue
      const dealt = kit.redeal(before, { state: played.after, events: played.events }, 'spectator', luck)
      const start = { options: match.start.options, seed: 9 }
      const script = luck.int(1_000_000)
      const [one, other] = await Promise.all(
        [before, dealt].map((state) => sentAround(id, matchFrom(kit.game, { ...start, state }), seat, move, script)),
      )
      expect(other).toEqual(one)
      commented += one?.get('a5000')?.filter((text) => text.includes('channel.caster')).length ?? 0
      tried++
    }
    expect(tried).toBeGreaterThan(5)
    expect(commented).toBeGreaterThan(tried)
  })
})

/** Returns everything that the screens of all channels are sent around one move, with its time. */
async function sentAround(id: GameId, match: Match<GameShape>, seat: string, move: object, script: number) {
  const at = new WatchedTable(id, match)
  const deeds = openStream(script, 'script')
  const { live, timeSource } = at
  const stir = async (times: number) => {
    for (let n = 0; n < times; n++) {
      await at.stir(deeds)
      timeSource.pass(deeds.int(5000))
    }
  }
  await at.begin()
  await stir(10)
  at.bustle(deeds)
  await live.playBot(seat, asJson(move), () => true)
  at.bustle(deeds)
  await stir(20)
  timeSource.pass(2 * 60_000)
  return at.sent
}
