import type { Seat, Viewer } from '../../../engine/kernel/game.ts'
import type { Sessions } from '../../clients/sessions.ts'
import { type MatchInfo, playsElsewhere } from '../../contract/ipc.ts'
import type { CasterAgreement, Lobby, RoomMessage, ShownMoves, TableNotice } from '../../contract/screens.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import type { GuestRecord, Guests } from '../admission/guests.ts'
import type { Seating } from '../admission/seating.ts'
import { seenFrom } from '../feeds/feedLog.ts'
import { clientAt, type FeedPlace } from '../feeds/place.ts'
import type { FeedSource } from '../feeds/viewerFeed.ts'
import type { ResumePoint } from '../link/link.ts'
import { notificationText } from '../link/rpc.ts'
import { Casters } from './casters/casters.ts'
import { Commentary } from './casters/commentary.ts'
import type { ChannelPlan } from './channels/channel.ts'
import { Channels } from './channels/channels.ts'
import { LeadingPictures, type LeadingPicturesSetting } from './channels/leadingPictures.ts'
import type { Leading } from './leading.ts'
import { Pace } from './pace.ts'
import { SubscribedMatch } from './subscribedMatch.ts'
import { Votes } from './votes/votes.ts'

export interface TableSetting extends LeadingPicturesSetting {
  readonly source: FeedSource
  readonly sessions: Sessions
  readonly timeSource: TimeSource
  /** Milliseconds since 1970. */
  readonly wallClock: () => number
}

/** The guests of a room, where they sit, and which of them leads. */
export interface TablePeople {
  readonly guests: Guests
  readonly seating: Seating
  readonly leading: Leading
}

/** The match that a room follows, and the messages about it to each guest. Its methods must not overlap. */
export class Table {
  readonly channels: Channels
  readonly casters: Casters
  readonly commentary: Commentary
  readonly pictures: LeadingPictures
  readonly votes: Votes
  private readonly setting: TableSetting
  private readonly guests: Guests
  private readonly seating: Seating
  private readonly leading: Leading
  private readonly onChange: () => void
  private readonly pace: Pace
  private subscribed: SubscribedMatch | null = null
  /** Stops sending the followed match to channels: its last moves would otherwise arrive after the next match. */
  private leaveMatch = () => {}
  private shownLobby = 'null'
  /** The last match and its moves that the table's own screen has shown. */
  private shownMoves = ''
  /** True while the window does not show the followed match. */
  private isHostAway = false
  /** What each guest knows of its parts beside the match, as JSON. */
  private readonly toldParts = new WeakMap<GuestRecord, string>()

