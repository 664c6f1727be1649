import type { Seat } from '../../engine/kernel/game.ts'
import type { RoomChannel } from './channels.ts'
import type { MatchClock } from './clock.ts'
import type { FeedMessage } from './feed.ts'
import type { GameId, MapLabel, MatchInfo, SeatPlan } from './match.ts'
import type { Problem } from './problem.ts'
import type { VotingRules } from './vote.ts'

/** The devices that can reach the table: programs on this computer, or all devices on one network. */
export type Reach =
  | { readonly kind: 'computer' }
  /** `address` is one of `ScreensState.networks`. */
  | { readonly kind: 'network'; readonly address: string }

/** A network interface of this computer with an address that other devices can open. */
export interface Network {
  /** The system's name, such as `wlan0` or `Wi-Fi`. */
  readonly name: string
  readonly address: string
}

/** A table that announces itself on a network of this computer. Its announcement is not proven. */
export interface FoundTable {
  readonly name: string
  readonly address: string
  readonly port: number
  /** The version of its program. */
  readonly version: string
  /** The match that is played there, or the next; null if there is none, or it is not announced. */
  readonly about: TableAbout | null
}

/** The announcement of a table for those who look for one. */
export interface TableAbout {
  readonly game: GameId
  /** Free seats of other screens. */
  readonly freeSeats: number
  /** The first player at the table's own window; missing if there is none, or from an older version. */
  readonly owner?: string
}

/** The use of an address: entering the room and asking for a seat, playing one seat, or watching. */
export type LinkChannel =
  | { readonly kind: 'room' }
  /** `id` is that of the channel; missing for `watch`. `caster` is set for the channel of a caster. */
  | { readonly kind: 'watch'; readonly id?: string; readonly caster?: true }
  | { readonly kind: 'seat'; readonly seat: Seat }

/** An address with its token, for a QR code or to be copied. */
export interface Link {
  /** Names the link when it is revoked; not the token. */
  readonly id: string
  readonly channel: LinkChannel
  /** The whole address; the token is its fragment, which browsers never send. */
  readonly url: string
  /** The guest that a seat's address is bound to. */
  readonly guest: string | null
}

/** Words to type instead of scanning an address: valid once, and only until `until`. */
export interface PairingWords {
  readonly words: readonly string[]
  /** Milliseconds since 1970. */
  readonly until: number
}

export const DEVICES = ['phone', 'computer', 'game', 'overlay'] as const
/** The kind of device that a guest joined with; `game` is another copy of the program. */
export type Device = (typeof DEVICES)[number]

/** A screen in the room. It stays in the room for a while after it has lost its connection. */
export interface Guest {
  readonly id: string
  readonly name: string
  readonly device: Device
  /** The address it comes from; `127.0.0.1` for this computer. */
  readonly address: string
  /** The seat that it plays; null if it watches or has not chosen yet. */
  readonly seat: Seat | null
  readonly connected: boolean
  /** The time of a message there and back, in milliseconds; null until measured. */
  readonly delay: number | null
  /** Set while it waits for a seat: the one that it wants, or null for any. */
  readonly wish?: Seat | null
  /** The id of the channel that it watches; missing for a guest in the room. */
  readonly channel?: string
  /** The name that it has given itself and that no other player sees before it is approved; missing for none. */
  readonly askedName?: string
}

/** A person who has typed the pairing words and waits to be admitted. */
export interface JoinRequest {
  readonly id: string
  readonly name: string
  readonly device: Device
  readonly address: string
  readonly seat: Seat | null
}

/** The seats of the match on the table or of the next one, visible to all in the room. */
export interface Lobby {
  readonly game: GameId
  readonly title: string
  /** Null while the next match is not dealt yet. */
  readonly matchId: string | null
  /** Missing for the usual map of its game. */
  readonly map?: MapLabel
  /** Missing for a match without a clock. */
  readonly clock?: MatchClock
  /** Set while the table's own screen shows something else. */
  readonly hostAway?: true
  readonly seats: readonly LobbySeat[]
}

/** The seats of a match that is not dealt yet. */
export interface LobbyPlan extends Pick<Lobby, 'game' | 'title' | 'map' | 'clock'> {
  /** In order of play. */
  readonly seats: readonly (SeatPlan & { readonly seat: Seat })[]
}

export interface LobbySeat {
  readonly seat: Seat
  readonly name: string
  /** The kind of its player; a seat of another screen has a guest once one has taken it. */
  readonly by: 'here' | 'bot' | 'elsewhere'
  readonly guest: string | null
  readonly connected: boolean
  /** Set if viewers play the seat, which is a bot's. */
  readonly audience?: true
}

/** A room that other screens can reach. */
export interface Room {
  readonly reach: Reach
  /** The address without a token, in the form for typing: `192.168.1.24:4173`. */
  readonly address: string
  readonly lobby: Lobby | null
  readonly links: readonly Link[]
  readonly words: PairingWords | null
  readonly guests: readonly Guest[]
  readonly requests: readonly JoinRequest[]
  /** The delay of `watch`, in milliseconds; 0 also while it waits for an end, see `channels`. */
  readonly watchDelay: number
  /** All channels for watching, `watch` first. */
  readonly channels?: readonly RoomChannel[]
  /** The rules for votes of viewers who play a seat. */
  readonly voting?: VotingRules
  /** The end of the present vote, in milliseconds since 1970; missing without one. */
  readonly voteUntil?: number
  /** Set while the first phone at a seat may pause and end the match. */
  readonly phoneLeads?: true
  /** The time when the room became reachable there, in milliseconds since 1970. */
  readonly since: number
  /**
   * True once another device has reached this computer, or a player the table; if it stays false for long, the network
   * may isolate its devices.
   */
  readonly reached: boolean
  /** The current problem, such as a network that has gone away; the match continues. */
  readonly problem: Problem | null
}

