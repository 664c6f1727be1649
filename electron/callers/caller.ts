import type { FeedMessage } from '../contract/ipc.ts'
import type { Rights } from './rights.ts'

/** Whoever asks the host for something, such as the window. */
export interface Caller {
  /** They never change: whoever is to have others is another caller. */
  readonly rights: Rights
  /** Tells the caller something without waiting for it; ignored once it is gone. */
  send(message: FeedMessage): void
}
