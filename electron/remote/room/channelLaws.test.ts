import { describe, expect, it } from 'vitest'
import type { GameShape } from '../../../engine/kernel/game.ts'
import { openStream, type Rng } from '../../../engine/kernel/rng.ts'
import { createMatch, type Match, matchFrom } from '../../../engine/match/match.ts'
import { admiralKit } from '../../../engine/testkit/admiralKit.ts'
import { jackalKit } from '../../../engine/testkit/jackalKit.ts'
import type { LawKit } from '../../../engine/testkit/laws.ts'
import { seaBattleKit } from '../../../engine/testkit/seaBattleKit.ts'
import { Sessions } from '../../clients/sessions.ts'
import type { Delay } from '../../contract/channels.ts'
import type { GameId, MatchClock } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import { silentLog } from '../../files/log.ts'
import type { MatchAccess } from '../../matches/access.ts'
import type { LiveMatch } from '../../matches/liveMatch.ts'
import type { Subscription } from '../../matches/subscription.ts'
import { memoryMatch, onlyMatch } from '../../testkit/memoryMatches.ts'
import { VirtualTime } from '../../testkit/virtualTime.ts'
import { type GuestRecord, Guests } from '../admission/guests.ts'
import { Seating } from '../admission/seating.ts'
import type { ToServer } from '../link/link.ts'
import { audiencePlan, type ChannelPlan, casterPlan } from './channel.ts'
import { Leading } from './leading.ts'
import { Table } from './table.ts'

/** The number of matches under the laws of each game; `npm run air:laws` plays more. */
const MATCHES = Number(process.env.AIR_LAWS_MATCHES ?? 2)
const MATCH = 'in-memory'
const CLOCK: MatchClock = { kind: 'move', seconds: 30, atEnd: 'bot' }
const DELAYS: readonly Delay[] = [0, 5000, 20_000, 60_000, 'turn', 'match']
const PLANS: readonly ChannelPlan[] = [
  ...DELAYS.map((delay) => audiencePlan(`a${delay}`, delay)),
  casterPlan('caster', MATCH),
]
const SCREENS_OF_EACH = 2
const PLAYERS: MatchAccess = { place: 'elsewhere', seats: 'all', viewers: ['spectator'], setsPace: true }

const GAMES = [
  ['jackal', jackalKit, {}],
  ['admiral', admiralKit, { captains: 2 }],
  ['sea-battle', seaBattleKit, {}],
] as const

interface Screen {
  readonly channel: string
  readonly secret: string
  record: GuestRecord | null
}

/** A table with channels of all kinds, whose screens join, leave, return and fall behind by a script. */
class Broadcasting {
  readonly timeSource = new VirtualTime()
  readonly live: LiveMatch
  /** Everything that the screens of each channel were sent, with its time. */
  readonly sent = new Map<string, string[]>(PLANS.map(({ id }) => [id, []]))
  private readonly table: Table
  private readonly guests = new Guests()
  private readonly player: GuestRecord
  private readonly players: Subscription
  private readonly screens: readonly Screen[]
  private readonly channelOf = new Map<string, string>()
  private wallClock = 1_000_000
  private histories = 0
  private connections = 0

  constructor(id: GameId, match: Match<GameShape>) {
    this.live = memoryMatch(id, match, { option: CLOCK, hand: this.timeSource })
    const matches = onlyMatch(this.live)
    const setting = {
      tell: (message: ToServer) => this.note(message),
      source: { matches, newHistory: () => `h${++this.histories}` },
      sessions: new Sessions(matches),
      log: silentLog,
      timeSource: this.timeSource,
      wallClock: () => this.wallClock,
    }
    const people = { guests: this.guests, seating: new Seating(this.guests), leading: new Leading(this.guests) }
    this.table = new Table(setting, people, PLANS, () => {})
    const from = { connection: '', token: '', screen: 'player', resume: null, kind: 'arrived' } as const
    this.player = this.guests.add(null, { ...from, device: 'phone', name: 'Sam', address: '', language: 'en' })
    this.players = this.live.subscribe(PLAYERS, () => {})
    this.screens = PLANS.flatMap(({ id: channel }) =>
      Array.from({ length: SCREENS_OF_EACH }, (_, n) => ({ channel, secret: `${channel} ${n}`, record: null })),
    )
  }

  async begin(): Promise<void> {
    this.player.seat = this.live.match.seats()[0] ?? null
    await this.table.follow(MATCH)
    this.table.tellLobby()
  }

  /** Starts the clock of the seat that decides, and lets a player drop out or come back. */
  bustle(luck: Rng): void {
    if (luck.int(2) === 0) this.live.acknowledge(this.players, this.live.match.entries.length)
    this.player.isQuiet = luck.int(3) === 0
    this.table.tellLobby()
  }

