import type { Delay } from '../../contract/channels.ts'
import type { TimeSource } from '../../time/timeSource.ts'

/** The part of a match that an item ends: a turn, a match, with which its turn ends too, or nothing. */
export type Ending = 'turn' | 'match' | null

interface Waiting<T> {
  readonly item: T
  readonly at: number
  readonly ends: Ending
}

/** The factor at which a line plays what waits after its delay was lowered. */
const CATCH_UP = 2

/**
 * Passes items on in order: each a time after it was pushed, or once its turn or match has ended. No item leaves early.
 *
 * The line shows the past up to a moment, its head. A longer delay holds the head until it is late enough; a shorter one
 * lets it run twice as fast until it has caught up, so that nothing is skipped. The head depends only on the delays and,
 * with an end of turn or match, on those ends; never on other items.
 */
export class DelayLine<T> {
  private delay: Delay
  private readonly timeSource: TimeSource
  private readonly emit: (item: T) => void
  private readonly merge: (items: readonly T[]) => readonly T[]
  private waiting: Waiting<T>[] = []
  /** The time of the last change of the delay, and the head then. */
  private changed: { readonly at: number; readonly head: number }
  /** The times of the last ends. */
  private ended: { readonly turn: number; readonly match: number }
  /** True while no match runs: then nothing waits for an end. */
  private isOver = true
  private timer: { readonly due: number; readonly callOff: () => void } | null = null
  private closed = false

  /** @param merge returns those items worth passing on of several that have waited for an end */
  constructor(
    delay: Delay,
    timeSource: TimeSource,
    emit: (item: T) => void,
    merge: (items: readonly T[]) => readonly T[] = (items) => items,
  ) {
    const now = timeSource.now()
    this.delay = delay
    this.timeSource = timeSource
    this.emit = emit
    this.merge = merge
    this.changed = { at: now, head: now }
    this.ended = { turn: now, match: now }
  }

  /** The moment of the past that the line shows now. */
  get head(): number {
    const { at, head } = this.changed
    const now = this.timeSource.now()
    return Math.max(head, Math.min(this.goal, head + CATCH_UP * (now - at)))
  }

  /** The time until which a longer delay holds the head; null while it does not. */
  get heldUntil(): number | null {
    const until = typeof this.delay === 'number' ? this.changed.head + this.delay : 0
    return until > this.timeSource.now() ? until : null
  }

  /** The items that wait, in order. */
  get pending(): readonly T[] {
    return this.waiting.map(({ item }) => item)
  }

  /** @param ends what the item ends, for delays until an end */
  push(item: T, ends: Ending = null): void {
    if (this.closed) return
    const now = this.timeSource.now()
    if (this.isOver) this.ended = { turn: now, match: now }
    this.isOver = ends === 'match'
    if (ends !== null) this.ended = { turn: now, match: ends === 'match' ? now : this.ended.match }
    this.waiting.push({ item, at: now, ends })
    this.release()
  }

  /** Changes the delay for the items that wait, too. */
  setDelay(delay: Delay): void {
    this.release()
    this.changed = { at: this.timeSource.now(), head: this.head }
    this.delay = delay
    this.release()
  }

  /** Drops the items that still wait. */
  close(): void {
    this.closed = true
    this.waiting = []
    this.cancel()
  }

  /** The moment that the head tries to reach. */
  private get goal(): number {
    const now = this.timeSource.now()
    if (typeof this.delay === 'number') return now - this.delay
    return this.isOver ? now : this.ended[this.delay]
  }

  /** The index of the first item that waits for an end. */
  private get heldFrom(): number {
    const { delay } = this
    if (typeof delay === 'number') return this.waiting.length
    return this.waiting.findLastIndex(({ ends }) => ends === 'match' || (delay === 'turn' && ends === 'turn')) + 1
  }

  /** Returns when an item leaves that waits for no end. */
  private dueOf({ at }: Waiting<T>): number {
    const { changed, delay } = this
    const whenCaughtUp = changed.at + (at - changed.head) / CATCH_UP
    return typeof delay === 'number' ? Math.max(at + delay, whenCaughtUp) : whenCaughtUp
  }

  /** Releases the items that are due. A timer may fire a little early: no item leaves before its time. */
  private release(): void {
    const now = this.timeSource.now()
    const held = this.heldFrom
    const later = this.waiting.findIndex((one, index) => index >= held || this.dueOf(one) > now)
    const leaving = this.waiting.splice(0, later < 0 ? this.waiting.length : later)
    const items = leaving.map((one) => one.item)
    for (const item of typeof this.delay === 'number' ? items : this.merge(items)) this.emit(item)
    this.schedule(this.next)
  }

  /** Sets the timer for the next item, unless it is set: the order of timers must not depend on later items. */
  private schedule(next: Waiting<T> | undefined): void {
    const due = next && this.dueOf(next)
    if (due === this.timer?.due) return
    this.cancel()
    if (due === undefined) return
    const callOff = this.timeSource.after(Math.max(0, due - this.timeSource.now()), () => {
      this.timer = null
      this.release()
    })
    this.timer = { due, callOff }
  }

  /** The first item that waits for no end; missing if there is none. */
  private get next(): Waiting<T> | undefined {
    return this.heldFrom > 0 ? this.waiting[0] : undefined
  }

  private cancel(): void {
    this.timer?.callOff()
    this.timer = null
  }
}
