import type { Sessions } from '../../clients/sessions.ts'
import type { MatchInfo } from '../../contract/ipc.ts'
import type { Lobby, ShownMoves } from '../../contract/screens.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import type { GuestRecord, Guests } from '../admission/guests.ts'
import type { Seating } from '../admission/seating.ts'
import type { FeedSource } from '../feeds/viewerFeed.ts'
import type { ResumePoint } from '../link/link.ts'
import { Casters } from './casters/casters.ts'
import { Commentary } from './casters/commentary.ts'
import type { ChannelPlan } from './channels/channel.ts'
import { Channels } from './channels/channels.ts'
import { LeadingPictures, type LeadingPicturesSetting } from './channels/leadingPictures.ts'
import { Pace } from './pace.ts'
import { Places } from './places.ts'
import { RoomMessages, type TablePeople } from './roomMessages.ts'
import { SubscribedMatch } from './subscribedMatch.ts'
import { Votes } from './votes/votes.ts'

export interface TableSetting extends LeadingPicturesSetting {
  readonly source: FeedSource
  readonly sessions: Sessions
  readonly timeSource: TimeSource
  /** Milliseconds since 1970. */
  readonly wallClock: () => number
}

/** The match that a room follows, and the messages about it to each guest. Its methods must not overlap. */
export class Table {
  readonly channels: Channels
  readonly casters: Casters
  readonly commentary: Commentary
  readonly pictures: LeadingPictures
  readonly votes: Votes
  readonly places: Places
  readonly messages: RoomMessages
  private readonly setting: TableSetting
  private readonly guests: Guests
  private readonly seating: Seating
  private readonly onChange: () => void
  private readonly pace: Pace
  private subscribed: SubscribedMatch | null = null
  /** Stops sending the followed match to channels: its last moves would otherwise arrive after the next match. */
  private leaveMatch = () => {}
  /** True while the window does not show the followed match. */
  private isHostAway = false

  /** @param onChange called when the players of the match have changed, or what an audience with a caster sees */
  constructor(setting: TableSetting, people: TablePeople, plans: readonly ChannelPlan[], onChange: () => void) {
    this.setting = setting
    this.guests = people.guests
    this.seating = people.seating
    this.onChange = onChange
    this.pace = new Pace(setting.source.matches, setting.timeSource)
    const { guests } = people
    const publicNow = () => ({ lobby: this.lobby, items: this.subscribed?.latest ?? [] })
    const channels = new Channels(setting, publicNow, (id) => this.tellChannel(id))
    this.channels = channels
    this.commentary = new Commentary({ ...setting, guests, channels })
    this.casters = new Casters({
      source: setting.source,
      guests,
      channels,
      matchNow: () => this.match,
      asksNothing: () => this.subscribed?.isOpenGame ?? true,
    })
    const { casters } = this
    this.places = new Places({ sessions: setting.sessions, channels, followed: () => this.subscribed })
    const now = () => ({ match: this.match, lobby: this.lobby })
    const latest = () => this.subscribed?.last ?? null
    const votes = new Votes(guests, channels, { ...setting, latest })
    this.votes = votes
    this.messages = new RoomMessages({ ...setting, ...people, channels, casters, votes, places: this.places, now })
    for (const plan of plans) channels.open(plan)
    this.pictures = new LeadingPictures(guests, channels, setting)
  }

  get match(): MatchInfo | null {
    return this.subscribed?.info ?? null
  }

  /** The state of the table that guests receive. */
  private get lobby(): Lobby | null {
    const lobby = this.seating.lobby(this.match)
    return lobby && this.isHostAway ? { ...lobby, hostAway: true } : lobby
  }

  /** Takes all guests to another match; null takes them away from this one. Throws as `Store.open`. */
  async follow(id: string | null): Promise<void> {
    const { match, subscribed } = this
    const { source, tell } = this.setting
    if (id !== null) source.matches.voters = this.votes
    let isLeft = false
    const leave = this.leaveMatch
    this.subscribed =
      id === null
        ? null
        : await SubscribedMatch.open(id, source, tell, (item) => {
            leave()
            if (!isLeft) this.channels.addItem(item)
            if (!isLeft && item.kind === 'snapshot') this.onChange()
          })
    leave()
    this.leaveMatch = () => {
      isLeft = true
    }
    if (this.match) this.seating.moveTo(this.match, match)
    await this.placeAll()
    await subscribed?.close()
  }

