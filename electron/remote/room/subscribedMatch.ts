import type { Seat, Viewer } from '../../../engine/kernel/game.ts'
import type { MatchInfo } from '../../contract/ipc.ts'
import type { GuestSnapshot } from '../../contract/screens.ts'
import { Broadcast } from '../feeds/broadcast.ts'
import type { FeedItem } from '../feeds/feedItem.ts'
import type { FeedPlace } from '../feeds/place.ts'
import { type FeedSource, ViewerFeed } from '../feeds/viewerFeed.ts'
import type { Tell } from '../link/link.ts'

interface OpenFeed {
  readonly feed: ViewerFeed
  readonly place: FeedPlace
}

/** The match that the room follows, with one feed for each viewer in use. */
export class SubscribedMatch {
  readonly id: string
  private readonly source: FeedSource
  private readonly tell: Tell
  private readonly feeds = new Map<Viewer, OpenFeed>()

  private constructor(id: string, source: FeedSource, tell: Tell) {
    this.id = id
    this.source = source
    this.tell = tell
  }

  /**
   * Follows a match as the audience. Throws as `Store.open`.
   * @param onItem receives all public items, after the screens that look as `spectator`
   */
  static async open(id: string, source: FeedSource, tell: Tell, onItem: (item: FeedItem) => void) {
    const subscribed = new SubscribedMatch(id, source, tell)
    await subscribed.openFeed('spectator', onItem)
    return subscribed
  }

  get info(): MatchInfo {
    return this.audience.feed.session.live.info
  }

  /** True if its players hide nothing from each other. */
  get isOpenGame(): boolean {
    const { game, match } = this.audience.feed.session.live
    return game.isOpenGame?.(match.start.options) ?? false
  }

  /** Changes the name of a seat's player. Throws `save-failed`. */
  rename(seat: Seat, name: string): Promise<void> {
    return this.audience.feed.session.live.rename(seat, name)
  }

  /** The last message to the audience, with all before folded in; null before the first. */
  get last(): GuestSnapshot | null {
    return this.audience.place.broadcast.log.snapshot?.message ?? null
  }

  /** The current match as the audience sees it. */
  get latest(): readonly FeedItem[] {
    const { log, clocksNow } = this.audience.place.broadcast
    return [log.item, clocksNow].filter((item) => item !== null)
  }

  /** Returns the feed of a viewer, opened on its first use. Throws `not-your-seat`. */
  async placeOf(viewer: Viewer): Promise<FeedPlace> {
    return (this.feeds.get(viewer) ?? (await this.openFeed(viewer))).place
  }

  /** Closes feeds that are no longer used; that of the audience stays. */
  async closeUnused(used: ReadonlySet<FeedPlace>): Promise<void> {
    for (const [viewer, { feed, place }] of this.feeds) {
      if (viewer === 'spectator' || used.has(place)) continue
      this.feeds.delete(viewer)
      await feed.close()
    }
  }

  async close(): Promise<void> {
    const feeds = [...this.feeds.values()]
    this.feeds.clear()
    for (const { feed } of feeds) await feed.close()
  }

  private get audience(): OpenFeed {
    const open = this.feeds.get('spectator')
    if (!open) throw new Error('the match is not followed any more')
    return open
  }

  private async openFeed(viewer: Viewer, onItem: (item: FeedItem) => void = () => {}): Promise<OpenFeed> {
    const broadcast = new Broadcast(this.tell)
    const feed = await ViewerFeed.open(this.source, this.id, viewer, (item) => {
      broadcast.add(item)
      onItem(item)
    })
    const open = { feed, place: { broadcast, session: feed.session, viewer } }
    this.feeds.set(viewer, open)
    return open
  }
}
