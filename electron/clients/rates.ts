import type { Channel } from '../contract/ipc.ts'
import type { Client } from './client.ts'

/** A limit of frequency: `burst` times at once, and `perSecond` more each second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Far more than a player's hands or the fastest match cause. */
const USUAL: Rate = { burst: 600, perSecond: 200 }

/** Channels that show a dialog of the system: the player has to close each. */
const DIALOG: Rate = { burst: 30, perSecond: 0.5 }

/** Channels that write a file, read one, write to the log, open a window or start a bot's search each time. */
const RATES: { readonly [C in Channel]?: Rate } = {
  'match:create': { burst: 20, perSecond: 1 },
  'saves:copy': { burst: 20, perSecond: 1 },
  'saves:rename': { burst: 60, perSecond: 5 },
  'saves:remove': { burst: 100, perSecond: 10 },
  'saves:list': { burst: 60, perSecond: 10 },
  'match:open': { burst: 60, perSecond: 5 },
  'match:advise': { burst: 20, perSecond: 2 },
  'match:analysis': { burst: 60, perSecond: 5 },
  'match:replay': { burst: 60, perSecond: 5 },
  'match:deal': { burst: 10, perSecond: 1 },
  'match:giveUp': { burst: 60, perSecond: 5 },
  'match:end': { burst: 60, perSecond: 5 },
  'match:pause': { burst: 60, perSecond: 5 },
  'match:playOut': { burst: 60, perSecond: 5 },
  'match:seat': { burst: 60, perSecond: 5 },
  'joining:connect': { burst: 30, perSecond: 1 },
  'joining:look': { burst: 30, perSecond: 2 },
  'app:report': { burst: 20, perSecond: 0.2 },
  'windows:private': { burst: 20, perSecond: 1 },
  'windows:protect': { burst: 20, perSecond: 1 },
  'windows:feed': { burst: 20, perSecond: 1 },
  'app:showReports': { burst: 5, perSecond: 0.2 },
  'saves:export': DIALOG,
  'saves:import': DIALOG,
  'pictures:export': DIALOG,
  'replays:open': DIALOG,
  'files:open': DIALOG,
  'files:choose': DIALOG,
  'files:saveRuleset': DIALOG,
}

/** Lines of the log about calls that were refused or failed. */
const LOG_LINES: Rate = { burst: 60, perSecond: 1 }

/** Counts the calls of each client. `now` is in milliseconds and never goes back. */
export class CallRates {
  private readonly now: () => number
  private readonly buckets = new WeakMap<object, Map<string, Bucket>>()

  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  /** Returns whether the client may use a channel now; if so, counts the call. */
  allows(client: Client, channel: Channel): boolean {
    return this.take(client, channel, RATES[channel] ?? USUAL)
  }

  /** Returns whether another refusal of this client may be logged. */
  allowsLogLine(client: Client): boolean {
    return this.take(client, 'log', LOG_LINES)
  }

  /** Returns whether `client` may do something once more now, or `times` more; if so, counts it. */
  take(client: object, what: string, rate: Rate, times = 1): boolean {
    const own = this.buckets.get(client) ?? new Map<string, Bucket>()
    this.buckets.set(client, own)
    const now = this.now()
    const { left, at } = own.get(what) ?? { left: rate.burst, at: now }
    const refilled = Math.min(rate.burst, left + ((now - at) / 1000) * rate.perSecond)
    const isAllowed = refilled >= times
    own.set(what, { left: isAllowed ? refilled - times : refilled, at: now })
    return isAllowed
  }
}

/** The rest of a rate, and the time at which it was counted. */
interface Bucket {
  readonly left: number
  readonly at: number
}
