/** Presses of one thing, by click or key. Those that follow each other closely are one: a double click, a held key. */
export class Presses {
  private readonly apart: number
  private last = Number.NEGATIVE_INFINITY

  /** @param apart milliseconds without a press after which the next one is new */
  constructor(apart: number) {
    this.apart = apart
  }

  /** Counts a press; returns true if it is a new one, not a part of the last. */
  isNew(now = performance.now()): boolean {
    const isNew = now - this.last >= this.apart
    this.last = now
    return isNew
  }
}
