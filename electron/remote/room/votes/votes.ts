import { WATCH_CHANNEL } from '../../../contract/channels.ts'
import { Refused } from '../../../contract/refused.ts'
import type { GuestSnapshot } from '../../../contract/screens.ts'
import { type ChatVote, mayVoteAfter, USUAL_VOTING, type VoteState, type VotingRules } from '../../../contract/vote.ts'
import { VOTE_NOTICE } from '../../../contract/voteMessage.ts'
import type { Poll, Voters } from '../../../matches/votes/voters.ts'
import { Repetition } from '../../../time/repetition.ts'
import type { TimeSource } from '../../../time/timeSource.ts'
import type { GuestRecord, Guests } from '../../admission/guests.ts'
import type { Tell } from '../../link/link.ts'
import { notificationText } from '../../link/rpc.ts'
import type { Channel } from '../channels/channel.ts'
import type { Channels } from '../channels/channels.ts'
import { OpenPoll } from './openPoll.ts'

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
  private readonly looking: Repetition
  /** The functions that follow the poll of a channel. */
  private readonly watchers = new Map<() => void, string>()

  constructor(guests: Guests, channels: Channels, setting: VotesSetting) {
    this.guests = guests
    this.channels = channels
    this.setting = setting
    this.looking = new Repetition(setting.timeSource, PAUSE, () => this.look())
  }

  mayVote(match: string): boolean {
    return (
      this.isOfferedIn(match) && (this.rules.fromChat || this.guests.connected.some((guest) => this.reaches(guest)))
    )
  }

  ask(asked: Poll, signal: AbortSignal): Promise<number | null> {
    this.end(null)
    return new Promise((resolve) => {
      const id = `${asked.moves}-${++this.count}`
      const poll = new OpenPoll({ id, asked, guests: this.guests, since: this.now, resolve })
      this.poll = poll
      signal.addEventListener('abort', () => this.poll === poll && this.end(null), { once: true })
      this.looking.run()
    })
  }

  /** Notes the vote of a screen, in place of its earlier one. Throws `not-allowed`, `not-your-turn` or `bad-request`. */
  cast(guest: GuestRecord, vote: string, option: number): void {
    if (guest.channel === null || guest.device === 'overlay') throw new Refused('not-allowed', 'only viewers vote')
    this.openPoll(vote, guest.channel).vote(guest.id, option)
  }

  /**
   * Notes the vote of a person in a chat, in place of their earlier one. Throws `not-allowed` unless the table admits
   * such votes, and as `cast`.
   */
  castFromChat(channel: string, { vote, ...chosen }: ChatVote): void {
    if (!this.rules.fromChat) throw new Refused('not-allowed', 'the table admits no votes from programs')
    this.openPoll(vote, channel).voteFromChat(chosen)
  }

  /** Sends a screen that joins the poll of its channel. */
  greet({ id, channel, connection }: GuestRecord): void {
    const state = channel !== null && this.stateIn(channel)
    const own = this.poll?.choiceOf(id) ?? null
    if (state && connection !== null) this.send([connection], { ...state, ...(own !== null && { own }) })
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
    return poll && this.isIn(poll, channel) ? poll.stateAt(this.now) : null
  }

  /** Calls `notify` with each change of the poll that a channel shows; returns a function that stops this. */
  watch(channel: string, notify: () => void): () => void {
    this.watchers.set(notify, channel)
    return () => void this.watchers.delete(notify)
  }

  /** The time that is left to vote, in milliseconds; null without a vote. */
  get left(): number | null {
    const { until = null, over = null } = this.poll ?? {}
    return until === null || over ? null : until - this.now
  }

  /** Returns the options of the present poll in the public form of the game. */
  get printedOptions(): readonly unknown[] {
    return this.poll?.asked.options.map(({ printed }) => printed) ?? []
  }

  /** Ends the poll: a bot moves. */
  close(): void {
    this.end(null)
  }

  private get now(): number {
    return this.setting.timeSource.now()
  }

  /** Returns whether a match is on the table, and the viewers of `watch` see the position in time. */
  private isOfferedIn(match: string): boolean {
    return this.setting.latest()?.match.id === match && mayVoteAfter(this.channels.get(WATCH_CHANNEL).plan.delay)
  }

  private isIn(poll: OpenPoll, channel: string): boolean {
    return this.channels.has(channel) && poll.channels.has(this.channels.get(channel))
  }

  /** Opens, sends and ends the poll when its time has come; returns whether it goes on. */
  private look(): boolean {
    const { poll, now } = this
    if (!poll) return false
    const { over, until, since } = poll
    const isLost = !this.isOfferedIn(poll.asked.match) || (until === null && now > since + LONGEST_WAIT)
    if (over && now >= over.until) this.clear(poll)
    else if (!over && isLost) this.end(null)
    else if (!over && until !== null && now >= until) this.end(poll.winner)
    else {
      if (until === null && this.hasShown(this.channels.get(WATCH_CHANNEL))) this.begin(poll)
      if (poll.until !== null) this.sendNews(poll)
      return true
    }
    return false
  }

  private begin(poll: OpenPoll): void {
    poll.until = this.now + 1000 * this.rules.seconds
    this.onChange()
  }

  /** Sends the poll to the channels that have come to its position, and changes to those that have it. */
  private sendNews(poll: OpenPoll): void {
    const others = this.channels.all.filter((one) => one.plan.kind === 'spectator' && !poll.channels.has(one))
    const fresh = poll.over ? [] : others.filter((channel) => this.hasShown(channel))
    for (const channel of fresh) poll.channels.add(channel)
    this.tell(poll.takeNews() ? [...poll.channels] : fresh, poll.stateAt(this.now))
  }

  /** Ends the vote with the place of the winner; null: a bot moves. */
  private end(winner: number | null): void {
    const { poll } = this
    if (!poll) return
    poll.resolve(winner)
    this.onChange()
    if (winner === null || poll.over) return this.clear(poll)
    poll.end(winner, this.now + RESULT)
    this.looking.run()
  }

  /** Takes the poll from all screens. */
  private clear(poll: OpenPoll): void {
    this.looking.stop()
    this.poll = null
    this.tell([...poll.channels], null)
  }

  private openPoll(vote: string, channel: string): OpenPoll {
    const { poll } = this
    if (!poll || poll.id !== vote || poll.over || !this.isIn(poll, channel))
      throw new Refused('not-your-turn', 'vote: this poll is not open')
    const isLate = poll.until !== null && this.now >= poll.until
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
