import type { TimeSource } from '../../time/timeSource.ts'

/** Passes items on in order, each exactly the delay in milliseconds after it was pushed; without a delay at once. */
export class DelayLine<T> {
  private readonly delay: number
  private readonly timeSource: TimeSource
  private readonly emit: (item: T) => void
  private readonly waiting: { readonly item: T; readonly due: number }[] = []
  private callOff: (() => void) | null = null
  private closed = false

  constructor(delay: number, timeSource: TimeSource, emit: (item: T) => void) {
    this.delay = delay
    this.timeSource = timeSource
    this.emit = emit
  }

  push(item: T): void {
    if (this.closed) return
    if (this.delay === 0) return this.emit(item)
    this.waiting.push({ item, due: this.timeSource.now() + this.delay })
    if (this.waiting.length === 1) this.schedule()
  }

  /** Drops the items that still wait. */
  close(): void {
    this.closed = true
    this.waiting.length = 0
    this.callOff?.()
    this.callOff = null
  }

  private schedule(): void {
    const [first] = this.waiting
    if (first)
      this.callOff = this.timeSource.after(Math.max(0, first.due - this.timeSource.now()), () => this.release())
  }

  /** Releases the items that are due. A timer may fire a little early: no item leaves before its time. */
  private release(): void {
    const now = this.timeSource.now()
    for (let first = this.waiting[0]; first && first.due <= now; first = this.waiting[0]) {
      this.waiting.shift()
      this.emit(first.item)
    }
    this.schedule()
  }
}