  /** Keeps bots playing while the window is elsewhere, as long as a player is there; otherwise lets them stop. */
  async keepPace(windowMatch: string | null): Promise<void> {
    const id = this.subscribed?.id ?? null
    this.isHostAway = id !== null && id !== windowMatch
    const isAttended = this.guests.connected.some((guest) => this.places.activeSeat(guest) !== null)
    await this.pace.keep(this.isHostAway && isAttended ? id : null)
  }

  /**
   * Gives the seats of a match the names of their guests; after its end only that of one guest. Throws `save-failed`.
   * @param changed the guest whose name has been taken away
   */
  async nameSeats(changed: GuestRecord | null = null): Promise<void> {
    const { subscribed, match } = this
    if (!subscribed || !match) return
    for (const { seat, name } of this.seating.named(match)) {
      if (match.outcome && (changed === null || seat !== changed.seat)) continue
      if (match.seats.some((one) => one.seat === seat && one.name !== name)) await subscribed.rename(seat, name)
    }
  }

  /** Moves every guest to the feed that it may follow now. */
  async placeAll(): Promise<void> {
    await this.casters.follow()
    for (const guest of this.guests.connected) {
      const place = await this.places.placeFor(guest)
      if (place === guest.place) continue
      this.places.leave(guest)
      this.places.settle(guest, place)
      this.messages.tellRoom(guest)
      this.places.join(guest, null)
    }
    const used = new Set(this.guests.all.flatMap(({ place }) => place ?? []))
    await this.subscribed?.closeUnused(used)
  }

  /** Admits a connected guest: sends its place first, then what it lacks. */
  async enter(guest: GuestRecord, connection: string, resume: ResumePoint | null): Promise<void> {
    this.places.settle(guest, await this.places.placeFor(guest))
    this.setting.tell({ kind: 'welcome', connection, room: this.messages.messageFor(guest) })
    this.pictures.greet(guest)
    this.places.join(guest, resume)
    this.greet(guest)
  }

  /** Sends the guest nothing more of the match. */
  leave(guest: GuestRecord): void {
    this.places.leave(guest)
  }

  /** Replaces all messages that the guest has not read. */
  catchUp(guest: GuestRecord): void {
    if (guest.connection === null) return
    if (guest.place?.broadcast.log.snapshot) guest.place.broadcast.sendSnapshot(guest.connection)
    this.messages.tellRoom(guest, !guest.place?.broadcast.log.snapshot)
    this.greet(guest)
  }

  /** Tells the players' screens and overlays what the window of the table has shown. */
  tellShown(shown: ShownMoves): void {
    if (shown.match !== this.subscribed?.id) return
    this.messages.tellShown(shown)
    if (!this.isHostAway) this.pictures.hearWindow(shown)
  }

  /** Ends what the guests of a caster's channel have shown. */
  silence(channel: string): void {
    this.commentary.end(channel)
  }

  async close(): Promise<void> {
    this.votes.close()
    this.channels.close()
    this.commentary.close()
    await this.casters.close()
    for (const guest of this.guests.all) this.places.leave(guest)
    await this.pace.keep(null)
    await this.subscribed?.close()
    this.subscribed = null
  }

  /** Sends the guests of a channel what has changed for them. */
  private tellChannel(id: string): void {
    for (const guest of this.guests.connected.filter(({ channel }) => channel === id)) {
      this.places.settle(guest, guest.place)
      this.messages.tellRoom(guest)
    }
    this.commentary.followMatch(id)
    if (this.channels.casterOf(id)) this.onChange()
  }

  /** Sends what a channel shows beside the match; after the match, which replaces all messages. */
  private greet(guest: GuestRecord): void {
    this.votes.greet(guest)
    this.commentary.greet(guest)
  }
}
