import type { FeedMessage } from '../contract/ipc.ts'
import type { Rights } from './rights.ts'

/** A client of the host, such as the window. */
export interface Caller {
  /** Fixed for the life of the caller. */
  readonly rights: Rights
  /** Sends a message without waiting; ignored once the caller is gone. */
  send(message: FeedMessage): void
}
