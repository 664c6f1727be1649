import { LONGEST_HEARD } from '../../../contract/heard.ts'
import type { Rate } from '../../admission/gate/rates/bucket.ts'

/** What a table may use of this computer. Times are in milliseconds, sizes in bytes. */
export interface JoiningLimits {
  /** Until somebody answers, and until the connection is a WebSocket. */
  readonly handshake: number
  /** The longest message. */
  readonly message: number
  /** Messages of the table, pings included, and what they hold together. */
  readonly messages: Rate
  readonly bytes: Rate
  /** What may wait to be sent. */
  readonly queue: number
  /** Calls that may wait for an answer. */
  readonly calls: number
}

const SECOND = 1000
const MB = 1024 * 1024

/** A match sends far less: a move is some kB, a snapshot some hundred, the log of a long match some MB. */
export const JOINING_LIMITS: JoiningLimits = {
  handshake: 6 * SECOND,
  message: LONGEST_HEARD,
  messages: { burst: 400, perSecond: 60 },
  bytes: { burst: 24 * MB, perSecond: MB / 2 },
  queue: 256 * 1024,
  calls: 64,
}
