import type { TimeSource } from '../time/timeSource.ts'

/** A clock that a test advances. Actions run in the order of their times. */
export class VirtualTime implements TimeSource {
  private time = 0
  private readonly actions: { readonly at: number; readonly run: () => void }[] = []

  now(): number {
    return this.time
  }

  after(milliseconds: number, run: () => void): () => void {
    const action = { at: this.time + milliseconds, run }
    this.actions.push(action)
    return () => {
      const index = this.actions.indexOf(action)
      if (index >= 0) this.actions.splice(index, 1)
    }
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds
    for (let next = this.next(end); next; next = this.next(end)) {
      this.actions.splice(this.actions.indexOf(next), 1)
      this.time = Math.max(this.time, next.at)
      next.run()
    }
    this.time = end
  }

  private next(end: number) {
    return this.actions.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
  }
}
