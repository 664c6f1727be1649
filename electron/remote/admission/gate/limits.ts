import type { ExtentLimits } from '../../../../engine/kernel/extent.ts'
import type { Rate } from './rates/bucket.ts'

/** The limits for strangers and guests on this computer. Times are in milliseconds, sizes in bytes. */
export interface Limits {
  /** TCP connections, in total and from one address: pages, their files and WebSockets. */
  readonly sockets: Share
  /** WebSockets that have sent a valid token, and further ones of guests with a seat. */
  readonly guests: Share
  readonly seated: Share
  /** WebSockets that have not sent a valid token yet. */
  readonly strangers: Share
  /** New WebSockets from one address. */
  readonly arrivals: Rate
  /** HTTP requests per minute from one address. */
  readonly requestsPerMinute: number
  /**
   * Requests for the state of channels per minute from one address, streams of it, in total and for one token or from
   * one address, and the time for the host's answer.
   */
  readonly airPerMinute: number
  readonly airStreams: Share
  readonly airAnswer: number
  /** Posts under `/air/` per minute from one address, and those that may wait for the host at the same time. */
  readonly airPostsPerMinute: number
  readonly airPostsWaiting: number
  /**
   * The time until the header of a request is complete, for the whole request, and for a connection to be idle after
   * it.
   */
  readonly header: number
  readonly request: number
  readonly idle: number
  /** The time until a WebSocket has sent its hello. */
  readonly hello: number
  /** The longest message of a guest, and the most it may contain. */
  readonly message: number
  readonly extent: ExtentLimits
  /** Messages of one guest, pings included; calls of all guests together. */
  readonly calls: Rate
  readonly allCalls: Rate
  /** Refused messages of one connection; with more it is closed. */
  readonly faults: Rate
  /** Tries of words from one address, and from all addresses together; wrong guesses at the same words. */
  readonly tries: Rate
  readonly allTries: Rate
  readonly guesses: number
  /** Requests that wait for approval at the same time, and the time for each. */
  readonly requests: number
  readonly waiting: number
  /**
   * The time between pings, usually and for a screen with a seat, the time for an answer before a screen counts as away,
   * and the time without any sign of life after which a connection is closed.
   */
  readonly ping: number
  readonly seatPing: number
  readonly answer: number
  readonly silence: number
  /** The bytes that the system may hold for one connection, and the bytes that may wait behind them. */
  readonly sending: number
  readonly queue: number
  /** The time for which a reader may accept nothing. */
  readonly stall: number
  /** The time for a closing connection to answer. */
  readonly goodbye: number
  /** The interval of checking the time limits, and of reading the networks: systems do not report changes. */
  readonly tick: number
  readonly look: number
}

/** The most in total, and the most from one address. */
export interface Share {
  readonly all: number
  readonly perAddress: number
}

const SECOND = 1000
const KB = 1024

/**
 * Fewer sockets than the 1024 files that many systems allow a program. A household may share one address, and the
 * overlays of a stream all come from this computer. WebSockets of all kinds leave places for pages (400 + 32 + 64 <
 * 640).
 */
export const LIMITS: Limits = {
  sockets: { all: 640, perAddress: 96 },
  guests: { all: 400, perAddress: 48 },
  seated: { all: 32, perAddress: 32 },
  strangers: { all: 64, perAddress: 16 },
  arrivals: { burst: 40, perSecond: 2 },
  requestsPerMinute: 1500,
  airPerMinute: 240,
  airStreams: { all: 20, perAddress: 8 },
  airAnswer: 5 * SECOND,
  airPostsPerMinute: 1500,
  airPostsWaiting: 64,
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
  ping: 4 * SECOND,
  seatPing: 0.8 * SECOND,
  answer: 0.7 * SECOND,
  silence: 16 * SECOND,
  sending: 64 * KB,
  queue: 192 * KB,
  stall: 15 * SECOND,
  goodbye: SECOND,
  tick: 250,
  look: 2 * SECOND,
}
