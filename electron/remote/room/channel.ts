import type { ChannelKind } from '../../contract/channels.ts'
import type { MatchInfo } from '../../contract/ipc.ts'
import type { Lobby } from '../../contract/screens.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import { Broadcast } from '../feeds/broadcast.ts'
import { DelayLine } from '../feeds/delayLine.ts'
import type { FeedItem } from '../feeds/feedItem.ts'
import type { FeedPlace } from '../feeds/place.ts'
import type { Tell } from '../link/link.ts'

type Scene = { readonly item: FeedItem } | { readonly lobby: Lobby | null }

/** The form of a channel. */
export interface ChannelPlan {
  readonly id: string
  readonly kind: ChannelKind
  /** The viewer that it may have at most: `open` only with the agreement of the players, otherwise it is public. */
  readonly viewer: 'spectator' | 'open'
  /** In milliseconds. */
  readonly delay: number
  /** The match with which the channel ends; null for one that lasts. */
  readonly expiry: string | null
}

/** Returns the plan of a channel for an audience. */
export function audiencePlan(id: string, delay = 0): ChannelPlan {
  return { id, kind: 'spectator', viewer: 'spectator', delay, expiry: null }
}

/** Returns the plan of a channel for the caster of a match. */
export function casterPlan(id: string, match: string, delay = 0): ChannelPlan {
  return { id, kind: 'caster', viewer: 'open', delay, expiry: match }
}

/** What is public now: the lobby, and the match as messages. */
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
 * The public view of the room and its matches, with a delay, for the guests that follow it. A new guest receives what
 * was public one delay ago; before the delay has passed for the first time, nothing.
 */
export class Channel {
  readonly plan: ChannelPlan
  readonly place: FeedPlace
  /** True while a feed of its own fills it instead of the public one. */
  hasOwnFeed = false
  private readonly line: DelayLine<Scene>
  private shownLobby: Lobby | null = null

  /** @param onChange called when the lobby or the match changes for the guests of the channel */
  constructor(plan: ChannelPlan, { timeSource, tell }: ChannelSetting, onChange: () => void) {
    this.plan = plan
    const broadcast = new Broadcast(tell, () => timeSource.now())
    this.place = { broadcast, session: null, viewer: 'spectator' }
    this.line = new DelayLine(plan.delay, timeSource, (scene) => {
      const before = this.match?.id
      if ('item' in scene) broadcast.add(scene.item)
      else this.shownLobby = scene.lobby
      if ('lobby' in scene || this.match?.id !== before) onChange()
    })
  }

  get lobby(): Lobby | null {
    return this.shownLobby
  }

  get match(): MatchInfo | null {
    return this.place.broadcast.log.snapshot?.message.match ?? null
  }

  /** Adds what is public to an empty channel. */
  begin({ lobby, items }: PublicNow): void {
    this.addLobby(lobby)
    for (const item of items) this.addItem(item)
  }

  addItem(item: FeedItem): void {
    this.line.push({ item })
  }

  addLobby(lobby: Lobby | null): void {
    this.line.push({ lobby })
  }

  close(): void {
    this.line.close()
  }
}
