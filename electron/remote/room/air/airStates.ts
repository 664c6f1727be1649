import type { AirMatch, AirState, AirVote } from '../../../contract/airState.ts'
import type { CasterState } from '../../../contract/caster.ts'
import { Repetition } from '../../../time/repetition.ts'
import type { TimeSource } from '../../../time/timeSource.ts'
import { channelOf, type Links } from '../../admission/links.ts'
import type { FeedMoment } from '../../feeds/feedItem.ts'
import type { Tell, TokenHash } from '../../link/link.ts'
import type { Commentary } from '../casters/commentary.ts'
import type { Channel } from '../channels/channel.ts'
import type { Channels } from '../channels/channels.ts'
import type { LeadingPictures } from '../channels/leadingPictures.ts'
import type { Votes } from '../votes/votes.ts'

/** The time for which a request is answered with each change of the state, in milliseconds. */
const WANTED = 60_000
/** The least time between two states of a channel, in milliseconds. */
const PAUSE = 100
/** The longest state in characters: a longer one comes without its position. */
const LONGEST = 200_000

export interface AirStatesSetting {
  readonly links: Links
  readonly channels: Channels
  readonly pictures: LeadingPictures
  readonly votes: Votes
  readonly commentary: Commentary
  readonly timeSource: TimeSource
  readonly tell: Tell
}

interface Wanted {
  readonly until: number
  /** The parts of the last state. */
  readonly from: readonly unknown[]
}

/** Sends the state of a channel to the process with the sockets, as long as programs read it there. */
export class AirStates {
  private readonly setting: AirStatesSetting
  private readonly wanted = new Map<TokenHash, Wanted>()
  private readonly looking: Repetition

  constructor(setting: AirStatesSetting) {
    this.setting = setting
    this.looking = new Repetition(setting.timeSource, PAUSE, () => this.look())
  }

  /** Sends the state of the channel of an address now, and for a minute with each change. */
  want(token: TokenHash): void {
    this.wanted.set(token, { until: this.setting.timeSource.now() + WANTED, from: [] })
    this.looking.run()
  }

  close(): void {
    this.looking.stop()
    this.wanted.clear()
  }

  /** Sends the states that have changed; returns whether any is still wanted. */
  private look(): boolean {
    for (const [token, wanted] of this.wanted) {
      if (wanted.until < this.setting.timeSource.now()) this.wanted.delete(token)
      else this.send(token, wanted)
    }
    return this.wanted.size > 0
  }

  private send(token: TokenHash, { until, from }: Wanted): void {
    const { tell, pictures, votes, commentary } = this.setting
    const channel = this.channelAt(token)
    if (!channel) {
      this.wanted.delete(token)
      return tell({ kind: 'air', token, text: null })
    }
    const shown = pictures.shownIn(channel.plan.id)
    const { log, clocksNow } = channel.place.broadcast
    const runs = clocksNow?.message.times.map(({ running }) => running).join()
    const vote = voteOf(votes, channel.plan.id)
    const counted = vote && JSON.stringify({ ...vote, left: 0 })
    const now = [log.snapshot, channel.lobby, shown, runs, counted, commentary.stampOf(channel.plan.id)]
    if (from.length > 0 && now.every((one, index) => one === from[index])) return
    this.wanted.set(token, { until, from: now })
    tell({ kind: 'air', token, text: textOf(channel, shown, { vote, caster: commentary.stateFor(channel.plan.id) }) })
  }

  private channelAt(token: TokenHash): Channel | null {
    const { links, channels } = this.setting
    const link = links.byHash(token)
    const id = link && channelOf(link.channel)
    // A caster's channel may show what is hidden, to one screen only.
    return id && channels.has(id) && channels.get(id).plan.target === null ? channels.get(id) : null
  }
}

/** Returns the poll that a channel shows, with its moves as the game prints them; null without one. */
function voteOf(votes: Votes, channel: string): AirVote | null {
  const state = votes.stateIn(channel)
  if (!state) return null
  const { vote, match, seat, left, chosen, byLot } = state
  const printed = votes.printedOptions
  const options = state.options.map(({ option, votes: count }, place) => ({
    option,
    votes: count,
    move: printed[place],
  }))
  return { vote, match, seat, left, options, ...(chosen !== undefined && { chosen }), ...(byLot && { byLot }) }
}

/** The parts of a state that only some channels have. */
interface Extras {
  readonly vote: AirVote | null
  readonly caster: CasterState | null
}

function textOf(channel: Channel, shownEvent: number | null, { vote, caster }: Extras): string {
  const match = matchOf(channel, shownEvent)
  const state: AirState = { version: 1, match, lobby: channel.lobby, ...(vote && { vote }), ...(caster && { caster }) }
  const text = JSON.stringify(state)
  if (text.length <= LONGEST || !state.match) return text
  return JSON.stringify({ ...state, match: { ...state.match, position: null, events: [] } })
}

/** Returns the match as the guests of a channel have received it. */
function matchOf({ place: { broadcast } }: Channel, shownEvent: number | null): AirMatch | null {
  const { item, lastBatch } = broadcast.log
  if (!item) return null
  const { match, viewer, view, standing, lastEvent } = item.message
  const { id, game, title, moves, clock = null } = match
  const printed = printedOf(item.moment)
  return {
    ...{ id, game, title, viewer, moves, clock, shownEvent },
    seats: match.seats.map(({ seat, name, player }) => ({ seat, name, bot: player.kind === 'bot' })),
    awaiting: standing.awaiting,
    outcome: standing.outcome,
    scores: printed.scores(view),
    event: lastEvent,
    events: (lastBatch?.events ?? []).map(({ n, event }) => ({ n, ...printed.event(event, view) })),
    position: printed.view(view, viewer),
    times: broadcast.clocksNow?.message.times ?? [],
    paused: match.paused === true,
  }
}

/** Returns the game's functions that print a view and its events; those arrive as JSON of the game's types. */
function printedOf({ game }: FeedMoment) {
  const { printed, scores } = game
  return {
    view: (view: unknown, viewer: string) => printed?.view(view as object, viewer) ?? null,
    event: (event: unknown, view: unknown) => printed?.event(event as never, view as object) ?? (event as object),
    scores: (view: unknown) => scores?.(view as object) ?? {},
  }
}
