import type { ExtentLimits } from '../../../../engine/kernel/extent.ts'
import type { Rate } from './rates/bucket.ts'

/** What strangers and guests may use of this computer. Times are in milliseconds, sizes in bytes. */
export interface Limits {
  /** TCP connections, of all and of one address: pages, their files and WebSockets. */
  readonly sockets: Share
  /** WebSockets that have shown a good token, and further ones of those with a seat. */
  readonly guests: Share
  readonly seated: Share
  /** WebSockets that have not shown a good token yet. */
  readonly strangers: Share
  /** New WebSockets of one address. */
  readonly arrivals: Rate
  /** HTTP requests a minute of one address. */
  readonly requestsPerMinute: number
  /** Until the header of a request is complete, the whole request, and how long a connection may be idle after it. */
  readonly header: number
  readonly request: number
  readonly idle: number
  /** Until a WebSocket has said hello. */
  readonly hello: number
  /** The longest message of a guest, and what it may hold. */
  readonly message: number
  readonly extent: ExtentLimits
  /** Messages of one guest, pings included; calls of all guests together. */
  readonly calls: Rate
  readonly allCalls: Rate
  /** Messages of one connection that are refused; with more it is closed. */
  readonly faults: Rate
  /** Tries of words of one address, and of all addresses together; wrong guesses at the same words. */
  readonly tries: Rate
  readonly allTries: Rate
  readonly guesses: number
  /** Those who wait at the door at the same time, and for how long. */
  readonly requests: number
  readonly waiting: number
  /** Time between pings, how long an answer to one may take before its screen counts as away, and after how long without any sign of life a connection is given up. */
  readonly ping: number
  readonly answer: number
  readonly silence: number
  /** What is handed to the system for one connection, and what may wait behind it. */
  readonly sending: number
  readonly queue: number
  /** How long a reader may take nothing. */
  readonly stall: number
  /** How long a closing connection may take to answer. */
  readonly goodbye: number
  /** How often the time limits are checked, and how often the networks are looked at: systems do not tell changes. */
  readonly tick: number
  readonly look: number
}

/** The most together, and the most from one address. */
export interface Share {
  readonly all: number
  readonly perAddress: number
}

const SECOND = 1000
const KB = 1024

/**
 * Fewer sockets than the 1024 files that many systems allow a program. A household may stand behind one address, and the
 * overlays of a stream all come from this computer. WebSockets of all kinds leave places for pages (400 + 32 + 64 < 640).
 */
export const LIMITS: Limits = {
  sockets: { all: 640, perAddress: 96 },
  guests: { all: 400, perAddress: 48 },
  seated: { all: 32, perAddress: 32 },
  strangers: { all: 64, perAddress: 16 },
  arrivals: { burst: 40, perSecond: 2 },
  requestsPerMinute: 1500,
  header: 5 * SECOND,
  request: 10 * SECOND,
  idle: 10 * SECOND,
  hello: 5 * SECOND,
  message: 16 * KB,
  extent: { depth: 12, values: 2000, text: 16 * KB },
  calls: { burst: 60, perSecond: 20 },
  allCalls: { burst: 1000, perSecond: 500 },
  faults: { burst: 20, perSecond: 0.2 },
  tries: { burst: 5, perSecond: 5 / 60 },
  allTries: { burst: 30, perSecond: 0.5 },
  guesses: 30,
  requests: 8,
  waiting: 120 * SECOND,
  ping: 0.8 * SECOND,
  answer: 0.7 * SECOND,
  silence: 16 * SECOND,
  sending: 64 * KB,
  queue: 192 * KB,
  stall: 15 * SECOND,
  goodbye: SECOND,
  tick: 250,
  look: 2 * SECOND,
}
