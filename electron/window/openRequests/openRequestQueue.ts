import { Mutex } from '../../time/mutex.ts'

/** The most requests that wait: further ones are only counted, so that a flood of them cannot fill the memory. */
const MOST_WAITING = 50
/** Milliseconds in which requests are collected: the system reports several files one after another. */
const COLLECTING = 100

/** Requests that are handled together. */
export interface RequestGroup<T> {
  readonly requests: readonly T[]
  /** The number of further requests that could not wait. */
  readonly dropped: number
}

/**
 * Holds open requests until the program has started, then handles them in groups, one at a time and in order: requests
 * that arrive while the user is asked about a group wait for the next one.
 */
export class OpenRequestQueue<T> {
  private readonly mutex = new Mutex()
  private readonly collecting: number
  private waiting: T[] = []
  private dropped = 0
  private isScheduled = false
  private handle: ((group: RequestGroup<T>) => Promise<void>) | null = null

  /** @param collecting milliseconds in which requests are collected; shorter in tests */
  constructor(collecting = COLLECTING) {
    this.collecting = collecting
  }

  /** @param collecting milliseconds in which requests are collected; shorter in tests */
  add(requests: readonly T[]): void {
    const room = MOST_WAITING - this.waiting.length
    this.waiting.push(...requests.slice(0, room))
    this.dropped += Math.max(0, requests.length - room)
    this.schedule()
  }

  /** Starts handling, with the held requests first. `handle` must not throw. */
  start(handle: (group: RequestGroup<T>) => Promise<void>): void {
    this.handle = handle
    if (this.waiting.length > 0 || this.dropped > 0) this.schedule()
  }

  private schedule(): void {
    const { handle } = this
    if (!handle || this.isScheduled) return
    this.isScheduled = true
    void this.mutex.runExclusive(async () => {
      await new Promise((resolve) => setTimeout(resolve, this.collecting))
      this.isScheduled = false
      const group = { requests: this.waiting, dropped: this.dropped }
      this.waiting = []
      this.dropped = 0
      await handle(group)
    })
  }
}
