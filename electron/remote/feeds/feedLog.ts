import type { Seat, Viewer } from '../../../engine/kernel/game.ts'
import type { Steps } from '../../../engine/match/steps.ts'
import type { MatchInfo, Replay } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import type { FeedPoint, GuestBatch, GuestSnapshot } from '../../contract/screens.ts'
import { replayOf } from '../../saves/sharing/replay.ts'
import type { FeedItem, FeedMoment } from './feedItem.ts'
import { Printed } from './printed.ts'

/** The most batches that are kept for returning screens: one that has missed more gets a snapshot. */
export const MOST_BATCHES = 50

/**
 * The messages sent to the screens of one viewer so far, folded into one snapshot. The log knows nothing that those
 * screens do not.
 */
export class FeedLog {
  private latest: Printed<GuestSnapshot> | null = null
  private moment: FeedMoment | null = null
  /** The last event before the first batch. */
  private before = 0
  private batches: Printed<GuestBatch>[] = []

  /** The current table; null before the first snapshot. */
  get snapshot(): Printed<GuestSnapshot> | null {
    return this.latest
  }

  /** The current table, as an item for another feed; null before the first snapshot. */
  get item(): Extract<FeedItem, { kind: 'snapshot' }> | null {
    return this.latest && this.moment ? { kind: 'snapshot', message: this.latest.message, moment: this.moment } : null
  }

  /** The last batch since the last snapshot that replaced all before it; null without one. */
  get lastBatch(): GuestBatch | null {
    return this.batches.at(-1)?.message ?? null
  }

  /** Adds a message and returns it for connections that have received everything before it. */
  add(item: Extract<FeedItem, { kind: 'snapshot' | 'batch' }>): Printed<GuestSnapshot | GuestBatch> | null {
    if (item.kind === 'snapshot') return this.begin(item.message, item.moment)
    return this.latest ? this.goOn(this.latest.message, item.message, item.moment) : null
  }

  /** Returns the batches that a screen lacks; null if it needs the snapshot. */
  since({ history, lastEvent }: FeedPoint): readonly Printed<GuestBatch>[] | null {
    const now = this.latest?.message
    if (!now || now.history !== history) return null
    if (lastEvent === this.before) return this.batches
    const known = this.batches.findIndex(({ message }) => message.lastEvent === lastEvent)
    return known < 0 ? null : this.batches.slice(known + 1)
  }

  /** Returns the moves so far; null before the first snapshot. */
  replay(): Steps<Replay> | null {
    if (!this.latest || !this.moment) return null
    const { match, viewer } = this.latest.message
    return replayOf(this.moment.played(), match, viewer)
  }

  private begin(message: GuestSnapshot, moment: FeedMoment): Printed<GuestSnapshot> {
    const printed = new Printed(message)
    this.latest = printed
    this.moment = moment
    this.before = message.lastEvent
    this.batches = []
    return printed
  }

  private goOn(now: GuestSnapshot, batch: GuestBatch, moment: FeedMoment): Printed<GuestBatch> {
    const { match, standing, lastEvent, history } = batch
    const view = foldBatch(now, batch, moment)
    this.latest = new Printed({ ...now, match, view, lastEvent, standing, history })
    this.moment = moment
    const printed = new Printed(batch)
    this.batches.push(printed)
    if (this.batches.length > MOST_BATCHES) this.before = this.batches.shift()?.message.lastEvent ?? this.before
    return printed
  }
}

/** Returns the view after a batch, computed in the same way as on every screen. */
function foldBatch({ view }: GuestSnapshot, { events }: GuestBatch, { game }: FeedMoment): GuestSnapshot['view'] {
  const { evolve } = game.match.rules
  // A view and its events are of the types of the game, as JSON.
  return asJson(events.reduce((state, { event }) => evolve(state, event as never), view as unknown as object))
}

/**
 * Returns a match as one screen sees it: people play at that screen or elsewhere, and that screen has no other viewers.
 */
export function seenFrom(match: MatchInfo, viewer: Viewer): MatchInfo {
  const at = (seat: Seat) => (seat === viewer ? ({ alone: true } as const) : ({ elsewhere: true } as const))
  const seats = match.seats.map((plan) =>
    plan.player.kind === 'bot' ? plan : { ...plan, player: { kind: 'human', ...at(plan.seat) } as const },
  )
  return { ...match, seats }
}
