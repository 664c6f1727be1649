import type { MatchInfo } from '../../contract/ipc.ts'
import type { Lobby, RoomMessage, ShownMoves } from '../../contract/screens.ts'
import type { GuestRecord, Guests } from '../admission/guests.ts'
import type { Seating } from '../admission/seating.ts'
import { seenFrom } from '../feeds/feedLog.ts'
import type { Tell } from '../link/link.ts'
import { notificationText } from '../link/rpc.ts'
import type { Casters } from './casters/casters.ts'
import type { Channels } from './channels/channels.ts'
import type { Leading } from './leading.ts'
import type { Places } from './places.ts'
import type { Votes } from './votes/votes.ts'

/** The guests of a room, where they sit, and which of them leads. */
export interface TablePeople {
  readonly guests: Guests
  readonly seating: Seating
  readonly leading: Leading
}

export interface RoomMessagesSetting extends TablePeople {
  readonly channels: Channels
  readonly casters: Casters
  readonly votes: Votes
  readonly places: Places
  readonly tell: Tell
  /** Milliseconds since 1970. */
  readonly wallClock: () => number
  /** Returns the match on the table and the public state of the table. */
  readonly now: () => { readonly match: MatchInfo | null; readonly lobby: Lobby | null }
}

/** Messages to guests about the table beside the match: the place of each, and the lobby. */
export class RoomMessages {
  private readonly setting: RoomMessagesSetting
  private toldLobby = 'null'
  /** The last match and its moves that the table's own screen has shown. */
  private toldMoves = ''
  /** What each guest knows of its parts beside the match, as JSON. */
  private readonly toldParts = new WeakMap<GuestRecord, string>()

  constructor(setting: RoomMessagesSetting) {
    this.setting = setting
  }

  /** Sends a guest its place at the table. */
  tellRoom(guest: GuestRecord, snapshot = false): void {
    if (guest.connection === null) return
    const text = notificationText('room.changed', this.messageFor(guest))
    this.setting.tell({ kind: 'send', connections: [guest.connection], text, snapshot })
  }

  /** Sends the lobby to all guests, if it has changed; to those of a channel after its delay. */
  tellLobby(): void {
    const { guests, channels, now } = this.setting
    const { lobby } = now()
    const text = JSON.stringify(lobby)
    if (text === this.toldLobby) return
    this.toldLobby = text
    channels.addLobby(lobby)
    for (const guest of guests.connected) if (guest.channel === null) this.tellRoom(guest)
  }

  /** Tells the screens in the room, once for each move, what the window of the table has shown. */
  tellShown(shown: ShownMoves): void {
    const moves = `${shown.match}/${shown.moves}`
    if (moves === this.toldMoves) return
    this.toldMoves = moves
    const connections = this.setting.guests.connectionsOf(null)
    const text = notificationText('room.shown', shown)
    if (connections.length > 0) this.setting.tell({ kind: 'send', connections, text, snapshot: false })
  }

  /** Tells players what casters ask, and viewers whether they vote, if that has changed. */
  tellParts(): void {
    for (const guest of this.setting.guests.connected) {
      if ((this.toldParts.get(guest) ?? '{}') !== JSON.stringify(this.partsOf(guest))) this.tellRoom(guest)
    }
  }

  /** Returns the place of a guest at the table, which the guest is sent now. */
  messageFor(guest: GuestRecord): RoomMessage {
    const { channels, seating, leading, places, wallClock, now } = this.setting
    const { id, name, role, place } = guest
    const { match: played, lobby: shown } = now()
    const seen = played && seenFrom(played, place?.viewer ?? 'spectator')
    const { lobby, match } = channels.of(guest) ?? { lobby: shown, match: seen }
    const seat = seating.chairOf(guest, places.activeSeat(guest))
    const waits = seat === null && seating.wishOf(guest) === null
    const leads = leading.leads(guest, played)
    const parts = this.partsOf(guest)
    this.toldParts.set(guest, JSON.stringify(parts))
    const about = { id, name, role, seat, ...(waits && { waits }), ...(leads && { leads }), ...parts }
    return { kind: 'room', guest: about, lobby, match, now: wallClock() }
  }

  /** Returns what casters ask of a guest, and whether it votes. */
  private partsOf(guest: GuestRecord): Pick<RoomMessage['guest'], 'caster' | 'votes'> {
    const { casters, places, votes } = this.setting
    const seat = guest.channel === null ? places.activeSeat(guest) : null
    const caster = seat === null ? null : casters.answerOf(seat)
    return { ...(caster && { caster }), ...(votes.reaches(guest) && { votes: true }) }
  }
}
