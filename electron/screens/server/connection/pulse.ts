import type { WebSocket } from 'ws'
import type { Limits } from '../limits.ts'
import type { Clock } from '../rates/bucket.ts'

/** Pings one connection: measures its delay and notices when it is dead. */
export class Pulse {
  private readonly socket: Pick<WebSocket, 'ping'>
  private readonly limits: Pick<Limits, 'ping' | 'silence'>
  private readonly now: Clock
  private lastSign: number
  private lastPing: number
  private pending: { readonly mark: string; readonly at: number } | null = null
  private count = 0

  constructor(socket: Pick<WebSocket, 'ping'>, limits: Pick<Limits, 'ping' | 'silence'>, now: Clock) {
    this.socket = socket
    this.limits = limits
    this.now = now
    this.lastSign = now()
    this.lastPing = Number.NEGATIVE_INFINITY
  }

  get isDead(): boolean {
    return this.now() - this.lastSign > this.limits.silence
  }

  /** Anything that was heard of the other side. */
  sign(): void {
    this.lastSign = this.now()
  }

  /** Sends a ping if one is due. */
  beat(): void {
    const now = this.now()
    if (now - this.lastPing < this.limits.ping) return
    this.lastPing = now
    this.pending = { mark: String(++this.count), at: now }
    this.socket.ping(this.pending.mark)
  }

  /** The delay in milliseconds that the answer to the latest ping shows; null for any other. */
  measure(mark: Buffer): number | null {
    if (this.pending === null || mark.toString() !== this.pending.mark) return null
    const delay = Math.round(this.now() - this.pending.at)
    this.pending = null
    return delay
  }
}
