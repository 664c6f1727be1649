import type { Origin } from './binding.ts'

const OWN: Origin = { ofOthers: false }

/** An event that waits to be shown. */
export interface Queued<E> {
  readonly event: E
  readonly ofOthers: boolean
  /** The time it stays in sight before the next event, ms at speed 1. */
  readonly rest: number
  /** True for the first of the events that were queued together. */
  readonly isFirst: boolean
  /** True if it has been shown before. */
  readonly isAgain: boolean
}

/** The events that wait to be shown, in order. */
export class EventQueue<E> {
  private waiting: Queued<E>[] = []

  get isEmpty(): boolean {
    return this.waiting.length === 0
  }

  get events(): readonly E[] {
    return this.waiting.map(({ event }) => event)
  }

  get next(): Queued<E> | null {
    return this.waiting[0] ?? null
  }

  /** Adds events; the rest applies only after the last of them. */
  add(events: readonly E[], { ofOthers, rest = 0 }: Origin = OWN): void {
    const last = events.length - 1
    const queued = events.map((event, index) => {
      return { event, ofOthers, rest: index === last ? rest : 0, isFirst: index === 0, isAgain: false }
    })
    this.waiting.push(...queued)
  }

  /** Puts events in front of all others. */
  putFirst(queued: readonly Queued<E>[]): void {
    this.waiting.unshift(...queued)
  }

  take(): Queued<E> | null {
    return this.waiting.shift() ?? null
  }

  clear(): void {
    this.waiting = []
  }
}
