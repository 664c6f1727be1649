import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { GameShape } from '../../engine/kernel/game.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { createMatch } from '../../engine/match/match.ts'
import { admiralKit } from '../../engine/testkit/admiralKit.ts'
import { jackalKit } from '../../engine/testkit/jackalKit.ts'
import type { LawKit } from '../../engine/testkit/laws.ts'
import { seaBattleKit } from '../../engine/testkit/seaBattleKit.ts'
import { airPostPath } from '../contract/airPosts.ts'
import { AIR_STATE_PATH } from '../contract/airState.ts'
import type { GameId, Json, MatchSetup } from '../contract/ipc.ts'
import { asJson } from '../contract/json.ts'
import { secret, TestGuest } from '../testkit/guestServers.ts'
import { randomMoves } from '../testkit/redealings.ts'
import { openSocketHost } from '../testkit/socketHost.ts'
import { commandOf } from '../testkit/watchedTable.ts'

const GAMES = [
  ['jackal', jackalKit, {}],
  ['admiral', admiralKit, { captains: 2 }],
  ['sea-battle', seaBattleKit, {}],
] as const

/** The number of pairs of matches of each game. */
const PAIRS = 2
const SEED = 9
/** A delay that the test can wait for, in milliseconds. */
const SHORT = 30
const CHANNELS = { watch: 0, late: SHORT, feed: 'turn', whole: 'match' } as const
/** Longer than two states of a caster lie apart at least, in milliseconds. */
const COMMAND = 60

/** A move, with two states before it that only secrets distinguish. */
interface Pair {
  readonly seat: string
  readonly move: Json
  readonly positions: readonly Json[]
}

/** Returns moves of a random match, each with a state in which everything hidden is dealt again. */
function pairsOf(kit: LawKit<GameShape>, options: object): readonly Pair[] {
  const luck = openStream(SEED, 'pairs')
  const pairs: Pair[] = []
  for (const { seat, move, before, match } of randomMoves(kit, options, { seed: SEED, maxMoves: 1000 })) {
    const played = match.entries.at(-1)
    if (!played || match.entries.length % 7 !== 3) continue
    const dealt = kit.redeal(before, { state: played.after, events: played.events }, 'spectator', luck)
    const positions = [before, dealt].map((state) => asJson(kit.game.printPosition(state) as object))
    pairs.push({ seat, move: asJson(move), positions })
    if (pairs.length === PAIRS) break
  }
  return pairs
}

describe.each(GAMES)('the channels of %s over real sockets', (game, anyKit, options) => {
  const kit = anyKit as unknown as LawKit<GameShape> // each kit belongs to its game

  it('send the same bytes, whatever is hidden from the audience', async () => {
    const pairs = pairsOf(kit, options)
    let differing = 0
    for (const { seat, move, positions } of pairs) {
      const [one, other] = positions.map((position) => setupOf(game, position, seatsOf(kit, options)))
      if (!one || !other) throw new Error('a pair has two positions')
      if (JSON.stringify(one) !== JSON.stringify(other)) differing++
      const sent = [await sentAround(one, seat, move), await sentAround(other, seat, move)]
      expect(sent[1]).toEqual(sent[0])
      expect(sent[0]?.watch?.join()).toContain('feed.batch')
      expect(sent[0]?.watch?.filter((text) => text.startsWith('200 {"version":1'))).toHaveLength(1)
      expect(sent[0]?.whole?.join()).not.toContain('feed.')
      for (const channel of ['watch', 'caster'])
        expect(sent[0]?.[channel]?.filter((text) => text.includes('"channel.caster"')).length).toBeGreaterThan(3)
      expect(sent[0]?.caster?.join()).toContain('feed.batch')
      expect(sent[0]?.caster?.join()).not.toContain('"viewer":"open"')
    }
    expect(differing).toBeGreaterThan(0)
  })
})

