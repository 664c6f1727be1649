import { Mutex } from '../../mutex.ts'

/** Further requests are dropped, so that a flood of them does not become a flood of dialogs. */
const MAX_PENDING = 4

/** Holds open requests until the program has started, then handles them one at a time: each may ask the user something. */
export class OpenRequestQueue<T> {
  private readonly mutex = new Mutex()
  private waiting: T[] = []
  private running = 0
  private handle: ((request: T) => Promise<void>) | null = null

  add(request: T): void {
    if (this.waiting.length + this.running >= MAX_PENDING) return
    if (this.handle) this.run(request, this.handle)
    else this.waiting.push(request)
  }

  /** Handles the held requests and all later ones. `handle` must not throw. */
  start(handle: (request: T) => Promise<void>): void {
    this.handle = handle
    for (const request of this.waiting.splice(0)) this.run(request, handle)
  }

  private run(request: T, handle: (request: T) => Promise<void>): void {
    this.running++
    void this.mutex.runExclusive(() => handle(request).finally(() => this.running--))
  }
}
