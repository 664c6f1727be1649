import type { GameShape } from '../../engine/kernel/game.ts'
import type { Rng } from '../../engine/kernel/rng.ts'
import type { Match } from '../../engine/match/match.ts'
import type { Delay } from '../contract/channels.ts'
import type { GameId, MatchClock } from '../contract/ipc.ts'
import { problemOf } from '../contract/refused.ts'
import type { MatchAccess } from '../matches/access.ts'
import type { LiveMatch } from '../matches/liveMatch.ts'
import type { Subscription } from '../matches/subscription.ts'
import type { GuestRecord, Guests } from '../remote/admission/guests.ts'
import type { ToServer } from '../remote/link/link.ts'
import { audiencePlan, type ChannelPlan, casterPlan } from '../remote/room/channels/channel.ts'
import type { Table } from '../remote/room/table.ts'
import { arrivalBy, bareTable } from './bareTable.ts'
import { memoryMatch, onlyMatch } from './memoryMatches.ts'
import { VirtualTime } from './virtualTime.ts'

const MATCH = 'in-memory'
const CLOCK: MatchClock = { kind: 'move', seconds: 30, atEnd: 'bot' }
const DELAYS: readonly Delay[] = [0, 5000, 20_000, 60_000, 'turn', 'match']
/** Channels of all kinds and delays. */
export const PLANS: readonly ChannelPlan[] = [
  ...DELAYS.map((delay) => audiencePlan(`a${delay}`, delay)),
  casterPlan('caster', MATCH, audiencePlan('a5000')),
]
const SCREENS_OF_EACH = 2
const PLAYERS: MatchAccess = { place: 'elsewhere', seats: 'all', viewers: ['spectator'], setsPace: true }

interface Screen {
  readonly channel: string
  readonly secret: string
  record: GuestRecord | null
}

/** A table with channels of all kinds, whose screens join, leave, return and fall behind by a script. */
export class WatchedTable {
  readonly timeSource = new VirtualTime()
  readonly live: LiveMatch
  /** Everything that the screens of each channel were sent, with its time. */
  readonly sent = new Map<string, string[]>(PLANS.map(({ id }) => [id, []]))
  private readonly table: Table
  private readonly guests: Guests
  private readonly player: GuestRecord
  private readonly players: Subscription
  private readonly screens: readonly Screen[]
  private readonly channelOf = new Map<string, string>()
  private wallClock = 1_000_000
  private connections = 0

  constructor(id: GameId, match: Match<GameShape>) {
    this.live = memoryMatch(id, match, { option: CLOCK, hand: this.timeSource })
    const tell = (message: ToServer) => this.note(message)
    const given = { matches: onlyMatch(this.live), plans: PLANS, tell, wallClock: () => this.wallClock }
    const { table, guests } = bareTable(given, this.timeSource)
    this.table = table
    this.guests = guests
    this.player = guests.add(null, arrivalBy('', { token: '', screen: 'player', name: 'Sam' }))
    this.players = this.live.subscribe(PLAYERS, () => {})
    this.screens = PLANS.flatMap(({ id: channel }) =>
      Array.from({ length: SCREENS_OF_EACH }, (_, n) => ({ channel, secret: `${channel} ${n}`, record: null })),
    )
  }

  async begin(): Promise<void> {
    this.player.seat = this.live.match.seats()[0] ?? null
    await this.table.follow(MATCH)
    this.table.messages.tellLobby()
  }

  /** Starts the clock of the seat that decides, and lets a player drop out or come back. */
  bustle(luck: Rng): void {
    if (luck.int(2) === 0) this.live.acknowledge(this.players, this.live.match.entries.length)
    this.player.isQuiet = luck.int(3) === 0
    this.table.messages.tellLobby()
  }

  /** Does one thing to a random screen or channel; returns a changed delay. The wall clock goes forth and back. */
  async stir(script: Rng): Promise<{ readonly channel: string; readonly delay: Delay } | null> {
    this.comment(script)
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

  /** Lets the caster send some commands, right and wrong ones. */
  private comment(script: Rng): void {
    this.table.commentary.followScreens()
    for (let times = script.int(3); times > 0; times--) {
      try {
        this.table.commentary.command('caster', commandOf(script))
      } catch (error) {
        if (problemOf(error).code === 'internal') throw error
      }
    }
  }

  /** @param isReload true for a page that has forgotten what it was sent */
  private async join(screen: Screen, isReload: boolean): Promise<void> {
    const connection = `c${++this.connections}`
    this.channelOf.set(connection, screen.channel)
    const known = this.guests.known(screen.secret, screen.channel)
    const about = { token: screen.channel, screen: screen.secret, device: 'overlay' } as const
    const record = known ?? this.guests.add(screen.channel, arrivalBy(connection, about))
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

/** The moment of the past that a channel may show at most, computed from its delays and the ends of turns alone. */
export class Limit {
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

/** Returns a random command of a caster; some points are off the board. */
export function commandOf(script: Rng): object {
  const point = () => ({ x: script.int(70) - 2, y: script.int(66) / 2 })
  const commands = [
    () => ({ kind: 'shot', shot: { kind: 'place', at: point() } }),
    () => ({ kind: 'shot', shot: { kind: 'table' } }),
    () => ({ kind: 'mark', mark: { shape: 'ring', at: point() } }),
    () => ({ kind: 'mark', mark: { shape: 'arrow', from: point(), to: point() } }),
    () => ({ kind: 'mark', mark: { shape: 'stroke', points: Array.from({ length: script.int(250) }, point) } }),
    () => ({ kind: 'clear' }),
    () => ({ kind: 'text', text: script.int(2) === 0 ? null : `Round ${script.int(9)}` }),
    () => ({ kind: 'replay' }),
  ]
  return commands[script.int(commands.length)]?.() ?? {}
}
