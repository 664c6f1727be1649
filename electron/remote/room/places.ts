import type { Seat, Viewer } from '../../../engine/kernel/game.ts'
import type { Sessions } from '../../clients/sessions.ts'
import { type MatchInfo, playsElsewhere } from '../../contract/ipc.ts'
import type { GuestRecord } from '../admission/guests.ts'
import { clientAt, type FeedPlace } from '../feeds/place.ts'
import type { ResumePoint } from '../link/link.ts'
import type { Channels } from './channels/channels.ts'
import type { SubscribedMatch } from './subscribedMatch.ts'

export interface PlacesSetting {
  readonly sessions: Sessions
  readonly channels: Channels
  /** Returns the followed match; null without one. */
  readonly followed: () => SubscribedMatch | null
}

/** The feed of each guest: which one it may follow, and the client with which it plays. */
export class Places {
  private readonly setting: PlacesSetting

  constructor(setting: PlacesSetting) {
    this.setting = setting
  }

  /** Returns the seat that a guest plays in the match; null without one. */
  activeSeat({ seat }: GuestRecord): Seat | null {
    const plan = this.match?.seats.find((one) => one.seat === seat)
    return plan && playsElsewhere(plan.player) ? plan.seat : null
  }

  /** Returns the viewers that a guest may use: its seat while that is played elsewhere; once the match is over, any. */
  viewersOf(guest: GuestRecord): readonly Viewer[] {
    const own = this.activeSeat(guest) ?? 'spectator'
    const isOver = guest.channel === null && this.match !== null && this.match.outcome !== null
    return isOver ? [own, 'spectator', 'open'] : [own]
  }

  /** Returns the feed that a guest may follow now; null without a match. */
  async placeFor(guest: GuestRecord): Promise<FeedPlace | null> {
    const channel = this.setting.channels.of(guest)
    if (channel) return channel.place
    const [own = 'spectator', ...others] = this.viewersOf(guest)
    const viewer = guest.look !== null && others.includes(guest.look) ? guest.look : own
    return this.setting.followed()?.placeOf(viewer) ?? null
  }

  /** Gives a guest a feed, and the client for its match. */
  settle(guest: GuestRecord, place: FeedPlace | null): void {
    const channel = this.setting.channels.of(guest)
    const match = channel ? channel.match : this.match
    guest.place = place
    guest.client = place && match ? clientAt(place, match.id) : null
    if (guest.client && place?.session) this.setting.sessions.lend(guest.client, place.session)
  }

  /** Sends a guest its feed: what it has missed, or everything. */
  join(guest: GuestRecord, resume: ResumePoint | null): void {
    if (guest.connection === null || !guest.place) return
    const { broadcast } = guest.place
    const isSame = resume?.match === broadcast.log.snapshot?.message.match.id
    broadcast.join(guest.connection, isSame ? resume : null)
  }

  /** Sends the guest nothing more of the match. */
  leave(guest: GuestRecord): void {
    if (guest.connection !== null) guest.place?.broadcast.leave(guest.connection)
    if (guest.client) this.setting.sessions.takeBack(guest.client)
    guest.place = null
    guest.client = null
  }

  private get match(): MatchInfo | null {
    return this.setting.followed()?.info ?? null
  }
}
