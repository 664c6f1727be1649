import { WATCH_CHANNEL } from '../../../contract/channels.ts'
import { Refused } from '../../../contract/refused.ts'
import type { GuestSnapshot } from '../../../contract/screens.ts'
import {
  type ChatVote,
  MOST_CHAT_VOTERS,
  mayVoteAfter,
  USUAL_VOTING,
  type VoteOption,
  type VoteState,
  type VotingRules,
} from '../../../contract/vote.ts'
import { VOTE_NOTICE } from '../../../contract/voteMessage.ts'
import type { Poll, Voters } from '../../../matches/votes/voters.ts'
import type { TimeSource } from '../../../time/timeSource.ts'
import type { GuestRecord, Guests } from '../../admission/guests.ts'
import type { Tell } from '../../link/link.ts'
import { notificationText } from '../../link/rpc.ts'
import type { Channel } from '../channels/channel.ts'
import type { Channels } from '../channels/channels.ts'

/** The least time between two messages about a poll, in milliseconds. */
const PAUSE = 250
/** The time for which the result is shown, in milliseconds. */
const RESULT = 4_000
/** The longest time for which a poll waits until its channel shows the position, in milliseconds. */
const LONGEST_WAIT = 120_000

export interface VotesSetting {
  readonly timeSource: TimeSource
  readonly tell: Tell
  /** Returns the last public message of the match on the table; null without one. */
  readonly latest: () => GuestSnapshot | null
}

interface OpenPoll {
  readonly id: string
  readonly asked: Poll
  readonly since: number
  readonly resolve: (winner: number | null) => void
  /** The end of the vote; null before the audience has seen the position. */
  until: number | null
  /** The place of the winner and the end of its display, once the vote is over. */
  over: { readonly winner: number; readonly byLot: boolean; readonly until: number } | null
  /** The channels that have shown the position, and with it the poll. */
  readonly channels: Set<Channel>
  /** The chosen places, by the ids of guests and by the names of voters in a chat. */
  readonly byScreen: Map<string, number>
  readonly byChat: Map<string, number>
  /** Grows with each change that guests are sent. */
  version: number
  sent: number
}

/**
 * The viewers who play a seat: one poll at a time, opened once `watch` shows the position. A channel is sent the poll
 * when it shows the same position, and from then on its screens may vote.
 */
export class Votes implements Voters {
  rules: VotingRules = USUAL_VOTING
  /** Called when a vote begins or ends. */
  onChange = () => {}
  private readonly guests: Guests
  private readonly channels: Channels
  private readonly setting: VotesSetting
  private poll: OpenPoll | null = null
  private count = 0
  private callOff = () => {}
  /** The functions that follow the poll of a channel. */
  private readonly watchers = new Map<() => void, string>()

  constructor(guests: Guests, channels: Channels, setting: VotesSetting) {
    this.guests = guests
    this.channels = channels
    this.setting = setting
  }

  mayVote(match: string): boolean {
    return (
      this.isOfferedIn(match) && (this.rules.fromChat || this.guests.connected.some((guest) => this.reaches(guest)))
    )
  }

  ask(asked: Poll, signal: AbortSignal): Promise<number | null> {
    this.end(null)
    return new Promise((resolve) => {
      const poll: OpenPoll = {
        id: `${asked.moves}-${++this.count}`,
        asked,
        since: this.setting.timeSource.now(),
        resolve,
        until: null,
        over: null,
        channels: new Set(),
        byScreen: new Map(),
        byChat: new Map(),
        version: 0,
        sent: 0,
      }
      this.poll = poll
      signal.addEventListener('abort', () => this.poll === poll && this.end(null), { once: true })
      this.look()
    })
  }

  /** Notes the vote of a screen, in place of its earlier one. Throws `not-allowed`, `not-your-turn` or `bad-request`. */
  cast(guest: GuestRecord, vote: string, option: number): void {
    if (guest.channel === null || guest.device === 'overlay') throw new Refused('not-allowed', 'only viewers vote')
    const poll = this.openPoll(vote, guest.channel)
    poll.byScreen.set(guest.id, placeOf(option, poll))
    poll.version++
  }