  /** Does one thing to a random screen or channel; returns a changed delay. The wall clock goes forth and back. */
  async stir(script: Rng): Promise<{ readonly channel: string; readonly delay: Delay } | null> {
    const screen = this.screens[script.int(this.screens.length)]
    const plan = PLANS[script.int(PLANS.length)]
    const [delay, deed] = [DELAYS[script.int(DELAYS.length)], script.int(12)]
    this.wallClock += script.int(20_000) - 10_000
    if (deed === 0 && plan && delay !== undefined) {
      this.table.channels.get(plan.id).setDelay(delay)
      return { channel: plan.id, delay }
    }
    if (screen?.record && deed < 4) this.table.catchUp(screen.record)
    else if (screen?.record) this.leave(screen, screen.record)
    else if (screen) await this.join(screen, deed < 6)
    return null
  }

  /** @param isReload true for a page that has forgotten what it was sent */
  private async join(screen: Screen, isReload: boolean): Promise<void> {
    const connection = `c${++this.connections}`
    this.channelOf.set(connection, screen.channel)
    const known = this.guests.known(screen.secret, screen.channel)
    const from = { kind: 'arrived', connection, token: screen.channel, screen: screen.secret, resume: null } as const
    const about = { device: 'overlay', name: '', address: '', language: 'en' } as const
    const record = known ?? this.guests.add(screen.channel, { ...from, ...about })
    record.connection = connection
    screen.record = record
    const shown = this.table.channels.get(screen.channel).place.broadcast.log.snapshot?.message
    const resume =
      shown && !isReload ? { match: shown.match.id, history: shown.history, lastEvent: shown.lastEvent } : null
    await this.table.enter(record, connection, resume)
  }

  private leave(screen: Screen, record: GuestRecord): void {
    this.table.leave(record)
    record.connection = null
    screen.record = null
  }

  private note(message: ToServer): void {
    const to = 'connections' in message ? message.connections : 'connection' in message ? [message.connection] : []
    for (const connection of to) {
      const text = JSON.stringify({ ...message, connections: undefined, connection })
      this.sent.get(this.channelOf.get(connection) ?? '')?.push(`${this.timeSource.now()} ${text}`)
    }
  }
}

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

/** The moment of the past that a channel may show at most, computed from its delays and the ends of turns alone. */
class Limit {
  private delay: Delay
  private changed = { at: 0, limit: 0 }
  private ended = { turn: 0, match: 0 }
  private waited = false

  constructor(delay: Delay) {
    this.delay = delay
  }

  at(time: number): number {
    const { at, limit } = this.changed
    const goal = typeof this.delay === 'number' ? time - this.delay : this.ended[this.delay]
    return Math.max(limit, Math.min(goal, limit + 2 * (time - at)))
  }

  /** True if the channel has ever waited for an end: then its lobby comes at once. */
  get hasWaited(): boolean {
    return this.waited || typeof this.delay !== 'number'
  }

  /** Returns whether the channel may show something later than a moment, or that a turn has ended since. */
  isAfter(moment: number, time: number): boolean {
    return this.at(time) > moment || (typeof this.delay !== 'number' && this.ended[this.delay] > moment)
  }

  setDelay(delay: Delay, time: number): void {
    this.waited = this.hasWaited
    this.changed = { at: time, limit: this.at(time) }
    this.delay = delay
  }

  /** Notes the ends of turns: the seat of the last move need not decide next. */
  note({ match }: LiveMatch, time: number): void {
    const last = match.entries.at(-1)?.seat ?? ''
    if (match.awaiting().length === 0) this.ended = { turn: time, match: time }
    else if (!match.awaiting().includes(last)) this.ended = { ...this.ended, turn: time }
  }
}

describe.each(GAMES)('the channels of a match of %s', (id, anyKit, options) => {
  const kit = anyKit as unknown as LawKit<GameShape> // each kit belongs to its game
  const seeds = Array.from({ length: MATCHES }, (_, n) => n + 1)

  it.each(seeds)('cannot tell two matches apart that agree as far as they may show (match %i)', async (seed) => {
    const runs = [0, 1].map((run) => ({
      at: new Broadcasting(id, newMatch(kit, options, seed)),
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
    const match = newMatch(kit, options, 9)
    let tried = 0
    while (match.awaiting().length > 0 && match.entries.length < 100) {
      const before = match.state
      const [seat = ''] = match.awaiting()
      const moves = match.rules.legalMoves(match.view(seat), seat)
      const move = moves[luck.int(moves.length)]
      if (!move) throw new Error(`no move for ${seat}`)
      match.play(seat, move)
      const played = match.entries.at(-1)
      if (!played || match.entries.length % 9 !== 1) continue
      const dealt = kit.redeal(before, { state: played.after, events: played.events }, 'spectator', luck)
      const start = { options: match.start.options, seed: 9 }
      const script = luck.int(1_000_000)
      const [one, other] = await Promise.all(
        [before, dealt].map((state) => sentAround(id, matchFrom(kit.game, { ...start, state }), seat, move, script)),
      )
      expect(other).toEqual(one)
      tried++
    }
    expect(tried).toBeGreaterThan(5)
  })
})

/** Returns everything that the screens of all channels are sent around one move, with its time. */
async function sentAround(id: GameId, match: Match<GameShape>, seat: string, move: object, script: number) {
  const at = new Broadcasting(id, match)
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
