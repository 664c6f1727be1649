import type { EventQueue, Queued } from './eventQueue.ts'

/** Events that were queued together, and the view before them. */
export interface Batch<S, E> {
  readonly before: S
  readonly events: readonly E[]
}

/** The time for which the view before the repeated events stays in sight, ms at speed 1. */
export const BREATH = 700

/** The events that were queued together last, and their repetition. */
export class Again<S, E> {
  private last: Batch<S, E> | null = null
  private isWanted = false
  private breath = 0
  /** The view to return to. */
  private present: S | null = null

  /** Notes an event that is about to be shown on a view. The first of a batch ends a wish to repeat the batch before. */
  note({ event, isFirst, isAgain }: Queued<E>, before: S | null): void {
    if (isAgain || before === null) return
    const { last } = this
    if (isFirst) this.isWanted = false
    this.last = isFirst || !last ? { before, events: [event] } : { ...last, events: [...last.events, event] }
  }

  /** Forgets the events of another view. */
  forget(): void {
    this.last = null
    this.isWanted = false
    this.breath = 0
    this.present = null
  }

  /**
   * Asks for a repetition.
   * @param known returns the last events if none have been shown since the view was loaded; null if there are none
   */
  want(known: () => Batch<S, E> | null): void {
    this.last ??= known()
    this.isWanted = this.last !== null
  }

  /** Puts the last events in front of the queue, unless others of them wait; returns the view before them, or null. */
  begin(queue: EventQueue<E>, present: S | null): S | null {
    const { last } = this
    const isAmidBatch = queue.next?.isFirst === false
    if (!this.isWanted || !last || isAmidBatch) return null
    this.isWanted = false
    this.present = present
    this.breath = BREATH
    queue.putFirst(last.events.map((event) => ({ event, ofOthers: false, rest: 0, isFirst: false, isAgain: true })))
    return last.before
  }

  /** Waits while the view before the repeated events is in sight; returns the milliseconds left over, null if none. */
  pass(ms: number): number | null {
    const left = ms - this.breath
    this.breath = Math.max(0, -left)
    return this.breath > 0 ? null : left
  }

  /** Returns the view after a taken event; after the last repeated one the view from before the repetition. */
  after({ isAgain }: Queued<E>, queue: EventQueue<E>, usual: S | null): S | null {
    if (!isAgain || queue.next?.isAgain) return usual
    this.breath = 0 // it is left over if the events were skipped
    return this.present
  }
}
