import type { GameShape, Seat, Viewer } from '../../../engine/kernel/game.ts'
import type { Entry } from '../../../engine/match/entry.ts'
import { Match } from '../../../engine/match/match.ts'
import type { FeedMessage } from '../../contract/ipc.ts'
import type { MatchAccess } from '../../matches/access.ts'
import type { LiveMatch } from '../../matches/liveMatch.ts'
import type { RunningMatches, Session } from '../../matches/runningMatches.ts'
import type { FeedItem, FeedMoment } from './feedItem.ts'
import { seenFrom } from './feedLog.ts'

/** The functions that feeds need from the host. */
export interface FeedSource {
  readonly matches: RunningMatches
  /** Returns a text that has never been used before, not even in earlier runs of the program. */
  readonly newHistory: () => string
}

/**
 * One viewer following a running match for all screens that look as it. Converts the messages of its subscription into
 * items; it sets no pace, so nothing ever waits for it.
 */
export class ViewerFeed {
  /** The viewer; the feed shows only the public view once this viewer is no longer granted. */
  readonly viewer: Viewer
  private readonly source: FeedSource
  private history = ''
  private entries: Entry<GameShape>[] = []
  private opened: Session | null = null

  private constructor(source: FeedSource, viewer: Viewer) {
    this.source = source
    this.viewer = viewer
  }

  /** Follows a match as a viewer, with its usual access or another one. Throws `not-your-seat`, and as `Store.open`. */
  static async open(
    source: FeedSource,
    id: string,
    viewer: Viewer,
    onItem: (item: FeedItem) => void,
    access: MatchAccess = accessOf(viewer),
  ): Promise<ViewerFeed> {
    const feed = new ViewerFeed(source, viewer)
    feed.opened = await source.matches.subscribe(id, access, (message, live) => {
      onItem(feed.itemOf(message, live))
    })
    return feed
  }

  get session(): Session {
    if (!this.opened) throw new Error('the feed is not open')
    return this.opened
  }

  async close(): Promise<void> {
    await this.source.matches.unsubscribe(this.session)
  }

  private itemOf(message: FeedMessage, { game, match }: LiveMatch): FeedItem {
    if (message.kind === 'trouble') {
      const { code } = message.problem
      return { kind: 'trouble', message: { ...message, problem: { code } } }
    }
    if (message.kind === 'clocks') return { kind: 'clocks', message }
    const seen = { match: seenFrom(message.match, message.viewer), lastEvent: match.lastEvent }
    if (message.kind === 'snapshot') {
      this.history = this.source.newHistory()
      this.entries = [...match.entries]
      const snapshot = { ...message, ...seen, history: this.history }
      return { kind: 'snapshot', message: snapshot, moment: this.momentOf(game, match) }
    }
    this.entries.push(...match.entries.slice(this.entries.length))
    const batch = { ...message, ...seen, history: this.history }
    return { kind: 'batch', message: batch, moment: this.momentOf(game, match) }
  }

  /**
   * Returns the moment of a match. Within one history moves are only added: each moment is a prefix of the same list.
   */
  private momentOf(game: FeedMoment['game'], { start, rulesVersion }: Match<GameShape>): FeedMoment {
    const { entries } = this
    const { length } = entries
    return { game, played: () => new Match(game.match, start, entries.slice(0, length), rulesVersion) }
  }
}

/** Returns the access of a caster: everything while all these seats agree, otherwise what is public. */
export function casterAccess(agreed: readonly Seat[]): MatchAccess {
  return { place: 'elsewhere', seats: [], viewers: ['open', 'spectator'], setsPace: false, agreed }
}

/** Returns the access of a feed for its screens: to play its viewer's seat, if that is one. */
function accessOf(viewer: Viewer): MatchAccess {
  const isSeat = viewer !== 'spectator' && viewer !== 'open'
  return {
    place: 'elsewhere',
    seats: isSeat ? [viewer] : [],
    viewers: isSeat ? [viewer, 'spectator'] : [viewer],
    setsPace: false,
  }
}
