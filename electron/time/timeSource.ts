/** Time in milliseconds that never goes back, whatever happens to the clock of the computer. */
export interface TimeSource {
  now(): number
  /** Runs an action after a time; returns a function that cancels it. */
  after(milliseconds: number, action: () => void): () => void
}

export const REAL_TIME: TimeSource = {
  now: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
}
