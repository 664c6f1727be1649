import type { AirPost } from '../../contract/airPosts.ts'
import type { Device, JoinRequest, Network, PairingWords, RoomMessage, TableAbout } from '../../contract/screens.ts'
import type { CloseReason } from '../../contract/socket.ts'

export { CLOSE_CODE, CLOSE_REASONS, type CloseReason, SOCKET_PATH } from '../../contract/socket.ts'

/**
 * The messages between the host and the process that talks to guests. The process knows tokens and connections, but no
 * matches; the host knows guests, but no sockets. Neither waits for the other.
 */

/** The place where the process listens. */
export interface Listen {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** The folder of the built pages; nothing else is served. */
  readonly pages: string
  /** The hosts that requests may name, without ports: protects against DNS rebinding. */
  readonly names: readonly string[]
  /** The version of this program, for the handshake. */
  readonly version: string
  /** The name under which the table is announced on the network; null if it is not announced. */
  readonly announceAs: string | null
}

/** A token, as SHA-256 in hexadecimal digits: the process never needs the token itself. */
export type TokenHash = string

/** The data that identifies guests with a seat, when they return or take a seat. */
export interface Seated {
  /** The addresses of their screens, such as `192.168.1.24`. */
  readonly addresses: readonly string[]
  /** The secrets of their screens, and the tokens of all seats, as SHA-256 in hexadecimal digits. */
  readonly screens: readonly string[]
  readonly tokens: readonly TokenHash[]
}

/** The messages of the host to the process. */
export type ToServer =
  | { readonly kind: 'listen'; readonly listen: Listen }
  | { readonly kind: 'stop' }
  /** The announced facts beside the table's name, while it is announced. */
  | { readonly kind: 'about'; readonly about: TableAbout | null }
  /** The tokens that are valid from now on; connections with others are closed with `revoked`. */
  | { readonly kind: 'tokens'; readonly hashes: readonly TokenHash[] }
  /** The screens that have a seat, or the address of one: places are kept for them. */
  | { readonly kind: 'seated'; readonly seated: Seated }
  /** The valid words; null if there are none. */
  | { readonly kind: 'words'; readonly words: PairingWords | null }
  /** Answers `asked`: gives the waiting guest a token, or refuses it. */
  | { readonly kind: 'admit'; readonly request: string; readonly token: string | null }
  /** Answers `arrived`: the guest may call from now on, and is sent its room. `close` disconnects it instead. */
  | { readonly kind: 'welcome'; readonly connection: string; readonly room: RoomMessage }
  /**
   * Answers `call` with a JSON-RPC response as text (`rpc.ts`). Answers are sent even to connections that are behind.
   */
  | { readonly kind: 'answer'; readonly connection: string; readonly text: string }
  /** A result that several answers share, as JSON: kept until another comes `instead`. */
  | { readonly kind: 'share'; readonly key: string; readonly text: string; readonly instead: string | null }
  /** Answers `call` with a shared result. */
  | {
      readonly kind: 'answerShared'
      readonly connection: string
      readonly id: number | string
      readonly key: string
    }
  /**
   * One text for several connections, serialized once. `snapshot`: it replaces all messages that are still queued for
   * them.
   */
  | {
      readonly kind: 'send'
      readonly connections: readonly string[]
      readonly text: string
      readonly snapshot: boolean
    }
  | { readonly kind: 'close'; readonly connection: string; readonly reason: CloseReason }
  /** The state of the channel of an address (`AirState` as JSON); null if the address has no channel. */
  | { readonly kind: 'air'; readonly token: TokenHash; readonly text: string | null }
  /** Answers `airPost` with a status of HTTP and JSON. */
  | { readonly kind: 'airAnswer'; readonly id: string; readonly status: number; readonly text: string }

/** Passes a message to the process that has the sockets, without waiting. */
export type Tell = (message: ToServer) => void

/** The kind of service under which tables are announced on a network (RFC 6763). */
export const SERVICE = 'captains-table'

/** The addresses of overlays. */
export const OVERLAY = '/overlay/:part(^[a-z-]{1,16}$)'

/** The files of the built pages behind the addresses that guests open, such as `/overlay/score`. */
export const PAGE_FILES = {
  '/': 'seat.html',
  '/watch': 'watch.html',
  [OVERLAY]: 'overlay.html',
  '/overlays': 'overlays.html',
  '/caster': 'caster.html',
} as const

/** The messages of the process to the host. */
export type FromServer =
  | { readonly kind: 'listening'; readonly port: number }
  /**
   * No guest can join any more; `listen` tries again. `code` is the system's (`EADDRINUSE`, `EADDRNOTAVAIL` …), or
   * `crashed` when the process has crashed too often.
   */
  | { readonly kind: 'failed'; readonly code: string; readonly detail: string }
  /** Another device has reached the port for the first time since the process began to listen, with any request. */
  | { readonly kind: 'reached' }
  /** The networks of this computer have changed while the process listens; the shared one may have gone. */
  | { readonly kind: 'networks'; readonly networks: readonly Network[] }
  /** A connection with a valid token has sent its hello. `screen` is the secret that identifies the screen. */
  | {
      readonly kind: 'arrived'
      readonly connection: string
      readonly token: TokenHash
      readonly screen: string
      readonly name: string
      readonly device: Device
      readonly address: string
      readonly language: string
      /** The last history and event that the guest has; null if it has none. */
      readonly resume: ResumePoint | null
    }
  | { readonly kind: 'left'; readonly connection: string }
  /** A guest has typed the right words. */
  | { readonly kind: 'asked'; readonly request: JoinRequest }
  | { readonly kind: 'askedNoMore'; readonly request: string }
  /** The words are no longer valid, because too many wrong ones were tried. */
  | { readonly kind: 'wordsSpent' }
  /** A call of a guest: JSON of bounded size, depth and rate, not yet checked by a schema. `id` is echoed in the answer. */
  | {
      readonly kind: 'call'
      readonly connection: string
      readonly id: number | string
      readonly method: string
      readonly params: unknown
    }
  /**
   * The connection's queue was full and has been emptied: the connection is sent only answers until its next snapshot.
   */
  | { readonly kind: 'behind'; readonly connection: string }
  /** Asks for the state of the channel of an address, now and for a minute with each change. */
  | { readonly kind: 'air'; readonly token: TokenHash }
  /** A program has posted JSON under `/air/` with a valid token: of bounded size, depth and rate, not yet checked by a schema. */
  | {
      readonly kind: 'airPost'
      readonly id: string
      readonly token: TokenHash
      /** The address of the computer that it comes from. */
      readonly address: string
      readonly post: AirPost
      readonly body: unknown
    }
  | { readonly kind: 'delay'; readonly connection: string; readonly milliseconds: number }
  /** The guest's screen does not answer, or answers again. */
  | { readonly kind: 'quiet'; readonly connection: string; readonly quiet: boolean }

/** The last point of a guest's feed. */
export interface ResumePoint {
  readonly match: string
  /** Names the numbering of events: it changes when moves are taken back, because their numbers are used again. */
  readonly history: string
  readonly lastEvent: number
}
