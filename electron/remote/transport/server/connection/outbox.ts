import type { Limits } from '../../../admission/gate/limits.ts'
import type { Now } from '../../../admission/gate/rates/bucket.ts'
import type { Writer } from './writer.ts'

interface Waiting {
  /** One message, in parts that may be shared with other outboxes. */
  readonly parts: readonly Buffer[]
  readonly size: number
  readonly isAnswer: boolean
}

/**
 * The unsent messages of one connection. A little is passed to the system, a little more waits. When the queue is full,
 * all waiting messages except answers are dropped, and once the reader reads again the connection is reported as
 * behind: it needs a snapshot.
 */
export class Outbox {
  private readonly writer: Writer
  private readonly limits: Pick<Limits, 'sending' | 'queue'>
  private readonly now: Now
  private readonly onBehind: () => void
  private waiting: Waiting[] = []
  private size = 0
  /** True if only answers are accepted until the next snapshot. */
  private isBehind = false
  private isReported = false
  private progress: number

  constructor(writer: Writer, limits: Pick<Limits, 'sending' | 'queue'>, now: Now, onBehind: () => void) {
    this.writer = writer
    this.limits = limits
    this.now = now
    this.onBehind = onBehind
    this.progress = now()
  }

  /** The time for which the reader has accepted nothing, in milliseconds. */
  get stalled(): number {
    return this.writer.unsent === 0 ? 0 : this.now() - this.progress
  }

  /** True if more answers wait than the reader can need. */
  get isOverfull(): boolean {
    return this.size > 2 * this.limits.queue && this.waiting.length > 1
  }

  /** Sends a message of a feed. A snapshot replaces all waiting messages. */
  send(bytes: Buffer, isSnapshot: boolean): void {
    if (isSnapshot) {
      this.dropFeed()
      this.isBehind = false
      this.isReported = false
    } else if (this.isBehind) return
    else if (this.waiting.length > 0 && this.size + bytes.length > this.limits.queue) {
      this.isBehind = true
      return this.dropFeed()
    }
    if (this.isFree()) this.writer.write(bytes, this.onSent)
    else this.put({ parts: [bytes], size: bytes.length, isAnswer: false })
  }

  /** Sends the answer to a call. */
  answer(parts: readonly Buffer[]): void {
    if (this.isFree()) this.writer.writeParts(parts, this.onSent)
    else this.put({ parts, size: parts.reduce((sum, { length }) => sum + length, 0), isAnswer: true })
  }

  private put(message: Waiting): void {
    this.waiting.push(message)
    this.size += message.size
    this.flush()
  }

  private dropFeed(): void {
    this.waiting = this.waiting.filter(({ isAnswer }) => isAnswer)
    this.size = this.waiting.reduce((sum, { size }) => sum + size, 0)
  }

  private flush(): void {
    while (this.waiting.length > 0 && this.writer.unsent < this.limits.sending) {
      const next = this.waiting.shift()
      if (!next) return
      this.size -= next.size
      this.writer.writeParts(next.parts, this.onSent)
    }
  }

  /** Returns whether the system accepts a message now. Notes when the reader has nothing left to accept. */
  private isFree(): boolean {
    if (this.waiting.length > 0) return false
    const { unsent } = this.writer
    if (unsent === 0) this.progress = this.now()
    return unsent < this.limits.sending
  }

  private readonly onSent = (): void => {
    this.progress = this.now()
    if (this.waiting.length > 0) this.flush()
    if (!this.isBehind || this.isReported || this.writer.unsent >= this.limits.sending) return
    this.isReported = true
    this.onBehind()
  }
}
