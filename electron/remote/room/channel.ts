import type { MatchInfo } from '../../contract/ipc.ts'
import type { Lobby } from '../../contract/screens.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import { Broadcast } from '../feeds/broadcast.ts'
import { DelayLine } from '../feeds/delayLine.ts'
import type { FeedItem } from '../feeds/feedItem.ts'
import type { FeedPlace } from '../feeds/place.ts'
import type { Tell } from '../link/link.ts'

type Scene = { readonly item: FeedItem } | { readonly lobby: Lobby | null }

/** The id of a channel and its delay in milliseconds. */
export interface ChannelPlan {
  readonly id: string
  readonly delay: number
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
  readonly delay: number
  readonly place: FeedPlace
  private readonly line: DelayLine<Scene>
  private shownLobby: Lobby | null = null

  /** @param onChange called when the lobby or the match changes for the guests of the channel */
  constructor({ delay }: ChannelPlan, { timeSource, tell }: ChannelSetting, onChange: () => void) {
    this.delay = delay
    const broadcast = new Broadcast(tell, () => timeSource.now())
    this.place = { broadcast, session: null, viewer: 'spectator' }
    this.line = new DelayLine(delay, timeSource, (scene) => {
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
