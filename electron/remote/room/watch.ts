import type { MatchInfo } from '../../contract/ipc.ts'
import type { Lobby } from '../../contract/screens.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import { Broadcast } from '../feeds/broadcast.ts'
import { DelayLine } from '../feeds/delayLine.ts'
import type { FeedItem } from '../feeds/feedItem.ts'
import type { FeedPlace } from '../feeds/place.ts'
import type { Tell } from '../link/link.ts'

type Scene = { readonly item: FeedItem } | { readonly lobby: Lobby | null }

/**
 * The public view of the room and its matches, with a delay. A new watcher receives what was public one delay ago;
 * before the delay has passed for the first time, nothing.
 */
export class Watch {
  readonly delay: number
  readonly place: FeedPlace
  private readonly line: DelayLine<Scene>
  private shownLobby: Lobby | null = null

  /** @param onChange called when the lobby or the match changes for watchers */
  constructor(delay: number, timeSource: TimeSource, tell: Tell, onChange: () => void) {
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
