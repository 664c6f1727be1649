import type { CloseReason, TokenHash } from '../../link/link.ts'
import type { CallId, RpcCode } from '../../link/rpc.ts'
import type { GuestRequest } from './requests.ts'

/** How far a connection has come. */
export type Stage =
  /** It must say hello by then. */
  | { readonly kind: 'stranger'; readonly until: number }
  /** It has given the right words and waits for the table to open. */
  | { readonly kind: 'knocking'; readonly request: string; readonly call: CallId; readonly until: number }
  /** It has shown a good token and waits for the host's welcome. */
  | { readonly kind: 'arriving'; readonly call: CallId }
  | { readonly kind: 'guest' }
  | { readonly kind: 'closed' }

/** Whom a connection talks to. */
export interface Desk {
  receive(connection: Connection, request: GuestRequest): void
  behind(connection: Connection): void
  delay(connection: Connection, milliseconds: number): void
  /** A guest's screen does not answer, or answers again. */
  quiet(connection: Connection, isQuiet: boolean): void
  /** The connection has ended, by whatever side; told once. `before`: how far it had come. */
  ended(connection: Connection, before: Stage): void
}

/** A connection of a stranger or guest, whatever carries its messages. */
export interface Connection {
  readonly id: string
  /** As people know it, such as `192.168.1.24`. */
  readonly address: string
  /** What is limited as one address. */
  readonly key: string
  stage: Stage
  /** The token that it came with; null before. */
  token: TokenHash | null
  /** Notes that it has shown a good token. */
  readonly vouch: () => void
  /** Sends a message of a feed; a snapshot replaces all that is still queued. */
  send(bytes: Buffer, isSnapshot: boolean): void
  /** Sends an answer, in parts where some of it is shared with others. */
  answer(...parts: readonly (string | Buffer)[]): void
  /** Answers a call that the host need not hear of. */
  succeed(id: CallId, result: unknown): void
  /** Refuses a message. Too many refusals close the connection. */
  refuse(id: CallId, code: RpcCode, message: string, data?: unknown): void
  /** Gives another time until it must have said hello. */
  await(milliseconds: number): void
  /** Notes that the page promises to speak again within `next` milliseconds; null: it does not. */
  promise(next: number | null): void
  /** Checks the time limits. */
  tick(): void
  /** Says why, and ends the connection. */
  close(reason: CloseReason): void
}