/** A port that could not be opened: the players decide what to do. */
export interface BlockedPort {
  readonly reach: Reach
  readonly port: number
  readonly problem: Problem
}

/** The closed table of a match. */
export interface ClosedTable {
  readonly match: string
  /** The devices that could reach the table when it was last open; null if their addresses are no longer valid. */
  readonly reach: Reach | null
}

/** The state of sharing, for the window of the table. */
export interface ScreensState {
  readonly networks: readonly Network[]
  /** Null while nothing is shared. */
  readonly room: Room | null
  /** Missing unless the last attempt to open the room failed. */
  readonly blocked?: BlockedPort
  /** Set from the opening of a match with a closed table until the table is opened, or closed by the players. */
  readonly closed?: ClosedTable
  /** The window with the clean feed: its channel, with its present delay; missing while it is closed. */
  readonly feed?: Pick<RoomChannel, 'id' | 'delay'>
  /** Set while the private window is open. */
  readonly privateWindow?: true
}

/** The usual port, unless another is asked for. */
export const USUAL_PORT = 4173

/** The last point of a feed that a screen has. A screen that returns with it is sent only what it lacks. */
export interface FeedPoint {
  /** Changes whenever event numbers are used again: after an undo or a change of players. */
  readonly history: string
  readonly lastEvent: number
}

/**
 * The messages of the match to a guest: `feed.snapshot`, `feed.batch`, `feed.clocks` and `feed.trouble`. `match.seats`
 * shows the places of people from the guest's side: its own seat is `here` and alone at its screen; all others play
 * elsewhere.
 */
export type GuestSnapshot = Extract<FeedMessage, { readonly kind: 'snapshot' }> & FeedPoint
export type GuestBatch = Extract<FeedMessage, { readonly kind: 'batch' }> & FeedPoint
export type GuestTrouble = Extract<FeedMessage, { readonly kind: 'trouble' }>
export type GuestClocks = Extract<FeedMessage, { readonly kind: 'clocks' }>
export type GuestFeedMessage = GuestSnapshot | GuestBatch | GuestClocks | GuestTrouble

/**
 * Asks a guest's screen to add to the luck of a match before its deal (`luck.sealed`): `hash` is the seal of the host's
 * secret. `seat` is the guest's own; with null the guest is informed, but not asked. The screen draws a number and
 * answers with its seal (`luck.pledge`).
 */
export interface LuckMessage {
  readonly match: string
  readonly hash: string
  readonly seat: Seat | null
}

/** The seals of all numbers (`luck.pledged`): a screen that finds its own there sends its number (`luck.add`). */
export interface PledgesMessage {
  readonly match: string
  readonly pledges: readonly { readonly seat: Seat; readonly hash: string }[]
}

export const GUEST_ROLES = ['player', 'watcher'] as const
/** The role of a guest; one that joined by an address for watching never plays. */
export type GuestRole = (typeof GUEST_ROLES)[number]

/** The part of a match that the table's own screen has shown: phones beside it hold later moves for a moment. */
export interface ShownMoves {
  readonly match: string
  readonly moves: number
  /** The number of the last event that it has shown; missing if it is not known. */
  readonly lastEvent?: number
  /** The history of that number, for overlays; see `FeedPoint`. */
  readonly history?: string
}

/** A notification of the table to a screen at a seat of its room. */
export type RoomNotice =
  | `feed.${GuestFeedMessage['kind']}`
  | 'room.changed'
  | 'room.shown'
  | 'luck.sealed'
  | 'luck.pledged'

/** A notification of the table: one of the room, or one for the pages of an audience. */
export type TableNotice = RoomNotice | 'channel.caster' | 'channel.vote'

/** The answer of a player to a caster who asks to see what is hidden. */
export type CasterAgreement = 'asked' | 'agreed'

/** A guest's place in the room; sent on joining and after every change. */
export interface RoomMessage {
  readonly kind: 'room'
  /** `role` is missing at tables of earlier versions. */
  readonly guest: Pick<Guest, 'id' | 'name' | 'seat'> & {
    readonly role?: GuestRole
    /** Set while the guest waits for any free seat. */
    readonly waits?: true
    /** Set while the guest may pause and end the match. */
    readonly leads?: true
    /** Set while a caster asks the guest to show what is hidden from the audience, or the guest has agreed. */
    readonly caster?: CasterAgreement
    /** Set while votes reach the guest before they are over. */
    readonly votes?: true
  }
  readonly lobby: Lobby | null
  /** The match that follows on the feed; null in the lobby. */
  readonly match: MatchInfo | null
  /** The host's clock in milliseconds since 1970: a guest's own clock may be wrong. */
  readonly now: number
}