  /**
   * Notes the vote of a person in a chat, in place of their earlier one. Throws `not-allowed` unless the table admits
   * such votes, and as `cast`.
   */
  castFromChat(channel: string, { vote, option, voter }: ChatVote): void {
    if (!this.rules.fromChat) throw new Refused('not-allowed', 'the table admits no votes from programs')
    const poll = this.openPoll(vote, channel)
    const place = placeOf(option, poll)
    if (!poll.byChat.has(voter) && poll.byChat.size >= MOST_CHAT_VOTERS)
      throw new Refused('too-many-requests', `voter: more than ${MOST_CHAT_VOTERS} in one poll`)
    poll.byChat.set(voter, place)
    poll.version++
  }

  /** Sends a screen that joins the poll of its channel. */
  greet({ id, channel, connection }: GuestRecord): void {
    const state = channel !== null && this.stateIn(channel)
    const own = this.poll?.byScreen.get(id)
    if (state && connection !== null) this.send([connection], { ...state, ...(own !== undefined && { own: own + 1 }) })
  }

  /** Returns whether a guest watches with an audience that sees a position before the vote on it is over. */
  reaches(guest: GuestRecord): boolean {
    const plan = this.channels.of(guest)?.plan
    const [own, first] = [plan?.delay, this.channels.plans.find(({ id }) => id === WATCH_CHANNEL)?.delay]
    if (guest.device === 'overlay' || plan?.kind !== 'spectator') return false
    if (typeof own !== 'number' || typeof first !== 'number') return false
    return mayVoteAfter(first) && mayVoteAfter(own) && own < first + 1000 * this.rules.seconds
  }

  /** Returns the poll that a channel shows; null without one. */
  stateIn(channel: string): VoteState | null {
    const { poll } = this
    return poll && this.isIn(poll, channel) ? this.stateOf(poll) : null
  }

  /** Calls `notify` with each change of the poll that a channel shows; returns a function that stops this. */
  watch(channel: string, notify: () => void): () => void {
    this.watchers.set(notify, channel)
    return () => void this.watchers.delete(notify)
  }

  /** The time that is left to vote, in milliseconds; null without a vote. */
  get left(): number | null {
    const { until = null, over = null } = this.poll ?? {}
    return until === null || over ? null : until - this.setting.timeSource.now()
  }

  /** Returns the options of the present poll in the public form of the game. */
  get printedOptions(): readonly unknown[] {
    return this.poll?.asked.options.map(({ printed }) => printed) ?? []
  }

  /** Ends the poll: a bot moves. */
  close(): void {
    this.end(null)
  }

  /** Returns whether a match is on the table, and the viewers of `watch` see the position in time. */
  private isOfferedIn(match: string): boolean {
    return this.setting.latest()?.match.id === match && mayVoteAfter(this.channels.get(WATCH_CHANNEL).plan.delay)
  }

  private isIn(poll: OpenPoll, channel: string): boolean {
    return this.channels.has(channel) && poll.channels.has(this.channels.get(channel))
  }

  /** Opens, sends and ends the poll when its time has come. */
  private look(): void {
    const { poll } = this
    const { timeSource } = this.setting
    this.callOff()
    if (!poll) return
    const now = timeSource.now()
    if (poll.over) {
      if (now >= poll.over.until) return this.clear(poll)
    } else if (!this.isOfferedIn(poll.asked.match) || (poll.until === null && now > poll.since + LONGEST_WAIT))
      return this.end(null)
    else if (poll.until !== null && now >= poll.until) return this.end(poll.asked.winner(this.countsOf(poll)))
    else if (poll.until === null && this.hasShown(this.channels.get(WATCH_CHANNEL))) this.begin(poll)
    if (poll.until !== null) this.sendNews(poll)
    this.callOff = timeSource.after(PAUSE, () => this.look())
  }

  private begin(poll: OpenPoll): void {
    poll.until = this.setting.timeSource.now() + 1000 * this.rules.seconds
    this.onChange()
  }

