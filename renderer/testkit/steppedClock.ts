import type { PictureClock } from '../picture/pictureClock.ts'

interface Due {
  readonly at: number
  readonly act: () => void
}

/** A clock that stands still until it is stepped on. */
export class SteppedClock implements PictureClock {
  private time = 0
  private readonly waiting = new Set<Due>()

  now(): number {
    return this.time
  }

  after(ms: number, act: () => void): () => void {
    return this.wait({ at: this.time + ms, act })
  }

  every(ms: number, act: () => void): () => void {
    let stop = () => {}
    const wait = () => {
      stop = this.after(ms, () => {
        wait()
        act()
      })
    }
    wait()
    return () => stop()
  }

  /** Lets time pass; everything that is due happens at its own time, in order. */
  step(ms: number): void {
    const end = this.time + ms
    for (let next = this.next(end); next; next = this.next(end)) {
      this.waiting.delete(next)
      this.time = next.at
      next.act()
    }
    this.time = end
  }

  private wait(due: Due): () => void {
    this.waiting.add(due)
    return () => this.waiting.delete(due)
  }

  private next(end: number): Due | undefined {
    return [...this.waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
  }
}
