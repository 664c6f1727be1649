import type { FeedMessage } from '../contract/ipc.ts'
import type { Rights } from './rights.ts'

/** A client of the host, such as the window. */
export interface Client {
  /** Fixed for the life of the client. */
  readonly rights: Rights
  /** Sends a message without waiting; ignored once the client is gone. */
  send(message: FeedMessage): void
}
