import { LONGEST_RECEIVED } from '../../../contract/received.ts'
import type { Rate } from '../../admission/gate/rates/bucket.ts'

/** The limits for a table on this computer. Times are in milliseconds, sizes in bytes. */
export interface JoiningLimits {
  /** The time until a server answers, and until the connection is a WebSocket. */
  readonly handshake: number
  /** The longest message. */
  readonly message: number
  /** Messages of the table, pings included, and their total size. */
  readonly messages: Rate
  readonly bytes: Rate
  /** The bytes that may wait to be sent. */
  readonly queue: number
  /** Calls that may wait for an answer. */
  readonly calls: number
}

const SECOND = 1000
const MB = 1024 * 1024

/** A match sends far less: a move takes a few kB, a snapshot a few hundred, the log of a long match a few MB. */
export const JOINING_LIMITS: JoiningLimits = {
  handshake: 6 * SECOND,
  message: LONGEST_RECEIVED,
  messages: { burst: 400, perSecond: 60 },
  bytes: { burst: 24 * MB, perSecond: MB / 2 },
  queue: 256 * 1024,
  calls: 64,
}