function seatsOf(kit: LawKit<GameShape>, options: object): readonly string[] {
  const parsed = kit.game.parseOptions(options)
  return parsed.ok ? createMatch(kit.game, { options: parsed.value, seed: SEED }).seats() : []
}

function setupOf(game: GameId, position: Json, seats: readonly string[]): MatchSetup {
  const plans = seats.map((seat) => [seat, { name: seat, player: { kind: 'human' } }] as const)
  return { game, options: {}, position, seed: SEED, seats: Object.fromEntries(plans) }
}

/** Returns the texts that screens of each channel receive around a move: one that stays, one that returns, one late. */
async function sentAround(setup: MatchSetup, seat: string, move: Json): Promise<Readonly<Record<string, string[]>>> {
  const { value, screens } = await openSocketHost()
  await value('screens:open', { reach: { kind: 'computer' }, port: 0 })
  for (const [channel, delay] of Object.entries(CHANNELS))
    if (channel !== 'watch') await value('screens:addChannel', { channel, delay })
  const { id } = await value('match:create', setup)
  await value('match:open', { id })
  await screens.room.idle()
  await value('screens:addCaster', {})
  const links = (await value('screens:state', {})).room?.links ?? []
  const sent: Record<string, string[]> = {}
  const addressOf = (channel: string) => {
    const link = links.find((one) => one.channel.kind === 'watch' && (one.channel.id ?? 'watch') === channel)
    return new URL(link?.url ?? '')
  }
  /** Notes the state of a channel for overlays of other programs. */
  const readState = async (channel: string) => {
    const { origin, hash } = addressOf(channel)
    const answer = await fetch(`${origin}${AIR_STATE_PATH}`, { headers: { authorization: `Bearer ${hash.slice(1)}` } })
    sent[channel]?.push(comparable(`${answer.status} ${await answer.text()}`, id))
  }
  /** Lets a screen join a channel; all of its texts are noted, without what differs between any two matches. */
  const join = async (channel: string, screen: string, resume?: object) => {
    const { port, hash } = addressOf(channel)
    const guest = new TestGuest(Number(port))
    const texts = sent[channel] ?? []
    sent[channel] = texts
    guest.socket.on('message', (data) => texts.push(comparable(String(data), id)))
    await guest.join(hash.slice(1), { screen, ...(resume && { resume }) })
    return guest
  }
  const channels = Object.keys(CHANNELS)
  const leaving = new Map<string, TestGuest>()
  await sleep(2 * SHORT)
  for (const channel of channels) {
    await join(channel, secret())
    leaving.set(channel, await join(channel, 'returning-screen-1234'))
  }
  await sleep(SHORT / 2)
  const caster = await join('caster', secret())
  const script = openStream(SEED, 'commands')
  /** Lets the caster send a command, right or wrong, by the socket or by a post. */
  const comment = async (n: number) => {
    await sleep(COMMAND)
    const command = commandOf(script)
    const { origin, hash } = addressOf('caster')
    const headers = { authorization: `Bearer ${hash.slice(1)}`, 'content-type': 'application/json' }
    if (n % 2 === 0) await caster.call(n, 'caster.command', command)
    else await fetch(`${origin}${airPostPath('commands')}`, { method: 'POST', headers, body: JSON.stringify(command) })
  }
  for (let n = 0; n < 3; n++) await comment(n)
  for (const guest of leaving.values()) guest.socket.terminate()
  await value('match:play', { id, seat, move })
  for (let n = 3; n < 6; n++) await comment(n)
  for (const channel of channels) {
    await join(channel, secret())
    await join(channel, 'returning-screen-1234', { match: id, history: 'h1', lastEvent: 0 })
  }
  for (const channel of channels) await readState(channel)
  await value('screens:watchDelay', { milliseconds: 0, channel: 'late' })
  await sleep(SHORT)
  return sent
}

/** Returns a text without its match's id, the time of day and ages, which differ between any two matches. */
function comparable(text: string, id: string): string {
  return text.replaceAll(id, 'this match').replaceAll(/"(now|age)":[\d.]+/g, '"$1":0')
}
