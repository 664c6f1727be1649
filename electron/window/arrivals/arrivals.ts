import { Mutex } from '../../mutex.ts'

/** More than these wait for nobody: whoever floods the program must not flood its user. */
const MOST_WAITING = 4

/**
 * What arrives from outside while the program starts waits here, and what arrives later is taken one after another:
 * each may ask the user something.
 */
export class Arrivals<T> {
  private readonly taking = new Mutex()
  private waiting: T[] = []
  private inTurn = 0
  private take: ((arrival: T) => Promise<void>) | null = null

  add(arrival: T): void {
    if (this.waiting.length + this.inTurn >= MOST_WAITING) return
    if (this.take) this.pass(arrival, this.take)
    else this.waiting.push(arrival)
  }

  /** From now on there is somebody to take what arrives. `take` must not throw. */
  receive(take: (arrival: T) => Promise<void>): void {
    this.take = take
    for (const arrival of this.waiting.splice(0)) this.pass(arrival, take)
  }

  private pass(arrival: T, take: (arrival: T) => Promise<void>): void {
    this.inTurn++
    void this.taking.runExclusive(() => take(arrival).finally(() => this.inTurn--))
  }
}