  /** Sends the poll to the channels that have come to its position, and changes to those that have it. */
  private sendNews(poll: OpenPoll): void {
    const others = this.channels.all.filter((one) => one.plan.kind === 'spectator' && !poll.channels.has(one))
    const fresh = poll.over ? [] : others.filter((channel) => this.hasShown(channel))
    for (const channel of fresh) poll.channels.add(channel)
    const isChanged = poll.version !== poll.sent
    poll.sent = poll.version
    this.tell(isChanged ? [...poll.channels] : fresh, this.stateOf(poll))
  }

  /** Ends the vote with the place of the winner; null: a bot moves. */
  private end(winner: number | null): void {
    const { poll } = this
    if (!poll) return
    poll.resolve(winner)
    this.onChange()
    if (winner === null || poll.over) return this.clear(poll)
    const counts = this.countsOf(poll)
    const byLot = counts.filter((count) => count === counts[winner]).length > 1
    poll.over = { winner, byLot, until: this.setting.timeSource.now() + RESULT }
    poll.version++
    this.look()
  }

  /** Takes the poll from all screens. */
  private clear(poll: OpenPoll): void {
    this.callOff()
    this.poll = null
    this.tell([...poll.channels], null)
  }

  private openPoll(vote: string, channel: string): OpenPoll {
    const { poll } = this
    if (!poll || poll.id !== vote || poll.over || !this.isIn(poll, channel))
      throw new Refused('not-your-turn', 'vote: this poll is not open')
    const isLate = poll.until !== null && this.setting.timeSource.now() >= poll.until
    if (isLate) throw new Refused('not-your-turn', 'vote: this poll is over')
    return poll
  }

  /** Returns whether a channel shows the position to decide on: the last message of the match. */
  private hasShown({ place }: Channel): boolean {
    const shown = place.broadcast.log.snapshot?.message
    const latest = this.setting.latest()
    if (latest === null || shown?.history !== latest.history) return false
    return shown.lastEvent === latest.lastEvent && shown.match.moves === latest.match.moves
  }

  /** Returns the votes for each option: of the screens that are connected, and from the chat. */
  private countsOf({ asked, byScreen, byChat }: OpenPoll): readonly number[] {
    const counts = asked.options.map(() => 0)
    const add = (place: number) => {
      counts[place] = (counts[place] ?? 0) + 1
    }
    for (const [id, place] of byScreen) if (this.guests.get(id)?.connection != null) add(place)
    for (const place of byChat.values()) add(place)
    return counts
  }

  private stateOf(poll: OpenPoll): VoteState {
    const { asked, until, over } = poll
    const counts = this.countsOf(poll)
    const options = asked.options.map(
      ({ plan }, place): VoteOption => ({ ...plan, option: place + 1, votes: counts[place] ?? 0 }),
    )
    const left = over || until === null ? 0 : Math.max(0, Math.ceil(until - this.setting.timeSource.now()))
    const { match, seat, moves } = asked
    const result = over && { chosen: over.winner + 1, ...(over.byLot && { byLot: true as const }) }
    return { vote: poll.id, match, seat, moves, options, left, ...result }
  }

  private tell(channels: readonly Channel[], state: VoteState | null): void {
    const present = this.channels.all.filter((channel) => channels.includes(channel))
    this.send(
      present.flatMap(({ plan }) => this.guests.connectionsOf(plan.id)),
      state,
    )
    for (const [notify, id] of this.watchers) if (present.some(({ plan }) => plan.id === id)) notify()
  }

  private send(connections: readonly string[], state: VoteState | null): void {
    if (connections.length === 0) return
    const text = notificationText(VOTE_NOTICE, { state })
    this.setting.tell({ kind: 'send', connections, text, snapshot: false })
  }
}

/** Returns the place of an option by its number. Throws `bad-request` for a number that the poll does not have. */
function placeOf(option: number, { asked: { options } }: OpenPoll): number {
  if (!Number.isInteger(option) || option < 1 || option > options.length)
    throw new Refused('bad-request', `option: a number from 1 to ${options.length}`)
  return option - 1
}