  /** @param onChange called when the players of the match have changed, or what an audience with a caster sees */
  constructor(setting: TableSetting, people: TablePeople, channels: readonly ChannelPlan[], onChange: () => void) {
    this.setting = setting
    this.guests = people.guests
    this.seating = people.seating
    this.leading = people.leading
    this.onChange = onChange
    this.pace = new Pace(setting.source.matches, setting.timeSource)
    const publicNow = () => ({ lobby: this.lobby, items: this.subscribed?.latest ?? [] })
    this.channels = new Channels(setting, publicNow, (id) => this.tellChannel(id))
    this.commentary = new Commentary({ ...setting, guests: people.guests, channels: this.channels })
    for (const plan of channels) this.channels.open(plan)
    this.casters = new Casters({
      source: setting.source,
      guests: people.guests,
      channels: this.channels,
      matchNow: () => this.match,
      asksNothing: () => this.subscribed?.isOpenGame ?? true,
    })
    this.pictures = new LeadingPictures(people.guests, this.channels, setting)
    const latest = () => this.subscribed?.last ?? null
    this.votes = new Votes(people.guests, this.channels, { ...setting, latest })
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
    const isAttended = this.guests.connected.some((guest) => this.activeSeat(guest) !== null)
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
      const place = await this.placeFor(guest)
      if (place === guest.place) continue
      this.leave(guest)
      this.settle(guest, place)
      this.tellRoom(guest)
      this.join(guest, null)
    }
    const used = new Set(this.guests.all.flatMap(({ place }) => place ?? []))
    await this.subscribed?.closeUnused(used)
  }

  /** Admits a connected guest: sends its place first, then what it lacks. */
  async enter(guest: GuestRecord, connection: string, resume: ResumePoint | null): Promise<void> {
    this.settle(guest, await this.placeFor(guest))
    this.setting.tell({ kind: 'welcome', connection, room: this.roomMessage(guest) })
    this.pictures.greet(guest)
    this.join(guest, resume)
    this.greet(guest)
  }

  /** Sends the guest nothing more of the match. */
  leave(guest: GuestRecord): void {
    if (guest.connection !== null) guest.place?.broadcast.leave(guest.connection)
    if (guest.client) this.setting.sessions.takeBack(guest.client)
    guest.place = null
    guest.client = null
  }

  /** Replaces all messages that the guest has not read. */
  catchUp(guest: GuestRecord): void {
    if (guest.connection === null) return
    if (guest.place?.broadcast.log.snapshot) guest.place.broadcast.sendSnapshot(guest.connection)
    this.tellRoom(guest, !guest.place?.broadcast.log.snapshot)
    this.greet(guest)
  }

  /** Sends the lobby to all guests, if it has changed; to those of a channel after its delay. */
  tellLobby(): void {
    const lobby = this.lobby
    const text = JSON.stringify(lobby)
    if (text === this.shownLobby) return
    this.shownLobby = text
    this.channels.addLobby(lobby)
    for (const guest of this.guests.connected) if (guest.channel === null) this.tellRoom(guest)
  }

  /** Tells the players' screens, once for each move, and overlays what the window of the table has shown. */
  tellShown(shown: ShownMoves): void {
    if (shown.match !== this.subscribed?.id) return
    const moves = `${shown.match}/${shown.moves}`
    if (moves !== this.shownMoves) this.tellAll(null, 'room.shown', shown)
    this.shownMoves = moves
    if (!this.isHostAway) this.pictures.hearWindow(shown)
  }

  /** Sends all guests of a channel, or with null those in the room, the same notification at once. */
  tellAll(channel: string | null, method: TableNotice, params: object): void {
    const connections = this.guests.connectionsOf(channel)
    const text = notificationText(method, params)
    if (connections.length > 0) this.setting.tell({ kind: 'send', connections, text, snapshot: false })
  }

  tellRoom(guest: GuestRecord, snapshot = false): void {
    if (guest.connection === null) return
    const text = notificationText('room.changed', this.roomMessage(guest))
    this.setting.tell({ kind: 'send', connections: [guest.connection], text, snapshot })
  }

  /** Tells players what casters ask, and viewers whether they vote, if that has changed. */
  tellParts(): void {
    for (const guest of this.guests.connected) {
      if ((this.toldParts.get(guest) ?? '{}') !== JSON.stringify(this.partsOf(guest))) this.tellRoom(guest)
    }
  }

  /** Returns the viewers that a guest may use: its seat while that is played elsewhere; once the match is over, any. */
  viewersOf(guest: GuestRecord): readonly Viewer[] {
    const own = this.activeSeat(guest) ?? 'spectator'
    const isOver = guest.channel === null && this.match !== null && this.match.outcome !== null
    return isOver ? [own, 'spectator', 'open'] : [own]
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
    for (const guest of this.guests.all) this.leave(guest)
    await this.pace.keep(null)
    await this.subscribed?.close()
    this.subscribed = null
  }

  /** Sends the guests of a channel what has changed for them. */
  private tellChannel(id: string): void {
    for (const guest of this.guests.connected.filter(({ channel }) => channel === id)) {
      this.settle(guest, guest.place)
      this.tellRoom(guest)
    }
    this.commentary.followMatch(id)
    if (this.channels.casterOf(id)) this.onChange()
  }

  /** Returns the seat that a guest plays in the match; null without one. */
  activeSeat({ seat }: GuestRecord): Seat | null {
    const plan = this.match?.seats.find((one) => one.seat === seat)
    return plan && playsElsewhere(plan.player) ? plan.seat : null
  }

  private answerOf(guest: GuestRecord): CasterAgreement | null {
    const seat = guest.channel === null ? this.activeSeat(guest) : null
    return seat === null ? null : this.casters.answerOf(seat)
  }

  /** Returns what casters ask of a guest, and whether it votes. */
  private partsOf(guest: GuestRecord): Pick<RoomMessage['guest'], 'caster' | 'votes'> {
    const caster = this.answerOf(guest)
    return { ...(caster && { caster }), ...(this.votes.reaches(guest) && { votes: true }) }
  }

  private async placeFor(guest: GuestRecord): Promise<FeedPlace | null> {
    const channel = this.channels.of(guest)
    if (channel) return channel.place
    const [own = 'spectator', ...others] = this.viewersOf(guest)
    const viewer = guest.look !== null && others.includes(guest.look) ? guest.look : own
    return this.subscribed?.placeOf(viewer) ?? null
  }

  private settle(guest: GuestRecord, place: FeedPlace | null): void {
    const { match } = this.channels.of(guest) ?? this
    guest.place = place
    guest.client = place && match ? clientAt(place, match.id) : null
    if (guest.client && place?.session) this.setting.sessions.lend(guest.client, place.session)
  }

  private join(guest: GuestRecord, resume: ResumePoint | null): void {
    if (guest.connection === null || !guest.place) return
    const { broadcast } = guest.place
    const isSame = resume?.match === broadcast.log.snapshot?.message.match.id
    broadcast.join(guest.connection, isSame ? resume : null)
  }

  /** Sends what a channel shows beside the match; after the match, which replaces all messages. */
  private greet(guest: GuestRecord): void {
    this.votes.greet(guest)
    this.commentary.greet(guest)
  }

  private roomMessage(guest: GuestRecord): RoomMessage {
    const { id, name, role, place } = guest
    const channel = this.channels.of(guest)
    const seen = this.match && seenFrom(this.match, place?.viewer ?? 'spectator')
    const { lobby, match } = channel ?? { lobby: this.lobby, match: seen }
    const seat = this.seating.chairOf(guest, this.activeSeat(guest))
    const waits = seat === null && this.seating.wishOf(guest) === null
    const leads = this.leading.leads(guest, this.match)
    const parts = this.partsOf(guest)
    this.toldParts.set(guest, JSON.stringify(parts))
    const about = { id, name, role, seat, ...(waits && { waits }), ...(leads && { leads }), ...parts }
    return { kind: 'room', guest: about, lobby, match, now: this.setting.wallClock() }
  }
}
