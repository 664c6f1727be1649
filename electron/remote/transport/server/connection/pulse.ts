import type { WebSocket } from 'ws'
import type { Limits } from '../../../admission/gate/limits.ts'
import type { Now } from '../../../admission/gate/rates/bucket.ts'

type PulseLimits = Pick<Limits, 'ping' | 'seatPing' | 'answer' | 'silence'>

/** Pings one connection: measures its delay and detects that it does not answer, or that it is dead. */
export class Pulse {
  /** True if the screen has a seat: the table then notices soon that it is away. */
  hasSeat = false
  private readonly socket: Pick<WebSocket, 'ping'>
  private readonly limits: PulseLimits
  private readonly now: Now
  private lastSign: number
  private lastPing: number
  private pending: { readonly mark: string; readonly at: number } | null = null
  private count = 0
  /** The time of the first ping that has no answer yet. */
  private unanswered: number | null = null
  /** The time by which the page must send another message; null if it has announced none. */
  private promised: number | null = null

  constructor(socket: Pick<WebSocket, 'ping'>, limits: PulseLimits, now: Now) {
    this.socket = socket
    this.limits = limits
    this.now = now
    this.lastSign = now()
    this.lastPing = Number.NEGATIVE_INFINITY
  }

  get isDead(): boolean {
    return this.now() - this.lastSign > this.limits.silence
  }

  /**
   * True if the screen does not answer: its network is gone, or its page is frozen. The system answers pings for a
   * frozen page, so a page announces its next message.
   */
  get isQuiet(): boolean {
    const now = this.now()
    const isUnanswered = this.unanswered !== null && now - this.unanswered > this.limits.answer
    return isUnanswered || (this.promised !== null && now > this.promised)
  }

  /** Records any message from the other side. */
  sign(): void {
    this.lastSign = this.now()
    this.unanswered = null
  }

  /** Notes that the page announces another message within `next` milliseconds; null if it announces none. */
  promise(next: number | null): void {
    this.promised = next === null ? null : this.now() + next + this.limits.answer
  }

  /** Sends a ping if one is due. */
  beat(): void {
    const now = this.now()
    if (now - this.lastPing < (this.hasSeat ? this.limits.seatPing : this.limits.ping)) return
    this.lastPing = now
    this.unanswered ??= now
    this.pending = { mark: String(++this.count), at: now }
    this.socket.ping(this.pending.mark)
  }

  /** Returns the delay in milliseconds that the answer to the latest ping shows; null for any other. */
  measure(mark: Buffer): number | null {
    if (this.pending === null || mark.toString() !== this.pending.mark) return null
    const delay = Math.round(this.now() - this.pending.at)
    this.pending = null
    return delay
  }
}
