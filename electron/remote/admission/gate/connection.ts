import type { CloseReason, TokenHash } from '../../link/link.ts'
import type { CallId, RpcCode } from '../../link/rpc.ts'
import type { GuestRequest } from './requests.ts'

/** The stage of a connection on its way to a guest. */
export type Stage =
  /** The connection must send its hello by then. */
  | { readonly kind: 'stranger'; readonly until: number }
  /** The connection has sent the right words and waits for the table's approval. */
  | { readonly kind: 'pairing'; readonly request: string; readonly call: CallId; readonly until: number }
  /** The connection has sent a valid token and waits for the host's welcome. */
  | { readonly kind: 'arriving'; readonly call: CallId }
  | { readonly kind: 'guest' }
  | { readonly kind: 'closed' }

/** The receiver of a connection's requests. */
export interface Desk {
  receive(connection: Connection, request: GuestRequest): void
  behind(connection: Connection): void
  delay(connection: Connection, milliseconds: number): void
  /** Called when a guest's screen stops answering, or answers again. */
  quiet(connection: Connection, isQuiet: boolean): void
  /** Called once when the connection has ended, from either side, with its stage `before`. */
  ended(connection: Connection, before: Stage): void
}

/** A connection of a stranger or guest, over any transport. */
export interface Connection {
  readonly id: string
  /** The address in the form for people, such as `192.168.1.24`. */
  readonly address: string
  /** The unit that counts as one address for limits. */
  readonly key: string
  stage: Stage
  /** The token that the connection has sent; null until then. */
  token: TokenHash | null
  /** The hash of the screen that the connection has sent with it. */
  screen: string | null
  /** True if the screen has a seat. */
  hasSeat: boolean
  /** Notes that the connection has sent a valid token. */
  readonly vouch: () => void
  /** Sends a message of a feed; a snapshot replaces all messages that are still queued. */
  send(bytes: Buffer, isSnapshot: boolean): void
  /** Sends an answer, in parts if some of it is shared with others. */
  answer(...parts: readonly (string | Buffer)[]): void
  /** Answers a call without asking the host. */
  succeed(id: CallId, result: unknown): void
  /** Refuses a message. Too many refusals close the connection. */
  refuse(id: CallId, code: RpcCode, message: string, data?: unknown): void
  /** Gives the connection more time for its hello. */
  await(milliseconds: number): void
  /** Notes that the page announces another message within `next` milliseconds; null if it announces none. */
  promise(next: number | null): void
  /** Checks the time limits. */
  tick(): void
  /** Sends the reason, and ends the connection. */
  close(reason: CloseReason): void
}
