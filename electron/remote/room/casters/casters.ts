import type { Seat } from '../../../../engine/kernel/game.ts'
import type { SeatAgreement } from '../../../contract/channels.ts'
import { type MatchInfo, playsHere } from '../../../contract/match.ts'
import { Refused } from '../../../contract/refused.ts'
import type { CasterAgreement } from '../../../contract/screens.ts'
import { haveAgreed, type PlayedFrom, requireSeat, seatsToAgree } from '../../../matches/access.ts'
import type { Guests } from '../../admission/guests.ts'
import type { FeedItem } from '../../feeds/feedItem.ts'
import { casterAccess, type FeedSource, ViewerFeed } from '../../feeds/viewerFeed.ts'
import type { ChannelPlan } from '../channels/channel.ts'
import type { Channels } from '../channels/channels.ts'

/** The id of the guest who plays a seat; null for a person at the table's own screen. */
type Player = string | null

export interface CastersSetting {
  readonly source: FeedSource
  readonly guests: Guests
  readonly channels: Channels
  /** Returns the match on the table. */
  readonly matchNow: () => MatchInfo | null
  /** Returns whether there is nothing to ask the players of the match: they hide nothing from each other. */
  readonly asksNothing: () => boolean
}

/**
 * The agreements of players to show casters what is hidden, and the feeds that follow from them. An agreement is that of
 * one player for one channel: it ends when another one plays the seat.
 */
export class Casters {
  private readonly setting: CastersSetting
  private readonly feeds = new Map<string, ViewerFeed>()
  private readonly agreements = new Map<string, Map<Seat, Player>>()

  constructor(setting: CastersSetting) {
    this.setting = setting
  }

  /** Notes the answer of the player of a seat to all casters. Throws `not-your-seat` unless it is played at this place. */
  agreeToAll(seat: Seat, place: PlayedFrom, isAgreed: boolean): void {
    const match = this.setting.matchNow()
    if (!match) throw new Refused('no-such-match')
    requireSeat(match, { seats: 'all', place }, seat)
    for (const { id } of this.asking) this.agree(id, seat, isAgreed)
  }

  /** Notes whether the present player of a seat lets a caster's channel show what is hidden. */
  agree(channel: string, seat: Seat, isAgreed: boolean): void {
    const seats = this.agreements.get(channel) ?? new Map<Seat, Player>()
    if (isAgreed) seats.set(seat, this.playerOf(seat))
    else seats.delete(seat)
    this.agreements.set(channel, seats)
  }

  /**
   * Returns what casters who have come ask of a seat, or that its player has agreed to all of them; null if none asks.
   */
  answerOf(seat: Seat): CasterAgreement | null {
    const { all } = this.setting.guests
    const present = this.asking.filter(({ id }) => all.some(({ channel }) => channel === id))
    const answers = present.flatMap(({ id }) => this.agreementsFor(id).filter((one) => one.seat === seat))
    if (answers.length === 0) return null
    return answers.every(({ agreed }) => agreed) ? 'agreed' : 'asked'
  }

  /** Returns the answers of the seats of people to a caster's channel; none in open games and once the match is over. */
  agreementsFor(channel: string): readonly SeatAgreement[] {
    const match = this.setting.matchNow()
    if (!match || !this.asking.some(({ id }) => id === channel)) return []
    const agreed = this.agreedFor(channel)
    return seatsToAgree(match).flatMap((seat) => {
      const player = match.seats.find((one) => one.seat === seat)?.player
      return player ? [{ seat, agreed: agreed.includes(seat), here: playsHere(player) }] : []
    })
  }

  /** True if a caster's channel shows what is hidden without the agreement of the present players. */
  get showsTooMuch(): boolean {
    return this.setting.channels.plans.some((plan) => this.feeds.has(plan.id) && !this.mayOpen(plan))
  }

  /**
   * Gives each caster's channel a feed of its own while all players agree, and takes it back otherwise: the channel then
   * begins again, without what it has shown. A match that leaves the table is still shown up to there.
   */
  async follow(): Promise<void> {
    const { channels, matchNow } = this.setting
    const match = matchNow()
    for (const plan of channels.plans) {
      this.endAgreements(plan.id)
      const mayOpen = this.mayOpen(plan)
      if (!match || plan.expiry !== match.id) await this.closeFeed(plan.id)
      else if (mayOpen && !this.feeds.has(plan.id)) await this.open(plan, match.id, this.agreedFor(plan.id))
      else if (!mayOpen && channels.get(plan.id).hasOwnFeed) await this.takeBack(plan)
    }
  }

  /** Ends the feed of a channel that has ended, and the agreements for it. */
  async end(channel: string): Promise<void> {
    this.agreements.delete(channel)
    await this.closeFeed(channel)
  }

  async close(): Promise<void> {
    for (const channel of [...this.feeds.keys()]) await this.end(channel)
  }

  private async open(plan: ChannelPlan, match: string, agreed: readonly Seat[]): Promise<void> {
    const channel = this.setting.channels.get(plan.id)
    channel.hasOwnFeed = true // nothing public may come between its items
    try {
      const add = (item: FeedItem) => channel.addItem(item)
      this.feeds.set(plan.id, await ViewerFeed.open(this.setting.source, match, 'open', add, casterAccess(agreed)))
    } catch (error) {
      this.setting.channels.open(plan)
      throw error
    }
  }

  private async takeBack(plan: ChannelPlan): Promise<void> {
    this.setting.channels.open(plan)
    await this.closeFeed(plan.id)
  }

  private async closeFeed(channel: string): Promise<void> {
    const feed = this.feeds.get(channel)
    this.feeds.delete(channel)
    await feed?.close()
  }

  private mayOpen(plan: ChannelPlan): boolean {
    const match = this.setting.matchNow()
    return match !== null && isFor(plan, match) && haveAgreed(match, this.agreedFor(plan.id))
  }

  /** Ends the agreements of players who have left their seat. */
  private endAgreements(channel: string): void {
    const seats = this.agreements.get(channel)
    for (const [seat, player] of seats ?? []) if (player !== this.playerOf(seat)) seats?.delete(seat)
  }

  /** Returns the seats whose present player agrees. */
  private agreedFor(channel: string): Seat[] {
    const seats = this.agreements.get(channel) ?? new Map<Seat, Player>()
    return [...seats].flatMap(([seat, player]) => (player === this.playerOf(seat) ? [seat] : []))
  }

  /** Returns the player of a seat; a bot that has taken a seat over moves for its player. */
  private playerOf(seat: Seat): Player {
    const { matchNow, guests } = this.setting
    const player = matchNow()?.seats.find((one) => one.seat === seat)?.player
    if (player && playsHere(player)) return null
    return guests.on(seat)?.id ?? (player?.kind === 'bot' ? null : 'nobody')
  }

  /** The channels of casters for the match on the table, until it is over. */
  private get asking(): readonly ChannelPlan[] {
    const match = this.setting.matchNow()
    if (!match || match.outcome || this.setting.asksNothing()) return []
    return this.setting.channels.plans.filter((plan) => isFor(plan, match))
  }
}

function isFor({ viewer, expiry }: ChannelPlan, match: MatchInfo): boolean {
  return viewer === 'open' && expiry === match.id
}
