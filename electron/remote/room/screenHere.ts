import type { Steps } from '../../../engine/match/steps.ts'
import type { CasterState } from '../../contract/caster.ts'
import type { Delay } from '../../contract/channels.ts'
import type { MatchInfo } from '../../contract/match.ts'
import { Refused } from '../../contract/refused.ts'
import type { Replay } from '../../contract/saves.ts'
import type { GuestFeedMessage, ShownMoves } from '../../contract/screens.ts'
import type { VoteState } from '../../contract/vote.ts'
import type { Log } from '../../files/log.ts'
import { Mutex } from '../../time/mutex.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import { type FeedSource, ViewerFeed } from '../feeds/viewerFeed.ts'
import { audiencePlan, Channel } from './channels/channel.ts'
import type { Room } from './room.ts'

/** Takes what a screen shows. */
export interface HereShown {
  /** Called when another match is shown, or none. */
  readonly onMatch: (id: string | null) => void
  /** Called with each message of the match that the screen has entered. */
  readonly onMessage: (message: GuestFeedMessage) => void
  /** Called with each change of what the caster of the channel shows; null without one. */
  readonly onCaster: (state: CasterState | null) => void
  /** Called with each change of the poll of the channel; null without one. */
  readonly onVote: (state: VoteState | null) => void
}

export interface ScreenHereSetting extends HereShown {
  readonly source: FeedSource
  readonly timeSource: TimeSource
  readonly log: Log
  /** The open room; null without one. */
  readonly room: () => Pick<Room, 'audienceOf' | 'noteFeed' | 'commentary' | 'votes'> | null
}

/**
 * A screen of this computer that follows a channel for watching as guests do. While no room is open it follows a channel
 * of its own, which always has the delay that the room's channel had last.
 */
export class ScreenHere {
  /** The id of the channel. */
  readonly channel: string
  private readonly setting: ScreenHereSetting
  private readonly own: Channel
  private table: string | null = null
  private readonly work = new Mutex()
  private feed: ViewerFeed | null = null
  /** The room's channel that the screen knows, and the function that stops following it. */
  private shared: { readonly channel: Channel; readonly stop: () => void } | null = null
  private readonly stopOwn: () => void
  /** The channel that is shown, its match, and whether the screen has entered it. */
  private shown: { readonly from: Channel; readonly id: string } | null = null
  private entered: string | null = null
  private isClosed = false

  /** @param delay the delay while no room is open */
  constructor(channel: string, delay: Delay, setting: ScreenHereSetting) {
    this.channel = channel
    this.setting = setting
    this.own = new Channel(audiencePlan(channel, delay), { timeSource: setting.timeSource, tell: () => {} }, () => {})
    this.stopOwn = this.follow(this.own)
    this.roomChanged()
  }

  get delay(): Delay {
    return this.own.plan.delay
  }

  /** Follows the match on the table of this computer; null for none. */
  tableIs(match: Pick<MatchInfo, 'id' | 'game' | 'title'> | null): Promise<void> {
    const { own, setting } = this
    const id = match?.id ?? null
    if (id === this.table) return this.work.idle()
    this.table = id
    own.addLobby(match && { game: match.game, title: match.title, matchId: match.id, seats: [] })
    return this.work.runExclusive(async () => {
      await this.leaveTable()
      if (id === null || this.isClosed) return
      try {
        this.feed = await ViewerFeed.open(setting.source, id, 'spectator', (item) => own.addItem(item))
      } catch (error) {
        setting.log.warn('match not shown in the feed', { id, error })
      }
    })
  }

  /** Follows the channel of the room, if there is one now, and its delay. */
  roomChanged(): void {
    const channel = this.setting.room()?.audienceOf(this.channel) ?? null
    if (channel) this.own.setDelay(channel.plan.delay)
    if (channel !== (this.shared?.channel ?? null)) {
      this.shared?.stop()
      this.shared = channel && { channel, stop: this.followShared(channel) }
    }
    this.look()
  }

  /** Enters the shown match and sends it. Throws `no-such-match` for any other. */
  enter(id: string): MatchInfo {
    const match = this.shown?.id === id ? this.shown.from.match : null
    if (!match) throw new Refused('no-such-match', `${id} is not shown`)
    this.entered = id
    this.sendWhole()
    return match
  }

  leave(): void {
    this.entered = null
  }

  /** Returns the moves that the screen knows. Throws `no-such-match`. */
  replay(id: string): Steps<Replay> {
    const replay = this.shown?.id === id ? this.shown.from.place.broadcast.log.replay() : null
    if (!replay) throw new Refused('no-such-match', `${id} is not shown`)
    return replay
  }

  /** Takes the report of what the screen has shown. */
  noteShown(shown: ShownMoves): void {
    if (this.shown?.from === this.shared?.channel) this.setting.room()?.noteFeed(this.channel, shown)
  }

  close(): Promise<void> {
    this.isClosed = true
    this.stopOwn()
    this.shared?.stop()
    this.own.close()
    this.setting.room()?.noteFeed(this.channel, null)
    return this.work.runExclusive(() => this.leaveTable())
  }

  private async leaveTable(): Promise<void> {
    const { feed } = this
    this.feed = null
    await feed?.close()
  }

  private follow(channel: Channel): () => void {
    const stopMessages = channel.place.broadcast.follow((message) => this.take(channel, message))
    const stopChanges = channel.watch(() => this.look())
    return () => {
      stopMessages()
      stopChanges()
    }
  }

  private followShared(channel: Channel): () => void {
    const stopChannel = this.follow(channel)
    const room = this.setting.room()
    const stopCaster = room?.commentary.watch(this.channel, () => this.sendCaster())
    const stopVotes = room?.votes.watch(this.channel, () => this.sendVote())
    return () => {
      stopChannel()
      stopCaster?.()
      stopVotes?.()
    }
  }

  private take(from: Channel, message: GuestFeedMessage): void {
    const id = 'match' in message ? message.match.id : message.matchId
    if (this.shown?.from === from && this.shown.id === id && this.entered === id) this.setting.onMessage(message)
  }

  /** Shows the channel of the room as soon as it shows a match, otherwise the own one. */
  private look(): void {
    const before = this.shown
    const from = [this.shared?.channel, this.own].find((channel) => channel?.onTable)
    const id = from?.onTable?.id ?? null
    if (from === before?.from && id === (before?.id ?? null)) return
    this.shown = from && id !== null ? { from, id } : null
    if (id !== (before?.id ?? null)) this.setting.onMatch(id)
    else if (this.entered === id) this.sendWhole()
  }

  private sendWhole(): void {
    for (const message of this.shown?.from.place.broadcast.current ?? []) this.setting.onMessage(message)
    this.sendCaster()
    this.sendVote()
  }

  /** Sends what the caster of the room's channel shows on the entered match. */
  private sendCaster(): void {
    if (this.isEntered) this.setting.onCaster(this.sharedRoom?.commentary.stateFor(this.channel) ?? null)
  }

  /** Sends the poll of the room's channel about the entered match. */
  private sendVote(): void {
    if (this.isEntered) this.setting.onVote(this.sharedRoom?.votes.stateIn(this.channel) ?? null)
  }

  private get isEntered(): boolean {
    return this.shown !== null && this.shown.id === this.entered
  }

  /** The room whose channel is shown; null while the own one is shown. */
  private get sharedRoom() {
    return this.shown?.from === this.shared?.channel ? this.setting.room() : null
  }
}
