import type { ChannelKind, Delay } from '../../../contract/channels.ts'
import type { MatchInfo } from '../../../contract/ipc.ts'
import type { Lobby } from '../../../contract/screens.ts'
import type { TimeSource } from '../../../time/timeSource.ts'
import { Broadcast } from '../../feeds/broadcast.ts'
import { DelayLine, type Ending } from '../../feeds/delayLine.ts'
import { endingOf, shownAtOnce } from '../../feeds/ending.ts'
import type { FeedItem } from '../../feeds/feedItem.ts'
import type { FeedPlace } from '../../feeds/place.ts'
import type { Tell } from '../../link/link.ts'

/** The form of a channel. */
export interface ChannelPlan {
  readonly id: string
  readonly kind: ChannelKind
  /** The viewer that it may have at most: `open` only with the agreement of the players, otherwise it is public. */
  readonly viewer: 'spectator' | 'open'
  readonly delay: Delay
  /** The match with which the channel ends; null for one that lasts. */
  readonly expiry: string | null
  /** The channel that a caster comments and whose delay it has; null for an audience. */
  readonly target: string | null
}

/** Returns the plan of a channel for an audience. */
export function audiencePlan(id: string, delay: Delay = 0): ChannelPlan {
  return { id, kind: 'spectator', viewer: 'spectator', delay, expiry: null, target: null }
}

/** Returns the plan of a channel for a caster who comments a match for the audience of another channel. */
export function casterPlan(id: string, match: string, commented: Pick<ChannelPlan, 'id' | 'delay'>): ChannelPlan {
  return { id, kind: 'caster', viewer: 'open', delay: commented.delay, expiry: match, target: commented.id }
}

/** The public state now: the lobby, and the match as messages. */
export interface PublicNow {
  readonly lobby: Lobby | null
  readonly items: readonly FeedItem[]
}

/** The time source of a channel, and how it sends. */
export interface ChannelSetting {
  readonly timeSource: TimeSource
  readonly tell: Tell
}

/**
 * The view of the room and its matches for the guests of a channel, after its delay. A new guest receives what is shown
 * at the moment; before the delay has passed for the first time, nothing.
 */
export class Channel {
  plan: ChannelPlan
  readonly place: FeedPlace
  /** True while a feed of its own fills it instead of the public one. */
  hasOwnFeed = false
  private readonly items: DelayLine<FeedItem>
  /** The lobby tells nothing of moves: it waits for no end. */
  private readonly lobbies: DelayLine<Lobby | null>
  private readonly timeSource: TimeSource
  private shownLobby: Lobby | null = null
  private callOff: (() => void) | null = null
  private readonly watchers = new Set<() => void>()
  /** The part of the match that ended with the last item. */
  private ending: Ending = 'match'

  /** @param onChange called when the lobby changes for the guests of the channel, and when a match comes or ends */
  constructor(plan: ChannelPlan, { timeSource, tell }: ChannelSetting, onChange: () => void) {
    this.plan = plan
    this.timeSource = timeSource
    const broadcast = new Broadcast(tell, () => this.items.head)
    this.place = { broadcast, session: null, viewer: 'spectator' }
    const changed = () => {
      onChange()
      for (const notify of this.watchers) notify()
    }
    const show = (item: FeedItem) => {
      const before = this.match
      broadcast.add(item)
      const isOver = this.match?.outcome && !before?.outcome
      if (this.match?.id !== before?.id || isOver) changed()
    }
    this.items = new DelayLine(plan.delay, timeSource, show, (items) => shownAtOnce(items, broadcast.log.item))
    this.lobbies = new DelayLine(plan.delay, timeSource, (lobby) => {
      this.shownLobby = lobby
      changed()
    })
  }

  get lobby(): Lobby | null {
    return this.shownLobby
  }

  get match(): MatchInfo | null {
    return this.place.broadcast.log.snapshot?.message.match ?? null
  }

  /** The match that the channel shows while it is on the table; null for none. */
  get onTable(): MatchInfo | null {
    const { match, lobby } = this
    return match && lobby?.matchId === match.id && !lobby.hostAway ? match : null
  }

  /** Returns whether the guests see a match on the table, or will see it after the delay. */
  awaits(match: string): boolean {
    return [this.shownLobby, ...this.lobbies.pending].some((lobby) => lobby?.matchId === match)
  }

  /** Calls `notify` when the lobby changes, and when a match comes or ends, as for guests; returns a function that stops this. */
  watch(notify: () => void): () => void {
    this.watchers.add(notify)
    return () => void this.watchers.delete(notify)
  }

  /** Adds what is public to an empty channel. */
  begin({ lobby, items }: PublicNow): void {
    this.addLobby(lobby)
    for (const item of items) this.addItem(item)
  }

  addItem(item: FeedItem): void {
    this.items.push(item, this.endingWith(item))
  }

  addLobby(lobby: Lobby | null): void {
    this.lobbies.push(lobby, 'match')
  }

  /** Changes the delay; its guests keep what they see. */
  setDelay(delay: Delay): void {
    if (delay === this.plan.delay) return
    this.plan = { ...this.plan, delay }
    this.items.setDelay(delay)
    this.lobbies.setDelay(delay)
    this.holdClocks()
  }

  close(): void {
    this.callOff?.()
    this.items.close()
    this.lobbies.close()
  }

  /** Stops the clocks that screens show while the picture is held. */
  private holdClocks(): void {
    const { broadcast } = this.place
    const { heldUntil } = this.items
    this.callOff?.()
    this.callOff =
      heldUntil === null ? null : this.timeSource.after(heldUntil - this.timeSource.now(), () => broadcast.hold(false))
    broadcast.hold(heldUntil !== null)
  }

  /** Returns what ends with an item. Clocks come with the item before; those that change during a turn end nothing. */
  private endingWith(item: FeedItem): Ending {
    if (item.kind === 'snapshot' || item.kind === 'batch') {
      this.ending = endingOf(item)
      return this.ending
    }
    const { ending } = this
    if (ending === 'turn') this.ending = null
    return ending
  }
}
