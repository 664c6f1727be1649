import type { FeedMessage } from '../contract/ipc.ts'
import type { Rights } from './rights.ts'

/** A client of the host, such as the window. */
export interface Client {
  /** Read again whenever the client opens a match; `Sessions.regrant` applies a change to the open one. */
  readonly rights: Rights
  /** Sends a message without waiting; ignored once the client is gone. */
  send(message: FeedMessage): void
}
