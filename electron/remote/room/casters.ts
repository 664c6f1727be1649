import type { Seat } from '../../../engine/kernel/game.ts'
import type { MatchInfo } from '../../contract/match.ts'
import { haveAgreed } from '../../matches/access.ts'
import type { Guests } from '../admission/guests.ts'
import type { FeedItem } from '../feeds/feedItem.ts'
import { casterAccess, type FeedSource, ViewerFeed } from '../feeds/viewerFeed.ts'
import type { ChannelPlan } from './channel.ts'
import type { Channels } from './channels.ts'

/** The id of the guest who plays a seat; null for a person at the table's own screen. */
type Player = string | null

/**
 * The agreements of players to show casters what is hidden, and the feeds that follow from them. An agreement is that of
 * one player for one channel: it ends when another one plays the seat.
 */
export class Casters {
  private readonly source: FeedSource
  private readonly guests: Guests
  private readonly channels: Channels
  private readonly feeds = new Map<string, ViewerFeed>()
  private readonly agreements = new Map<string, Map<Seat, Player>>()

  constructor(source: FeedSource, guests: Guests, channels: Channels) {
    this.source = source
    this.guests = guests
    this.channels = channels
  }

  /** Notes whether the present player of a seat lets a caster's channel show what is hidden. */
  agree(channel: string, seat: Seat, isAgreed: boolean): void {
    const seats = this.agreements.get(channel) ?? new Map<Seat, Player>()
    if (isAgreed) seats.set(seat, this.playerOf(seat))
    else seats.delete(seat)
    this.agreements.set(channel, seats)
  }

  /**
   * Gives each caster's channel a feed of its own while all players agree, and takes it back otherwise: the channel then
   * begins again, without what it has shown.
   */
  async follow(match: MatchInfo | null): Promise<void> {
    for (const { plan } of this.channels.all) {
      const agreed = this.agreedFor(plan.id)
      const isIts = match !== null && plan.viewer === 'open' && plan.expiry === match.id
      const mayOpen = isIts && haveAgreed(match, agreed)
      const feed = this.feeds.get(plan.id)
      if (feed && !mayOpen) await this.takeBack(plan)
      if (mayOpen && !this.feeds.has(plan.id)) await this.open(plan, match.id, agreed)
    }
  }

  /** Ends the feed of a channel that has ended, and the agreements for it. */
  async end(channel: string): Promise<void> {
    this.agreements.delete(channel)
    const feed = this.feeds.get(channel)
    this.feeds.delete(channel)
    await feed?.close()
  }

  async close(): Promise<void> {
    for (const channel of [...this.feeds.keys()]) await this.end(channel)
  }

  private async open(plan: ChannelPlan, match: string, agreed: readonly Seat[]): Promise<void> {
    const channel = this.channels.get(plan.id)
    channel.hasOwnFeed = true // nothing public may come between its items
    try {
      const add = (item: FeedItem) => channel.addItem(item)
      this.feeds.set(plan.id, await ViewerFeed.open(this.source, match, 'open', add, casterAccess(agreed)))
    } catch (error) {
      this.channels.open(plan)
      throw error
    }
  }

  private async takeBack(plan: ChannelPlan): Promise<void> {
    this.channels.open(plan)
    const feed = this.feeds.get(plan.id)
    this.feeds.delete(plan.id)
    await feed?.close()
  }

  /** Returns the seats whose present player agrees. */
  private agreedFor(channel: string): Seat[] {
    const seats = this.agreements.get(channel) ?? new Map<Seat, Player>()
    return [...seats].flatMap(([seat, player]) => (player === this.playerOf(seat) ? [seat] : []))
  }

  private playerOf(seat: Seat): Player {
    return this.guests.on(seat)?.id ?? null
  }
}
